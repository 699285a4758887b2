import { isValidElement } from "react";
import type { ArgTypesEnhancer } from "storybook/internal/types";

/** Expands the tables of props: Storybook leaves out what was read of types and of `@default`. */
export const expandArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, { description = "", table, type, ...rest }]) => {
      const [text, inWords] = description.split(/\s*@default\s+/);
      const written = typeof type === "object" ? type.raw : undefined;
      const summary = written ?? table?.type?.summary;
      const original = table?.defaultValue;
      const control = controlOf(summary, initialArgs[name]);
      return [
        name,
        {
          ...(control && { control }),
          ...rest,
          type,
          description: text,
          table: {
            ...table,
            type: { summary },
            defaultValue: inWords ? { summary: inWords } : original,
          },
        },
      ];
    }),
  );

/** No control where nothing can be typed, such as for a picture or a function; undefined leaves it to Storybook. */
function controlOf(type = "", arg: unknown) {
  if (type === "string" || (type === "ReactNode" && typeof arg === "string")) return { type: "text" } as const;
  const isFound = /^(boolean|number|"|\d)/.test(type) || (typeof arg === "object" && !isValidElement(arg));
  return isFound ? undefined : { disable: true };
}
