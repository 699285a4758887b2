import { isValidElement } from "react";
import type { ArgTypesEnhancer } from "storybook/internal/types";

/** The tables of props in full: what react-docgen has read of a type and of `@default`, and Storybook leaves out. */
export const inFull: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, { description = "", table, type, ...rest }]) => {
      const [text, inWords] = description.split(/\s*@default\s+/);
      const written = typeof type === "object" ? type.raw : undefined;
      const summary = (written ?? table?.type?.summary)
        ?.replace(/^\((.+)\) \| undefined$/, "$1")
        .replace(/ \| undefined$|.*typeof.*|unknown/, "");
      const told = table?.defaultValue;
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
            defaultValue: inWords ? { summary: inWords } : told,
          },
        },
      ];
    }),
  );

/** None where nothing can be typed, such as for a picture or a function; undefined where Storybook finds it by itself. */
function controlOf(type = "", arg: unknown) {
  if (type === "string" || (type === "ReactNode" && typeof arg === "string")) return { type: "text" } as const;
  const isFound = /^(boolean|number|"|\d)/.test(type) || (typeof arg === "object" && !isValidElement(arg));
  return isFound ? undefined : { disable: true };
}
