// All tokens as one resolver document of the Design Tokens format 2025.10, and back.
import { list } from "postcss";
import type { StyleSheetTokens } from "./style-sheet.ts";
import { cssOf, place, propertyOf, type Token, toRole, toToken } from "./token.ts";

/** Token by name in a group; `$root` is the token called as the group. */
type Groups = Record<string, Record<string, Token>>;
type Reference = { readonly $ref: string };
export const CONTEXTS = ["light", "dark", "light-more-contrast", "dark-more-contrast"] as const;
export type Context = (typeof CONTEXTS)[number];
/** A resolver document of 2025.10 with all its sets inside. */
export interface TokenDocument {
  readonly $schema: string;
  readonly name: string;
  readonly version: "2025.10";
  readonly description: string;
  readonly sets: { readonly base: { readonly description: string; readonly sources: readonly Groups[] } };
  readonly modifiers: {
    readonly theme: {
      readonly description: string;
      /** Whole in each context: not every reader follows a reference from a context to a set. */
      readonly contexts: Readonly<Record<Context, readonly Groups[]>>;
      readonly default: Context;
    };
  };
  readonly resolutionOrder: readonly Reference[];
}

/** The light and the dark half of a value; both are the same where it is for both themes. */
function halves(value: string): readonly [light: string, dark: string] {
  const [, pair] = /^light-dark\((.+)\)$/.exec(value) ?? [];
  const [light = value, dark = value] = pair ? list.comma(pair) : [];
  return [light, dark];
}

function add(groups: Groups, name: string, token: Token) {
  const [group, key] = place(name);
  groups[group] = { ...groups[group], [key]: token };
}

/** A style sheet's tokens, or a brand's over them, as one document. */
export function toDocument({ tokens, moreContrast, descriptions, roles }: StyleSheetTokens): TokenDocument {
  const base: Groups = {};
  const themes: readonly [Groups, Groups] = [{}, {}];
  const contrast: readonly [Groups, Groups] = [{}, {}];
  for (const [name, css] of tokens) {
    const [light, dark] = halves(css);
    const text = descriptions.get(name);
    if (light === dark) add(base, name, toToken(name, css, text));
    else
      for (const [index, half] of [light, dark].entries()) add(themes[index as 0 | 1], name, toToken(name, half, text));
  }
  for (const [name, declarations] of roles)
    base.type = { ...base.type, [name.slice("type-".length)]: toRole(declarations, tokens) };
  for (const [name, css] of moreContrast)
    for (const [index, half] of halves(css).entries()) add(contrast[index as 0 | 1], name, toToken(name, half));
  return {
    $schema: "https://www.designtokens.org/schemas/2025.10/resolver.json",
    name: "ProFigure",
    version: "2025.10",
    description:
      "Made from src/styles/theme.css. A fluid size is given as in a window of 1440 px; $extensions.profigure has what CSS says of it, and its size at 320 px as narrow.",
    sets: {
      base: { description: "The same in every theme", sources: [base] },
    },
    modifiers: {
      theme: {
        description: "Light or dark, and for people who ask for more contrast",
        contexts: {
          light: [themes[0]],
          dark: [themes[1]],
          "light-more-contrast": [themes[0], contrast[0]],
          "dark-more-contrast": [themes[1], contrast[1]],
        },
        default: "light",
      },
    },
    resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/theme" }],
  };
}

/** The tokens of one context, by path (`color.ink`); a token that is another's is given that one's value. */
export function resolve(document: TokenDocument, context: Context): ReadonlyMap<string, Token> {
  const { sets, modifiers } = document;
  const found = new Map<string, Token>();
  for (const groups of [...sets.base.sources, ...modifiers.theme.contexts[context]])
    for (const [group, tokens] of Object.entries(groups))
      for (const [name, token] of Object.entries(tokens)) found.set(`${group}.${name}`, token);
  const follow = (token: Token): Token => {
    const target = typeof token.$value === "string" && found.get(token.$value.slice(1, -1));
    return target ? { ...token, $value: follow(target).$value } : token;
  };
  return new Map([...found].map(([path, token]) => [path, follow(token)]));
}

/** The way back: what theme.css says, from the document alone. */
export function toStyleSheet({ sets, modifiers }: TokenDocument): Omit<StyleSheetTokens, "descriptions"> {
  const read = (...sources: readonly Groups[]) => {
    const all = sources.flatMap((groups) => Object.entries(groups).filter(([group]) => group !== "type"));
    const entries = all.flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([name, token]) => [propertyOf(`${group}.${name}`), cssOf(token)] as const),
    );
    return new Map(entries);
  };
  const pair = (light: ReadonlyMap<string, string>, dark: ReadonlyMap<string, string>) =>
    [...light].map(
      ([name, css]) => [name, css === dark.get(name) ? css : `light-dark(${css}, ${dark.get(name)})`] as const,
    );
  const { contexts } = modifiers.theme;
  const part = (index: 0 | 1) => (context: Context) => read(contexts[context][index] ?? {});
  const [theme, contrast] = [part(0), part(1)];
  const roles = Object.entries(sets.base.sources[0]?.type ?? {}).map(
    ([name, { $extensions }]) => [`type-${name}`, $extensions?.profigure.css as Record<string, string>] as const,
  );
  return {
    tokens: new Map([...read(...sets.base.sources), ...pair(theme("light"), theme("dark"))]),
    moreContrast: new Map(pair(contrast("light-more-contrast"), contrast("dark-more-contrast"))),
    roles: new Map(roles),
  };
}
