import { converter } from "culori";
import { resolve, type TokenDocument } from "./document.ts";
import { decimal, length, pixels, propertyOf, type Token } from "./token.ts";

/** Types that Figma has variables for, and the fields that offer a variable of the group. */
const FIGMA_SCOPES: Readonly<Record<string, readonly string[]>> = {
  color: ["ALL_SCOPES"],
  font: ["FONT_FAMILY"],
  "font-weight": ["FONT_WEIGHT"],
  text: ["FONT_SIZE"],
  leading: [],
  stretch: [],
  spacing: ["GAP", "WIDTH_HEIGHT"],
  container: ["WIDTH_HEIGHT"],
  default: ["STROKE_FLOAT"],
  radius: ["CORNER_RADIUS"],
  breakpoint: [],
};

const toRgb = converter("rgb");
function figmaValue({ $type, $value }: Token): Pick<Token, "$type" | "$value"> {
  // biome-ignore lint/suspicious/noExplicitAny: its shape follows $type.
  const value = $value as any;
  if ($type === "fontFamily") return { $type: "string", $value: value[0] };
  if ($type === "dimension") return { $type: "number", $value: decimal(pixels(length(value), 1440)) };
  if ($type !== "color") return { $type: "number", $value: value };
  const { r = 0, g = 0, b = 0 } = toRgb(value.hex) ?? {};
  return {
    $type,
    $value: {
      colorSpace: "srgb",
      components: [r, g, b].map(decimal),
      alpha: value.alpha ?? 1,
      hex: value.hex.toUpperCase(),
    },
  };
}

/** One mode of a Figma collection, as Figma itself exports it: plain values in sRGB and pixels, one file for each mode. */
export function toFigma(document: TokenDocument, mode: "light" | "dark"): Record<string, unknown> {
  const groups: Record<string, Record<string, unknown>> = {};
  for (const [path, token] of resolve(document, mode)) {
    const [group = "", name = ""] = path.split(".");
    const scopes = FIGMA_SCOPES[group];
    if (!scopes) continue;
    groups[group] = {
      ...groups[group],
      [name === "$root" ? "step" : name]: {
        ...figmaValue(token),
        ...(token.$description && { $description: token.$description }),
        $extensions: {
          "com.figma.scopes": scopes,
          "com.figma.codeSyntax": { WEB: `var(--pf-${propertyOf(path)})` },
        },
      },
    };
  }
  return { ...groups, $extensions: { "com.figma.modeName": mode === "light" ? "Light" : "Dark" } };
}
