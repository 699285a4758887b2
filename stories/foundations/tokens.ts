import css from "../../src/styles/theme.css?raw";

/** A design token as it is written in src/styles/theme.css. */
export interface Token {
  readonly name: string;
  readonly value: string;
}

/** All tokens whose name starts with `prefix`, in the order of the file, so that a new one appears by itself. */
export function tokens(prefix: string): readonly Token[] {
  const found = css.matchAll(/^ {2}--([\w-]+):\s*([^;]+);/gm);
  return [...found]
    .map(([, name = "", value = ""]) => ({ name, value: value.replace(/\s+/g, " ").trim() }))
    .filter(({ name, value }) => name.startsWith(prefix) && value !== "initial");
}

/** Names of the utilities that set a type role, in the order of the file. */
export const typeRoles = (): readonly string[] => [...css.matchAll(/^@utility (type-[\w-]+)/gm)].map(([, n = ""]) => n);
