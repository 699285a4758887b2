import { readTokens } from "../../src/styles/read-tokens.ts";
import theme from "../../src/styles/theme.css?raw";

/** A design token of src/styles/theme.css. */
export interface Token {
  readonly name: string;
  /** The value as it is written in the file. */
  readonly value: string;
  /** A `var()` with the token's current value on the page, which another brand may have changed. */
  readonly live: string;
}

const ALL = [...readTokens(theme).tokens];

/** Returns all tokens whose names start with `prefix`, in the order of the file. */
export const tokens = (prefix: string): readonly Token[] =>
  ALL.filter(([name]) => name.startsWith(prefix)).map(([name, value]) => ({
    name,
    value,
    live: `var(--pf-${name})`,
  }));

/** Returns the names of the utilities that set a text style, in the order of the file. */
export const typeRoles = (): readonly string[] =>
  Array.from(theme.matchAll(/^@utility (type-\w+)/gm), ([, name = ""]) => name);
