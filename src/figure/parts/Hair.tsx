import { lighten, luminance, mix, translucent } from "../color.ts";
import { GOLD } from "../palette.ts";
import type { DrawContext } from "./draw-context.ts";
import { HAIR_PATHS, SHINE } from "./hair-paths.ts";
import { paths } from "./paths.tsx";

const colorOf = ({ spec, hair, headscarf }: DrawContext): string => (HAIR_PATHS[spec.hair].isWrap ? headscarf : hair);

/** Hair behind the head and body. */
export const hairBack = (context: DrawContext) =>
  paths(context.picture, [
    [mix(colorOf(context), context.picture.shade, 0.22), HAIR_PATHS[context.spec.hair].back, "lit", 0.7],
  ]);

/** Hair, hijab or turban over the head. Black hair shines blue, so that it keeps its shape in the box. */
export function hairFront(context: DrawContext) {
  const { picture, spec } = context;
  const { front, strands, shine, gold, hidesEars } = HAIR_PATHS[spec.hair];
  const color = colorOf(context);
  const isDark = luminance(color) < 0.16;
  const isBald = front === undefined || spec.hair === "receding";
  return paths(picture, [
    // A hijab is cut out around the face; hair that overlaps itself must not be.
    [color, front, hidesEars ? "cut" : "lit", isDark ? 0.4 : undefined],
    [isDark ? "#4a4a63" : mix(color, picture.shade, 0.7), strands, 2],
    [isBald ? "#fff6" : translucent(isDark ? "#8d96c4" : lighten(color, 0.45)), shine ?? SHINE, isBald ? 7 : 5],
    [GOLD, gold],
  ]);
}
