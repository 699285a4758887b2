type Tokens = ReadonlyMap<string, string>;

const read = (css: string): Tokens =>
  new Map(
    Array.from(css.matchAll(/^\s*--(?:pf-)?([\w-]+):\s*([^;]+);/gm), ([, name = "", value = ""]) => [
      name,
      value.replace(/\s+/g, " "),
    ]),
  );

/** Returns the tokens of theme.css by name, and the tokens that `prefers-contrast: more` changes. */
export function readTokens(css: string): { readonly tokens: Tokens; readonly moreContrast: Tokens } {
  const [base = "", more = ""] = css.replace(/\/\*.*?\*\//gs, "").split("@media (prefers-contrast: more)");
  return { tokens: read(base.replace(/@keyframes.*/s, "")), moreContrast: read(more.replace(/@utility.*/s, "")) };
}

/** Returns a color's value in a theme, after resolving references to other tokens. */
export function resolveColor(tokens: Tokens, name: string, theme: "light" | "dark"): string {
  const value = tokens.get(`color-${name}`);
  if (!value) throw new Error(`There is no color called ${name}.`);
  const [, other] = /^var\(--pf-color-(.+)\)$/.exec(value) ?? [];
  if (other) return resolveColor(tokens, other, theme);
  const [, light, dark] = /^light-dark\((.+?\)), (.+)\)$/.exec(value) ?? [];
  return (theme === "light" ? light : dark) ?? value;
}
