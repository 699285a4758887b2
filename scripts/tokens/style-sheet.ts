import postcss, { type AtRule, type Declaration } from "postcss";

/** The tokens that a style sheet sets, without `--` and prefix, as they are written but for white space. */
export interface StyleSheetTokens {
  readonly tokens: ReadonlyMap<string, string>;
  /** Those of `prefers-contrast: more`. */
  readonly moreContrast: ReadonlyMap<string, string>;
  readonly descriptions: ReadonlyMap<string, string>;
  /** The declarations of each type role, such as `type-card`. */
  readonly roles: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** The comment of one line above a declaration, or above the block that it stands in. */
function description(declaration: Declaration): string | undefined {
  let node = declaration.prev();
  if (declaration.raws.before?.includes("\n\n")) return undefined;
  while (node?.type === "decl" && !node.raws.before?.includes("\n\n")) node = node.prev();
  return node?.type === "comment" && !node.text.includes("\n") ? node.text : undefined;
}

/** Reads `@theme` of src/styles/theme.css, or the rules of a brand's file. */
export function readStyleSheet(css: string): StyleSheetTokens {
  const tokens = new Map<string, string>();
  const moreContrast = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const roles = new Map<string, Record<string, string>>();
  const root = postcss.parse(css);
  root.walkDecls(/^--/, (declaration) => {
    const { parent, prop } = declaration;
    const value = oneLine(declaration.value);
    const isTheme = parent?.type === "atrule" && (parent as AtRule).name === "theme";
    // In @theme, `initial` takes Tailwind's own tokens away.
    if (value === "initial" || (parent?.type !== "rule" && !isTheme)) return;
    const name = prop.slice(isTheme ? "--".length : "--pf-".length);
    const isInMedia = parent.parent?.type === "atrule";
    (isInMedia ? moreContrast : tokens).set(name, value);
    const text = description(declaration);
    if (text) descriptions.set(name, text);
  });
  root.walkAtRules("utility", ({ params, nodes = [] }) => {
    const declarations = nodes.flatMap((node) => (node.type === "decl" ? [[node.prop, oneLine(node.value)]] : []));
    if (params.startsWith("type-")) roles.set(params, Object.fromEntries(declarations));
  });
  return { tokens, moreContrast, descriptions, roles };
}
