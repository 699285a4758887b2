import { readTokens } from "../../src/styles/read-tokens.ts";
import theme from "../../src/styles/theme.css?raw";

/** A design token of src/styles/theme.css. */
export interface Token {
  readonly name: string;
  /** As it is written. */
  readonly value: string;
  /** The page's current value, also in another brand; the style sheet leaves out what no component uses. */
  readonly live: string;
}

const ALL = [...readTokens(theme).tokens];

/** All tokens whose name starts with `prefix`, in the order of the file, so that a new one appears by itself. */
export const tokens = (prefix: string): readonly Token[] =>
  ALL.filter(([name]) => name.startsWith(prefix)).map(([name, value]) => ({
    name,
    value,
    live: `var(--pf-${name}, ${value})`,
  }));

/** Names of the utilities that set a type role, in the order of the file. */
export const typeRoles = (): readonly string[] =>
  Array.from(theme.matchAll(/^@utility (type-\w+)/gm), ([, name = ""]) => name);
