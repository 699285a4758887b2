import { isValidElement } from "react";
import type { ArgTypesEnhancer } from "storybook/internal/types";

/** Improves the tables of props: lists the possible values, and describes native attributes. */
export const expandArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, { description, table, type, ...rest }]) => {
      const summary = table?.type?.summary;
      const value = valuesOf(summary);
      const isControlled = `default${name.charAt(0).toUpperCase()}${name.slice(1)}` in argTypes;
      const arg = initialArgs[name];
      // A story does not handle the callback, so a controlled prop in its args would never change again.
      const control = isControlled && arg === undefined ? { disable: true } : controlOf(summary, arg);
      return [
        name,
        {
          ...(control && { control }),
          ...rest,
          type: value ? { name: "enum", value } : type,
          // Stories set some props that the types leave to React.
          description: description || "Same as the native attribute.",
          table,
        },
      ];
    }),
  );

const LITERALS = /^("[^"]*"|-?[\d.]+)( \| ("[^"]*"|-?[\d.]+))*$/;
/** The values of a type that consists only of literals. */
const valuesOf = (type = "") =>
  LITERALS.test(type) ? type.split(" | ").map((value): string | number => JSON.parse(value)) : undefined;

/**
 * No control for values that cannot be typed, such as a picture or a function; undefined leaves the choice to
 * Storybook.
 */
function controlOf(type = "", arg: unknown) {
  if (type === "string" || (type === "ReactNode" && typeof arg === "string")) return { type: "text" } as const;
  const isFound = /^(boolean|number|"|\d)/.test(type) || (typeof arg === "object" && !isValidElement(arg));
  return isFound ? undefined : { disable: true };
}
