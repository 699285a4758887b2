// The colors of src/styles/theme.css for Storybook's own surfaces, so that there is no second palette.
import { resolve, toStyleSheet } from "../scripts/tokens/document.ts";
import { themeDocument } from "../scripts/tokens.ts";

const DOCUMENT = themeDocument();
const WRITTEN = [...toStyleSheet(DOCUMENT).tokens];

/** Custom properties of every color, as written: the manager's style sheet supports light-dark(). */
export const colorProperties = WRITTEN.filter(([name]) => name.startsWith("color-"))
  .map(([name, value]) => `--${name}:${value};`)
  .join("");

/** The text font, and opaque colors as sRGB: Storybook's theme supports neither oklch() nor light-dark(). */
export const tokens = { font: new Map(WRITTEN).get("font-text") ?? "", light: inHex("light"), dark: inHex("dark") };

function inHex(theme: "light" | "dark"): Record<string, string> {
  const found = [...resolve(DOCUMENT, theme)].flatMap(([path, { $type, $value }]) => {
    const { hex, alpha } = $value as { hex: string; alpha?: number };
    return $type === "color" && alpha === undefined ? [[path.slice("color.".length), hex]] : [];
  });
  return Object.fromEntries(found);
}
