// The colors of src/styles/theme.css for Storybook's own surfaces, so that there is no second palette.
import { readFileSync } from "node:fs";
import { formatHex } from "culori";

const CSS = readFileSync(new URL("../src/styles/theme.css", import.meta.url), "utf8");
const OPAQUE = /^oklch\([^/]+\)$/;

/** Custom properties of every color, as written: the manager's style sheet supports light-dark(). */
export const colorProperties = (CSS.match(/^ {2}--color-[a-z-]+: [^;]+;/gm) ?? []).join("");

/** The text font, and opaque colors as sRGB: Storybook's theme supports neither oklch() nor light-dark(). */
export const tokens = {
  font: /--font-text:\s*([^;]+);/.exec(CSS)?.[1]?.replace(/\s+/g, " ") ?? "",
  light: inHex(0),
  dark: inHex(1),
};

function inHex(theme: 0 | 1): Record<string, string> {
  const found = CSS.matchAll(/^ {2}--color-([a-z-]+): (?:light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)|([^;]+));/gm);
  const pairs = [...found].map(([, name = "", light, dark, both = ""]) => [name, [light ?? both, dark ?? both][theme]]);
  return Object.fromEntries(
    pairs.flatMap(([name, value]) => (OPAQUE.test(value ?? "") ? [[name, formatHex(value)]] : [])),
  );
}
