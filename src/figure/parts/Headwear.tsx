import type { FigureSpec } from "../../domain/figure-spec.ts";
import { edge, highlight, seam, shadow } from "../cloth-tones.ts";
import { lighten } from "../color.ts";
import { createPack, type Pack } from "../pack.ts";
import { DARK, GOLD, WHITE } from "../palette.ts";
import { curls, mirrored, rect, star } from "../shapes.ts";
import type { DrawContext } from "./draw-context.ts";
import { hairPaths } from "./hair-paths.ts";
import { type Layer, paths } from "./paths.tsx";

type Hat = Exclude<FigureSpec["headwear"], "none">;
type Hats = Partial<Record<Hat, (color: string) => readonly Layer[]>>;

const CREAM_CLOTH = "#fdf8ec";

/** Hats around the middle of the face (0,0), in the color of the wrap. Brims end above the brows. */
const CLASSICS: Hats = {
  cap: (color) => [
    [color, mirrored("M0-85C40-85 63-60 58-28Q30-38 0-38")],
    [shadow(color), "M58-28C62-56 46-78 22-84 40-66 42-50 38-36Z", "flat"],
    [seam(color), "M-30-37Q-30-68 0-85 30-68 30-37", 2],
    [highlight(color), "M-48-46C-44-62-34-72-20-77-30-66-36-58-38-47-41-40-50-40-48-46Z", "flat"],
    [WHITE, star(0, -58, 11), "flat"],
    [shadow(color), "M-54-34C-40-52 40-52 54-34 64-22 58-20 46-25Q0-40-46-25C-58-20-64-22-54-34Z"],
    [color, "M-7-85Q0-92 7-85Z"],
  ],
  "hard-hat": (color) => [
    [color, mirrored("M0-88C40-88 62-64 60-34Q30-40 0-40")],
    [shadow(color), "M60-34C62-60 46-80 24-86 42-70 44-52 40-38Z", "flat"],
    [seam(color), mirrored("M24-84Q38-66 38-40"), 3],
    [lighten(color, 0.28), "M-11-91Q0-97 11-91L13-38H-13Z"],
    [highlight(color), "M-50-50C-46-66-38-74-30-79-36-70-40-60-41-50-43-44-52-44-50-50Z", "flat"],
    [color, "M-60-38C-40-48 40-48 60-38 74-32 74-22 62-24Q0-40-62-24C-74-22-74-32-60-38Z"],
    [shadow(color), "M62-24Q0-40-62-24-68-23-70-26 0-48 70-26 68-23 62-24Z", "flat"],
  ],
  beanie: (color) => [
    [lighten(color, 0.3), `${curls([0, -92, 13, 12], [0, 360], 9)}Z`],
    [color, mirrored("M0-88C38-88 62-66 58-32H0")],
    [shadow(color), "M58-32C62-58 46-78 24-85 40-68 42-54 38-40Z", "flat"],
    [highlight(color), "M-48-54C-44-66-34-74-20-79-30-68-35-62-37-54-40-48-50-48-48-54Z", "flat"],
    [lighten(color, 0.14), mirrored("M0-54Q32-54 56-46 64-44 64-34 65-22 58-22 30-31 0-31")],
    [seam(color), mirrored("M0-49V-36M15-49V-35M30-48V-33M45-44V-29"), 2.4],
  ],
  "chef-hat": () => [
    [CREAM_CLOTH, "M-46-52c-40-16-34-66 8-62 10-26 66-26 76 0 42-4 48 46 8 62Z"],
    ["#d9d5e4", "M46-52c40-16 34-66-8-62 24 16 20 44-4 56-30-8-60-6-80 6Z", "flat"],
    [CREAM_CLOTH, "M-54-34Q0-50 54-34L49-66Q0-78-49-66Z"],
    ["#d9d5e4", "M54-34L49-66 34-71 37-41Z", "flat"],
    ["#c9c4d8", "M-20-76q-8-16-4-30M4-77V-104M26-75q8-12 6-24", 2.6],
  ],
  headphones: (color) => [
    [edge(color), mirrored("M0-82C42-82 64-54 60-4"), 11],
    [color, mirrored("M0-82C42-82 64-54 60-4"), 8],
    [highlight(color), "M-54-44Q-42-72-14-80", 2.8],
    [DARK, mirrored(rect(47, -14, 14, 42, 7))],
    [color, mirrored(rect(54, -16, 16, 46, 8))],
    [shadow(color), "M62-16h4q4 1 4 8V22q0 7-8 8 4-22 0-46Z", "flat"],
    [highlight(color), "M-64-6V12", 3],
  ],
  "graduation-cap": () => [
    ["#2b2d48", "M-54-26Q0-44 54-26L50-62H-50Z"],
    ["#1f2038", "M54-26L50-62H20L34-34Z", "flat"],
    ["#363a5e", "M0-102L92-70 0-42-92-70Z"],
    ["#4a5080", "M0-98L-80-70-62-64 18-92Z", "flat"],
    [GOLD, "M0-71Q40-70 66-62V-34", 3.4],
    [GOLD, "M61-38H71L74-14H58Z"],
  ],
};

const more = createPack<Hats>(() => import("../packs/headwear.ts").then((module) => module.MORE_HEADWEAR));

/** What has to be loaded before the hat can be drawn. */
export const headwearPack = (headwear: FigureSpec["headwear"]): Pack | undefined =>
  headwear === "none" || headwear in CLASSICS ? undefined : more;

function hatLayers(hat: Hat, color: string): readonly Layer[] {
  const draw = CLASSICS[hat] ?? more.get()[hat];
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
  const { headscarf, picture, spec } = context;
  const rise = hat === "kippah" ? 68 - (hairPaths(spec.hair).seat ?? 68) : 0;
  return (
    <g stroke={edge(headscarf)} transform={rise === 0 ? undefined : `translate(0,${rise})`}>
      {paths(picture, hatLayers(hat, headscarf))}
    </g>
  );
}
