import { create, type ThemeVars } from "storybook/theming";
import type { tokens as Tokens } from "./tokens.ts";

/** The logo as HTML. Storybook shows `brandTitle` as HTML if there is no `brandImage`. */
const BRAND = '<img src="./favicon.svg" alt="" width="32" height="32"> <span>PROFIGURE</span>';

/** Creates Storybook's theme from our design tokens. `text` is the JSON of `tokens` in tokens.ts, passed by main.ts. */
export function storybookTheme(base: "light" | "dark", text: string): ThemeVars {
  const tokens: typeof Tokens = JSON.parse(text);
  const token = (name: string) => {
    const color = tokens[base][name];
    if (!color) throw new Error(`src/styles/theme.css has no opaque color called ${name}.`);
    return color;
  };
  return create({
    base,
    brandTitle: BRAND,
    brandUrl: "./",
    brandTarget: "_self",
    fontBase: tokens.font,
    colorPrimary: token("hero"),
    colorSecondary: token("hero"),
    appBg: token("background"),
    appContentBg: token("surface"),
    appPreviewBg: token("background"),
    appHoverBg: token("sunken"),
    appBorderColor: token("line"),
    appBorderRadius: 10,
    textColor: token("ink"),
    textInverseColor: token("background"),
    textMutedColor: token("muted"),
    barBg: token("surface"),
    barTextColor: token("muted"),
    barHoverColor: token("hero"),
    barSelectedColor: token("hero"),
    buttonBg: token("sunken"),
    buttonBorder: token("line-strong"),
    booleanBg: token("sunken"),
    booleanSelectedBg: token("surface"),
    inputBg: token("surface"),
    inputBorder: token("line-strong"),
    inputTextColor: token("ink"),
    inputBorderRadius: 10,
  });
}
