// Reads the colors for Storybook's user interface from src/styles/theme.css, so that there is only one palette.
import { readFileSync } from "node:fs";
import { formatHex } from "culori";
import { readTokens, resolveColor } from "../src/styles/read-tokens.ts";

const { tokens: all } = readTokens(readFileSync(new URL("../src/styles/theme.css", import.meta.url), "utf8"));
const colors = [...all].filter(([name]) => name.startsWith("color-"));

/** All colors as custom properties, with unchanged values: the manager's style sheet supports light-dark(). */
export const colorProperties = colors.map(([name, value]) => `--${name}:${value};`).join("");

/** The text font and the colors of each theme in sRGB: Storybook's theme supports neither oklch() nor light-dark(). */
export const tokens = { font: all.get("font-text") ?? "", light: inHex("light"), dark: inHex("dark") };

function inHex(theme: "light" | "dark"): Record<string, string> {
  const names = colors.map(([name]) => name.slice("color-".length));
  return Object.fromEntries(names.map((name) => [name, formatHex(resolveColor(all, name, theme)) ?? ""]));
}
