import type { FigureSpec } from "../../domain/figure-spec.ts";
import { mix, translucent } from "../color.ts";
import { circle, dots, mirrored, path, star } from "../shapes.ts";
import type { DrawContext } from "./draw-context.ts";
import { paths } from "./paths.tsx";

/** A hero's cape behind the body; `bottom` is the y of its hem. It blows to the right. */
export function Cape({ context, bottom: y }: { context: DrawContext; bottom: number }) {
  const { picture, build } = context;
  const { cloth } = picture.inks;
  const w = build.shoulder;
  return paths(picture, [
    [
      cloth,
      `M${4 - w}-290C${-w - 20}-210 ${-w - 44}-110 ${-w - 58} ${y - 12}Q${-w - 20} ${y - 26} ${4 - w} ${y}Q-24 ${y - 22} 4 ${y + 4}Q34 ${y - 22} ${w + 4} ${y - 4}Q${w + 34} ${y - 30} ${w + 72} ${y - 26}C${w + 48}-120 ${w + 24}-216 ${w - 4}-290Z`,
      "lit",
      0.8,
    ],
    [
      translucent(mix(cloth, picture.shade, 0.6)),
      `M${-w - 4}-240C${-w - 18}-160 ${-w - 24}-110 ${-w - 32} ${y - 30}M${w + 6}-240C${w + 18}-160 ${w + 30}-110 ${w + 42} ${y - 38}M-20-160C-26-110-24-70-26 ${y - 22}M26-160C32-110 34-70 40 ${y - 22}`,
      4,
    ],
  ]);
}

const BUCKLE = star(0, -189, 9);
/** Clothes without a waist do without a belt. */
const UNBELTED: readonly FigureSpec["outfit"][] = ["dress", "robe", "lab-coat", "chef-whites", "overalls"];

/** What of the cape lies over the chest, collar and clasps, and a belt with a star buckle. A hood takes the collar's place. */
export function CapeFront({ context, hasBelt }: { context: DrawContext; hasBelt: boolean }) {
  const { picture, build, spec } = context;
  const { cloth, accent } = picture.inks;
  const { shoulder: w, waist } = build;
  const isBelted = hasBelt && !UNBELTED.includes(spec.outfit);
  return paths(picture, [
    [
      cloth,
      spec.outfit !== "hoodie" &&
        mirrored(path`M${w - 2}-292Q${w * 0.5}-304 17-300Q14-284 24-276Q${w * 0.6}-272 ${w - 2}-292Z`),
    ],
    [accent, dots([-w / 2, -281], [w / 2, -281]), 16],
    [accent, isBelted && `M${-waist - 1}-196H${waist + 1}L${waist + 3}-182H${-waist - 3}Z`],
    ["#fec", isBelted && circle(0, -189, 12)],
    [cloth, isBelted && BUCKLE, "flat"],
  ]);
}
