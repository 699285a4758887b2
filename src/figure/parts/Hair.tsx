import { lighten, luminance, mix, soft } from "../color.ts";
import { GOLD } from "../palette.ts";
import { HAIR_ART, SHINE } from "./hair-art.ts";
import { layers } from "./layer.tsx";
import type { Look } from "./look.ts";

const colorOf = ({ spec, hair, wrap }: Look): string => (HAIR_ART[spec.hair].isWrap ? wrap : hair);

/** Hair behind the head and body. */
export const hairBack = (look: Look) =>
  layers(look.art, [[mix(colorOf(look), look.art.shade, 0.22), HAIR_ART[look.spec.hair].back, "lit", 0.7]]);

/** Hair, hijab or turban over the head. Black hair shines blue, so that it keeps its shape in the box. */
export function hairFront(look: Look) {
  const { art, spec } = look;
  const { front, strands, shine, gold, hidesEars } = HAIR_ART[spec.hair];
  const color = colorOf(look);
  const isDark = luminance(color) < 0.16;
  const isBald = front === undefined || spec.hair === "receding";
  return layers(art, [
    // The face looks out of a hijab; where hair overlaps hair there is no hole.
    [color, front, hidesEars ? "cut" : "lit", isDark ? 0.4 : undefined],
    [isDark ? "#4a4a63" : mix(color, art.shade, 0.7), strands, 2],
    [isBald ? "#fff6" : soft(isDark ? "#8d96c4" : lighten(color, 0.45)), shine ?? SHINE, isBald ? 7 : 5],
    [GOLD, gold],
  ]);
}
