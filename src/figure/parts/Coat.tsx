import { memoize } from "../../domain/memoize.ts";
import { mix, withAlpha } from "../color.ts";
import { dots, mirrored, path } from "../shapes.ts";
import type { Build } from "./builds.ts";
import type { DrawContext } from "./draw-context.ts";
import { paths } from "./paths.tsx";

/** A villain's long coat behind the body, and its standing collar: two blades beside the head. */
export function CoatBack({ context, bottom: y }: { context: DrawContext; bottom: number }) {
  const { picture, build, coat, lining } = context;
  const w = build.shoulder;
  const hem = `L${-w - 2} ${y - 12}L${16 - w} ${y + 10}L-16 ${y - 16}L4 ${y + 10}L24 ${y - 16}L${w - 10} ${y + 10}L${w + 6} ${y - 12}L${w + 26} ${y + 6}`;
  return paths(picture, [
    [
      mix(coat, picture.shade, 0.55),
      `M${-w}-284C${-w - 10}-190 ${-w - 18}-110 ${-w - 24} ${y + 4}${hem}C${w + 20}-110 ${w + 10}-190 ${w}-284Z`,
    ],
    [
      withAlpha(lining, 0.5),
      `M${10 - w}-276H${w - 10}L${w} ${y - 4}L24 ${y - 16}L4 ${y + 10}L-16 ${y - 16}L${-w} ${y - 4}Z`,
      "flat",
    ],
    [coat, mirrored(`M20-286C46-296 ${w + 4}-300 ${w - 2}-284L${w + 22}-372C${w + 6}-352 48-334 26-318Z`)],
    [lining, mirrored(`M20-290L${w + 13}-356C${w}-340 48-326 26-314Z`)],
  ]);
}

const coatFrontPaths = memoize(({ shoulder: w, chest, waist, hip }: Build) => {
  /** How far from the middle the coat's edges hang. */
  const gap = Math.min(26, Math.round(chest * 0.52));
  return {
    coat: memoize((bottom: number) =>
      mirrored(
        path`M16-300C${w * 0.6}-296 ${w}-294 ${w}-276C${w}-262 ${chest + 3}-256 ${chest + 3}-240C${chest + 3}-216 ${waist + 5}-210 ${waist + 5}-194C${waist + 7}-160 ${hip + 16}-130 ${hip + 20} ${bottom - 8}L${hip - 2} ${bottom + 6}L${gap + 4}-190V-230Z`,
      ),
    ),
    lapels: mirrored(path`M16-300L${w * 0.62}-286L${w * 0.66}-262L${gap + 12}-256L${gap + 3}-212L${gap - 4}-250Z`),
    buttons: dots([gap + 12, -204], [gap + 12, -178]),
  };
});

/** The coat's open front, its lapels and buttons. */
export function CoatFront({ context, bottom }: { context: DrawContext; bottom: number }) {
  const { coat, lapels, buttons } = coatFrontPaths(context.build);
  return paths(context.picture, [
    [context.coat, coat(bottom), "lit"],
    [context.lining, lapels],
    [context.picture.inks.accent, buttons, 7],
  ]);
}
