import { readTokens } from "../../src/styles/read-tokens.ts";
import theme from "../../src/styles/theme.css?raw";

/** A design token of src/styles/theme.css. */
export interface Token {
  readonly name: string;
  /** The value as written in the file. */
  readonly value: string;
  /**
   * The current value on the page, also in another brand. The fallback is for tokens that the style sheet leaves out
   * because no component uses them.
   */
  readonly live: string;
}

const ALL = [...readTokens(theme).tokens];

/** All tokens whose names start with `prefix`, in file order. New tokens are included automatically. */
export const tokens = (prefix: string): readonly Token[] =>
  ALL.filter(([name]) => name.startsWith(prefix)).map(([name, value]) => ({
    name,
    value,
    live: `var(--pf-${name}, ${value})`,
  }));

/** The names of the utilities that set a type role, in file order. */
export const typeRoles = (): readonly string[] =>
  Array.from(theme.matchAll(/^@utility (type-\w+)/gm), ([, name = ""]) => name);
