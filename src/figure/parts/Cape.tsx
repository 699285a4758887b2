import type { FigureSpec } from "../../domain/figure-spec.ts";
import { mix, translucent } from "../color.ts";
import { circle, dots, mirrored, path, star } from "../shapes.ts";
import type { DrawContext } from "./draw-context.ts";
import { paths } from "./paths.tsx";

/** A hero's cape behind the body; `bottom` is the y of its hem. It blows to the right. */
export function Cape({ context, bottom: y }: { context: DrawContext; bottom: number }) {
  const { picture, build } = context;
  const { cloth } = picture.inks;
  const { shoulder } = build;
  return paths(picture, [
    [
      cloth,
      `M${4 - shoulder}-290C${-shoulder - 20}-210 ${-shoulder - 44}-110 ${-shoulder - 58} ${y - 12}Q${-shoulder - 20} ${y - 26} ${4 - shoulder} ${y}Q-24 ${y - 22} 4 ${y + 4}Q34 ${y - 22} ${shoulder + 4} ${y - 4}Q${shoulder + 34} ${y - 30} ${shoulder + 72} ${y - 26}C${shoulder + 48}-120 ${shoulder + 24}-216 ${shoulder - 4}-290Z`,
      "lit",
      0.8,
    ],
    [
      translucent(mix(cloth, picture.shade, 0.6)),
      `M${-shoulder - 4}-240C${-shoulder - 18}-160 ${-shoulder - 24}-110 ${-shoulder - 32} ${y - 30}M${shoulder + 6}-240C${shoulder + 18}-160 ${shoulder + 30}-110 ${shoulder + 42} ${y - 38}M-20-160C-26-110-24-70-26 ${y - 22}M26-160C32-110 34-70 40 ${y - 22}`,
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
  const { shoulder, waist } = build;
  const isBelted = hasBelt && !UNBELTED.includes(spec.outfit);
  return paths(picture, [
    [
      cloth,
      spec.outfit !== "hoodie" &&
        mirrored(
          path`M${shoulder - 2}-292Q${shoulder * 0.5}-304 17-300Q14-284 24-276Q${shoulder * 0.6}-272 ${shoulder - 2}-292Z`,
        ),
    ],
    [accent, dots([-shoulder / 2, -281], [shoulder / 2, -281]), 16],
    [accent, isBelted && `M${-waist - 1}-196H${waist + 1}L${waist + 3}-182H${-waist - 3}Z`],
    ["#fec", isBelted && circle(0, -189, 12)],
    [cloth, isBelted && BUCKLE, "flat"],
  ]);
}
