import { mix } from "../../engine/color.ts";
import { paths } from "../../engine/paths.tsx";
import { mirrored, path, roundForSvg } from "../../engine/shapes.ts";
import type { DrawContext } from "../body/draw-context.ts";
import type { GarmentProps } from "./Cape.tsx";

/**
 * A villain's cloak, behind the body, with its lining visible from the front. If the body leans, the cloak still hangs
 * straight down.
 */
export function Cloak({ context, bottom: y, spread = 40 }: GarmentProps) {
  const { build, stance, coat, lining } = context;
  const { shoulder } = build;
  const sway = 4 - stance.lean * 5 - stance.turn * 14;
  const [left, right] = [sway - shoulder - spread, sway + shoulder + spread];
  return paths([
    [
      lining,
      path`M${-shoulder}-288C${-shoulder - 16}-210 ${left + 14} ${y - 70} ${left} ${y - 6}L${left * 0.7} ${y + 10}L${left * 0.44} ${y - 8}L${sway} ${y + 10}L${right * 0.44} ${y - 8}L${right * 0.7} ${y + 10}L${right} ${y - 6}C${right - 14} ${y - 70} ${shoulder + 16}-210 ${shoulder}-288Z`,
    ],
    [
      coat,
      path`M${-shoulder}-288C${-shoulder - 16}-210 ${left + 14} ${y - 70} ${left} ${y - 6}L${left * 0.7} ${y + 10}C${left * 0.74} ${y - 60} ${-shoulder - 4}-200 ${-shoulder * 0.6}-288ZM${shoulder}-288C${shoulder + 16}-210 ${right - 14} ${y - 70} ${right} ${y - 6}L${right * 0.7} ${y + 10}C${right * 0.74} ${y - 60} ${shoulder + 4}-200 ${shoulder * 0.6}-288Z`,
    ],
  ]);
}

/** The raised collar of the cloak, behind the head. */
export function CloakCollar({ context }: { context: DrawContext }) {
  const { picture, build, stance, coat, lining } = context;
  const turn = stance.turn;
  const { shoulder } = build;
  const layers = paths([
    [
      coat,
      mirrored(
        path`M0-300L16-290Q${shoulder * 0.7}-292 ${shoulder - 2}-280Q${shoulder + 24}-302 ${shoulder + 32}-342Q${shoulder + 8}-330 0-330`,
      ),
    ],
    [
      lining,
      mirrored(
        path`M16-292Q${shoulder * 0.7}-294 ${shoulder - 6}-286Q${shoulder + 17}-304 ${shoulder + 24}-331Q${shoulder}-322 16-322Z`,
      ),
    ],
    [
      mix(lining, picture.shade, 0.4),
      mirrored(
        path`M16-292Q${shoulder * 0.7}-294 ${shoulder - 6}-286L${shoulder - 8}-300Q${shoulder * 0.6}-306 16-306Z`,
      ),
      "flat",
    ],
  ]);
  return turn === 0 ? (
    layers
  ) : (
    <g transform={`translate(${Math.round(turn * 29)})skewX(${roundForSvg(turn * 6.6)})`}>{layers}</g>
  );
}
