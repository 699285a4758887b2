import { mix } from "../../engine/color.ts";
import { paths } from "../../engine/paths.tsx";
import { circle, mirrored, path } from "../../engine/shapes.ts";
import type { DrawContext } from "../body/draw-context.ts";
import { turnedLayers } from "../body/turn.ts";
import { type OutfitTraits, outfitTraits } from "./options.ts";

export interface GarmentProps {
  context: DrawContext;
  /** The y of the hem. */
  bottom: number;
  /** How far the hem extends beyond the shoulders on each side. */
  spread?: number | undefined;
}

interface Hem {
  /** Draws the hem from left to right. */
  readonly line: (left: number, middle: number, right: number, y: number) => string;
  /** The heights of the hem, from {@link GarmentProps.bottom}, where the shaded folds end: two on each side. */
  readonly folds: readonly [number, number, number, number];
}

const WAVES: Hem = {
  line: (left, middle, right, y) =>
    path`Q${left * 0.7} ${y + 14} ${left * 0.4} ${y}Q${middle} ${y + 14} ${right * 0.42} ${y - 2}Q${right * 0.75} ${y + 12} ${right} ${y - 10}`,
  folds: [6, 0, -2, 4],
};
const CURVE: Hem = {
  line: (left, middle, right, y) =>
    path`C${left * 0.6} ${y - 14} ${middle} ${y - 24} ${right * 0.42} ${y - 19}S${right * 0.8} ${y - 14} ${right} ${y - 10}`,
  folds: [-12, -16, -19, -14],
};
const TAILS: Hem = {
  line: (left, middle, right, y) =>
    path`L${left * 0.72} ${y + 12}L${left * 0.4} ${y - 14}L${middle} ${y + 12}L${right * 0.42} ${y - 14}L${right * 0.76} ${y + 12}L${right} ${y - 10}`,
  folds: [12, -14, -14, 12],
};
const HEMS: Readonly<Record<OutfitTraits["kind"], Hem>> = {
  everyday: WAVES,
  office: CURVE,
  work: TAILS,
  uniform: TAILS,
};

/** A hero's cape, behind the body. If the body leans, the cape still hangs straight down. */
export function Cape({ context, bottom: y, spread = 34 }: GarmentProps) {
  const { picture, build, stance, spec } = context;
  const { cloth } = picture.inks;
  const { shoulder } = build;
  const sway = 10 - stance.lean * 5 - stance.turn * 14;
  const [left, right] = [sway - shoulder - spread, sway + shoulder + spread];
  const { line, folds } = HEMS[outfitTraits(spec.outfit).kind];
  return paths([
    [
      cloth,
      path`M-20-303C${-shoulder * 0.7}-303 ${-shoulder - 2}-298 ${-shoulder - 5}-272C${-shoulder - 12}-226 ${left + 6 - sway / 2} ${y - 60} ${left} ${y - 8}` +
        line(left, sway, right, y) +
        path`C${right - 6 - sway / 2} ${y - 60} ${shoulder + 12}-226 ${shoulder + 5}-272C${shoulder + 2}-298 ${shoulder * 0.7}-303 20-303Z`,
    ],
    [
      mix(cloth, picture.shade, 0.3),
      path`M${-shoulder}-240L${left * 0.72} ${y + folds[0]}L${left * 0.4} ${y + folds[1]}L${-shoulder / 2}-200ZM${shoulder / 2}-200L${right * 0.42} ${y + folds[2]}L${right * 0.76} ${y + folds[3]}L${shoulder}-240Z`,
      "flat",
    ],
  ]);
}

/** The ends of the cape over the shoulders, each with a clasp. */
export function CapeClasps({ context }: { context: DrawContext }) {
  const { picture, build, stance } = context;
  const { cloth, accent } = picture.inks;
  const { shoulder } = build;
  return paths(
    turnedLayers(build, stance, [
      [
        cloth,
        mirrored(path`M16-299Q${shoulder * 0.4}-301 ${shoulder * 0.74}-292L${shoulder * 0.56}-277H${shoulder * 0.36}Z`),
      ],
      [accent, circle(shoulder * 0.46, -278, 6.5) + circle(-shoulder * 0.46, -278, 6.5)],
    ]),
  );
}
