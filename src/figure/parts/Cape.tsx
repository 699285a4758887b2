import { mix } from "../color.ts";
import { dots, mirrored, path } from "../shapes.ts";
import type { DrawContext } from "./draw-context.ts";
import { paths } from "./paths.tsx";

/** A hero's cape behind the body; `bottom` is the y of its hem. It hangs from the shoulders, so that it swings against their lean. */
export function Cape({ context, bottom: y }: { context: DrawContext; bottom: number }) {
  const { picture, build, stance } = context;
  const { cloth } = picture.inks;
  const { shoulder } = build;
  const sway = 10 - stance.lean * 5;
  const [left, right] = [sway - shoulder - 34, sway + shoulder + 34];
  return paths(picture, [
    [
      cloth,
      path`M${6 - shoulder}-288C${-shoulder - 12}-230 ${left + 6 - sway / 2} ${y + 50} ${left} ${y - 8}Q${left * 0.7} ${y + 14} ${left * 0.4} ${y}Q${sway} ${y + 14} ${right * 0.42} ${y - 2}Q${right * 0.75} ${y + 12} ${right} ${y - 10}C${right - 6 - sway / 2} ${y + 40} ${shoulder + 12}-230 ${shoulder - 6}-288Z`,
    ],
    [
      mix(cloth, picture.shade, 0.3),
      path`M${-shoulder}-240L${left * 0.72} ${y + 6}Q${left * 0.55} ${y + 8} ${left * 0.4} ${y}L${-shoulder / 2}-200ZM${shoulder / 2}-200L${right * 0.42} ${y - 2}Q${right * 0.6} ${y + 7} ${right * 0.76} ${y + 4}L${shoulder}-240Z`,
      "flat",
    ],
  ]);
}

/** What of the cape lies over the chest: a narrow collar with its two clasps. A hood takes its place. */
export function CapeFront({ context }: { context: DrawContext }) {
  const { picture, build, spec } = context;
  const { cloth, accent } = picture.inks;
  const { shoulder } = build;
  if (spec.outfit === "hoodie") return null;
  return paths(picture, [
    [
      cloth,
      mirrored(
        path`M${shoulder - 3}-290Q${shoulder * 0.6}-299 26-297L33-284Q${shoulder * 0.7}-281 ${shoulder - 3}-290Z`,
      ),
    ],
    [accent, dots([-35, -289], [35, -289]), 9],
  ]);
}
