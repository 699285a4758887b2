import theme from "tokens:theme";

/** A design token of src/styles/theme.css, read from the same data as the files that can be downloaded. */
export interface Token {
  readonly name: string;
  /** As it is written. */
  readonly value: string;
  /** What the page has now, also in another brand; the style sheet leaves out what no component uses. */
  readonly live: string;
}

/** All tokens whose name starts with `prefix`, in the order of the file, so that a new one appears by itself. */
export const tokens = (prefix: string): readonly Token[] =>
  theme.tokens
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ name, value }) => ({ name, value, live: `var(--pf-${name}, ${value})` }));

/** Names of the utilities that set a type role, in the order of the file. */
export const typeRoles = (): readonly string[] => theme.roles;
