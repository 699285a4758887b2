import { mix } from "../../engine/color.ts";
import { paths } from "../../engine/paths.tsx";
import { path } from "../../engine/shapes.ts";
import type { DrawContext } from "../body/draw-context.ts";

export interface GarmentProps {
  context: DrawContext;
  /** The y of the hem. */
  bottom: number;
  /** How far the hem extends beyond the shoulders on each side. */
  spread?: number | undefined;
}

/** A hero's cape, behind the body. If the body leans, the cape still hangs straight down. */
export function Cape({ context, bottom: y, spread = 34 }: GarmentProps) {
  const { picture, build, stance } = context;
  const { cloth } = picture.inks;
  const { shoulder } = build;
  const sway = 10 - stance.lean * 5 - stance.turn * 14;
  const [left, right] = [sway - shoulder - spread, sway + shoulder + spread];
  return paths([
    [
      cloth,
      path`M-20-303C${-shoulder * 0.7}-303 ${-shoulder - 2}-298 ${-shoulder - 5}-272C${-shoulder - 12}-226 ${left + 6 - sway / 2} ${y - 60} ${left} ${y - 8}Q${left * 0.7} ${y + 14} ${left * 0.4} ${y}Q${sway} ${y + 14} ${right * 0.42} ${y - 2}Q${right * 0.75} ${y + 12} ${right} ${y - 10}C${right - 6 - sway / 2} ${y - 60} ${shoulder + 12}-226 ${shoulder + 5}-272C${shoulder + 2}-298 ${shoulder * 0.7}-303 20-303Z`,
    ],
    [
      mix(cloth, picture.shade, 0.3),
      path`M${-shoulder}-240L${left * 0.72} ${y + 6}Q${left * 0.55} ${y + 8} ${left * 0.4} ${y}L${-shoulder / 2}-200ZM${shoulder / 2}-200L${right * 0.42} ${y - 2}Q${right * 0.6} ${y + 7} ${right * 0.76} ${y + 4}L${shoulder}-240Z`,
      "flat",
    ],
  ]);
}
