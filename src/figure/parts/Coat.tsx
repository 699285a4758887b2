import { memoize } from "../../domain/memoize.ts";
import { mix, withAlpha } from "../color.ts";
import { dots, mirrored, path } from "../shapes.ts";
import type { Build } from "./builds.ts";
import type { DrawContext } from "./draw-context.ts";
import { paths } from "./paths.tsx";
import { CHEST_Y, SHOULDER_Y } from "./proportions.ts";

/** A villain's long coat behind the body, and its standing collar: two blades beside the head. */
export function CoatBack({ context, bottom: y }: { context: DrawContext; bottom: number }) {
  const { picture, build, coat, lining } = context;
  const { shoulder } = build;
  const hem = `L${-shoulder - 2} ${y - 12}L${16 - shoulder} ${y + 10}L-16 ${y - 16}L4 ${y + 10}L24 ${y - 16}L${shoulder - 10} ${y + 10}L${shoulder + 6} ${y - 12}L${shoulder + 26} ${y + 6}`;
  return paths(picture, [
    [
      mix(coat, picture.shade, 0.55),
      `M${-shoulder}-284C${-shoulder - 10}-190 ${-shoulder - 18}-110 ${-shoulder - 24} ${y + 4}${hem}C${shoulder + 20}-110 ${shoulder + 10}-190 ${shoulder}-284Z`,
    ],
    [
      withAlpha(lining, 0.5),
      `M${10 - shoulder}${SHOULDER_Y}H${shoulder - 10}L${shoulder} ${y - 4}L24 ${y - 16}L4 ${y + 10}L-16 ${y - 16}L${-shoulder} ${y - 4}Z`,
      "flat",
    ],
    [
      coat,
      mirrored(
        `M20-286C46-296 ${shoulder + 4}-300 ${shoulder - 2}-284L${shoulder + 22}-372C${shoulder + 6}-352 48-334 26-318Z`,
      ),
    ],
    [lining, mirrored(`M20-290L${shoulder + 13}-356C${shoulder}-340 48-326 26-314Z`)],
  ]);
}

const coatFrontPaths = memoize(({ shoulder, chest, waist, hip }: Build) => {
  /** How far from the middle the coat's edges hang. */
  const gap = Math.min(26, Math.round(chest * 0.52));
  return {
    coat: memoize((bottom: number) =>
      mirrored(
        path`M16-300C${shoulder * 0.6}-296 ${shoulder}-294 ${shoulder} ${SHOULDER_Y}C${shoulder}-262 ${chest + 3}-256 ${chest + 3} ${CHEST_Y}C${chest + 3}-216 ${waist + 5}-210 ${waist + 5}-194C${waist + 7}-160 ${hip + 16}-130 ${hip + 20} ${bottom - 8}L${hip - 2} ${bottom + 6}L${gap + 4}-190V-230Z`,
      ),
    ),
    lapels: mirrored(
      path`M16-300L${shoulder * 0.62}-286L${shoulder * 0.66}-262L${gap + 12}-256L${gap + 3}-212L${gap - 4}-250Z`,
    ),
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
