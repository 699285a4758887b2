import type { FigureSpec } from "../../domain/figure-spec.ts";
import { darken, lighten } from "../color.ts";
import { GOLD, WHITE } from "../palette.ts";
import { circle, mirrored, rect, star } from "../shapes.ts";
import { standIn } from "../stand-in.ts";
import type { DrawContext } from "./draw-context.ts";
import { type Layer, paths } from "./paths.tsx";

type Hat = Exclude<FigureSpec["headwear"], "none">;

const DOME = mirrored("M0-84c36 0 64 22 60 64H0");
const BEANIE = mirrored("M0-86c34 0 64 22 56 68H0");
const PEAK = mirrored("M0-80c34 0 62 20 58 58Q29-31 0-31");
const TOQUE = "M-48-40c-38-22-22-72 14-64 10-22 60-22 68 0 38-8 52 42 14 64Z";
const ARCH = mirrored("M0-82C38-82 66-54 58 4");

/** Hats around the middle of the face (0,0), in the color of the wrap. */
const HATS: Readonly<Record<Hat, (color: string) => readonly Layer[]>> = {
  cap: (color) => [
    [color, PEAK + circle(0, -80, 5), "lit"],
    [darken(color, 0.25), "M-58-24Q0-44 58-24C78-18 80-10 70-8Q0-34-62-12q-4-8 4-12Z"],
    [WHITE, star(0, -54, 12)],
    [WHITE, "M-46-42q8-22 32-29", 4],
  ],
  "hard-hat": (color) => [
    [color, DOME, "lit"],
    [lighten(color, 0.2), "M-12-83q12-9 24 0l1 59H-13Z"],
    [color, mirrored("M0-31q36 0 72 9 4 10-6 12Q33-19 0-19")],
    [WHITE, "M-48-44q6-20 22-29", 6],
  ],
  ...standIn(
    (color: string): readonly Layer[] => [[color, PEAK, "lit"]],
    "kippah",
    "peaked-cap",
    "fire-helmet",
    "beret",
    "straw-hat",
    "ranger-hat",
    "surgical-cap",
    "headset",
  ),
  beanie: (color) => [
    [color, BEANIE, "lit"],
    [lighten(color, 0.15), rect(-61, -36, 122, 25, 11)],
    [darken(color, 0.4), [-44, -29, -14, 1, 16, 31, 46].map((x) => `M${x}-32v16`).join(""), 2],
    [lighten(color, 0.3), circle(0, -90, 12)],
    [WHITE, "M-44-50q8-20 28-28", 4],
  ],
  "chef-hat": () => [
    ["#ffe", TOQUE, "lit"],
    ["#ffe", "M-54-20Q0-36 54-20L50-52Q0-64-50-52Z"],
    ["#9ab", "M-22-64q-6-18-2-32M0-66v-38M22-64q6-18 2-32", 2.5],
  ],
  headphones: (color) => [
    [darken(color, 0.5), ARCH, 12],
    [color, ARCH, 8],
    [WHITE, "M-52-40q12-32 42-39", 2.5],
    [color, mirrored(rect(50, -16, 20, 42, 10))],
    [WHITE, "M-64-6V8M56-6V8", 3],
  ],
  "graduation-cap": () => [
    ["#223", "M-48-24Q0-40 48-24L46-54Q0-66-46-54Z"],
    ["#335", "M0-94L84-65 0-40-84-65Z", "lit"],
    [GOLD, "M0-66l62 8v34", 3.5],
    [GOLD, "M57-26H67L70-4H54Z"],
  ],
};

/** How high a hat reaches above the middle of the face. */
export const HAT_TOPS: Readonly<Record<FigureSpec["headwear"], number>> = {
  none: 0,
  ...standIn(88, "kippah", "peaked-cap", "fire-helmet", "beret", "straw-hat", "ranger-hat", "surgical-cap", "headset"),
  cap: 88,
  "hard-hat": 92,
  beanie: 104,
  "chef-hat": 126,
  headphones: 90,
  "graduation-cap": 96,
};

/** Whether a hat presses the hair flat under its rim. */
export const pressesHair = (headwear: FigureSpec["headwear"]): boolean =>
  headwear !== "none" && headwear !== "headphones";

export function Headwear({ context, hat }: { context: DrawContext; hat: Hat }) {
  return paths(context.picture, HATS[hat](context.headscarf));
}
