import type { FigureSpec } from "../../domain/figure-spec.ts";
import { edge } from "../cloth-tones.ts";
import { createPack, type Pack } from "../pack.ts";
import type { DrawContext } from "./draw-context.ts";
import { hairPaths } from "./hair-paths.ts";
import { type Layer, paths } from "./paths.tsx";

type Hat = Exclude<FigureSpec["headwear"], "none">;
type Hats = Partial<Record<Hat, (color: string) => readonly Layer[]>>;

const pack = createPack<Hats>(() => import("../packs/headwear.ts").then((module) => module.HATS));

/** What has to be loaded before the hat can be drawn. */
export const headwearPack = (headwear: FigureSpec["headwear"]): Pack | undefined =>
  headwear === "none" ? undefined : pack;

function hatLayers(hat: Hat, color: string): readonly Layer[] {
  const draw = pack.get()[hat];
  if (!draw) throw new Error(`No headwear is called "${hat}".`);
  return draw(color);
}

/** How high a hat reaches above the middle of the face. */
export const HAT_TOPS: Readonly<Record<FigureSpec["headwear"], number>> = {
  none: 0,
  cap: 92,
  "hard-hat": 98,
  beanie: 108,
  "chef-hat": 136,
  headphones: 90,
  "graduation-cap": 104,
  kippah: 84,
  "peaked-cap": 102,
  "fire-helmet": 104,
  beret: 98,
  "straw-hat": 98,
  "ranger-hat": 104,
  "surgical-cap": 94,
  headset: 80,
};

/** Cuts the hair that a hat presses at its rim: what is wider than the hat comes out round below it. */
export const HAT_RIM = "M-57-28Q0-60 57-28C72-27 82-12 86 6Q106 20 106 60V150H-106V60Q-106 20-86 6C-82-12-72-27-57-28Z";

/** Whether a hat presses the hair flat under its rim. */
export const pressesHair = (headwear: FigureSpec["headwear"]): boolean =>
  !["none", "headphones", "headset", "kippah"].includes(headwear);

export function Headwear({ context, hat }: { context: DrawContext; hat: Hat }) {
  const { wrap, spec } = context;
  const rise = hat === "kippah" ? 68 - (hairPaths(spec.hair).seat ?? 68) : 0;
  return (
    <g stroke={edge(wrap)} transform={rise === 0 ? undefined : `translate(0,${rise})`}>
      {paths(hatLayers(hat, wrap))}
    </g>
  );
}
