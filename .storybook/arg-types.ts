import { isValidElement } from "react";
import type { ArgTypesEnhancer } from "storybook/internal/types";

/** Expands the tables of props: the values to choose from, and a description for native attributes. */
export const expandArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, { description, table, type, ...rest }]) => {
      const summary = table?.type?.summary;
      const value = valuesOf(summary);
      const isControlled = `default${name.charAt(0).toUpperCase()}${name.slice(1)}` in argTypes;
      const arg = initialArgs[name];
      // A story does not answer the callback: set here, a controlled prop would never change again.
      const control = isControlled && arg === undefined ? { disable: true } : controlOf(summary, arg);
      return [
        name,
        {
          ...(control && { control }),
          ...rest,
          type: value ? { name: "enum", value } : type,
          // A story gives what the types leave to React's own.
          description: description || "Same as the native attribute.",
          table,
        },
      ];
    }),
  );

const LITERALS = /^("[^"]*"|-?[\d.]+)( \| ("[^"]*"|-?[\d.]+))*$/;
/** What a type made of literals alone allows. */
const valuesOf = (type = "") =>
  LITERALS.test(type) ? type.split(" | ").map((value): string | number => JSON.parse(value)) : undefined;

/** No control where nothing can be typed, such as for a picture or a function; undefined leaves it to Storybook. */
function controlOf(type = "", arg: unknown) {
  if (type === "string" || (type === "ReactNode" && typeof arg === "string")) return { type: "text" } as const;
  const isFound = /^(boolean|number|"|\d)/.test(type) || (typeof arg === "object" && !isValidElement(arg));
  return isFound ? undefined : { disable: true };
}
