import { isValidElement } from "react";
import type { Args, ArgsEnhancer, ArgTypes, ArgTypesEnhancer, StoryContext } from "storybook/internal/types";

/**
 * Replaces an arg by its name among the `choices` of its arg type, which a select can show. Storybook's own `mapping` is
 * not used, because the controls of a docs page show no selection with it.
 */
export const nameChoices: ArgsEnhancer = ({ initialArgs, argTypes }) =>
  Object.fromEntries(
    Object.entries(initialArgs).map(([name, arg]) => {
      const choices: Readonly<Record<string, unknown>> = argTypes[name]?.choices ?? {};
      return [name, Object.keys(choices).find((key) => choices[key] === arg) ?? arg];
    }),
  );

/** Returns the props for a story's args: the chosen values, and the first value of an arg that the controls removed. */
export const propsOf = ({
  args,
  argTypes,
  initialArgs,
}: Pick<StoryContext, "args" | "argTypes" | "initialArgs">): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, arg]) => {
      // The controls set a removed value to null.
      const value = arg ?? initialArgs[name];
      return [name, argTypes[name]?.choices?.[value] ?? value];
    }),
  );

/** Improves the tables of props: adds the possible values and a description of native attributes. */
export const expandArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) =>
  Object.fromEntries(
    Object.entries({ ...nativeArgs(initialArgs), ...argTypes }).map(([name, { description, table, type, ...rest }]) => {
      const summary = table?.type?.summary;
      const value = valuesOf(summary);
      const isControlled = `default${name.charAt(0).toUpperCase()}${name.slice(1)}` in argTypes;
      const arg = initialArgs[name];
      // A controlled prop gets no control: it would freeze the component, because the story ignores the callback.
      const control = isControlled && arg === undefined ? { disable: true } : controlOf(summary, arg);
      return [
        name,
        {
          ...(control && { control }),
          ...rest,
          // A sheet of states ignores the args.
          ...(!parameters.__isArgsStory && { control: { disable: true } }),
          type: value ? { name: "enum", value } : type,
          // Some props have no description, because their type comes from React.
          description: description || "Same as the native attribute.",
          table,
        },
      ];
    }),
  );

/** Rows for args without an arg type: Storybook would add them without a description. */
const nativeArgs = (args: Args): ArgTypes => Object.fromEntries(Object.keys(args).map((name) => [name, { name }]));

const LITERALS = /^("[^"]*"|-?[\d.]+)( \| ("[^"]*"|-?[\d.]+))*$/;
/** Returns the values of a type that is a union of literals. */
const valuesOf = (type = "") =>
  LITERALS.test(type) ? type.split(" | ").map((value): string | number => JSON.parse(value)) : undefined;

/**
 * Returns the control for a prop. Values that people cannot type, such as pictures and functions, get no control.
 * Undefined leaves the choice to Storybook.
 */
function controlOf(type = "", arg: unknown) {
  if (type === "string" || (type === "ReactNode" && typeof arg === "string")) return { type: "text" } as const;
  // The type of a native attribute is not known.
  if (!type && /^(string|boolean|number)$/.test(typeof arg)) return undefined;
  const isFound = /^(boolean|number|"|\d)/.test(type) || (typeof arg === "object" && !isValidElement(arg));
  return isFound ? undefined : { disable: true };
}
