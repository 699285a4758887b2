import type { FigureSpec } from "../../domain/figure-spec.ts";
import { darken, lighten } from "../color.ts";
import { GOLD, WHITE } from "../palette.ts";
import { box, circle, star } from "../shapes.ts";
import { type Layer, Layers } from "./Layers.tsx";
import type { Look } from "./look.ts";

type Hat = Exclude<FigureSpec["headwear"], "none">;

const DOME = "M-60-20C-64-62-36-84 0-84C36-84 64-62 60-20Z";
const BEANIE = "M-56-18C-64-64-34-86 0-86C34-86 64-64 56-18Z";
const PEAK = "M-58-22C-62-60-34-80 0-80C34-80 62-60 58-22Q0-40-58-22Z";
const TOQUE = "M-48-40C-86-62-70-112-34-104C-24-126 26-126 34-104C72-112 86-62 48-40Z";
const ARCH = "M-58,4C-66-54-38-82 0-82C38-82 66-54 58,4";

/** Hats around the middle of the face (0,0), in the wrap's color `c`. */
const HATS: Readonly<Record<Hat, (c: string) => readonly Layer[]>> = {
  cap: (c) => [
    [c, PEAK + circle(0, -80, 5), "lit"],
    [darken(c, 0.25), "M-58-24Q0-44 58-24C78-18 80-10 70-8Q0-34-62-12Q-66-20-58-24Z"],
    [WHITE, star(0, -54, 12)],
    [WHITE, "M-46-42Q-38-64-14-71", 4],
  ],
  "hard-hat": (c) => [
    [c, DOME, "lit"],
    [lighten(c, 0.2), "M-12-83Q0-92 12-83L13-24H-13Z"],
    [c, "M-72-22Q0-40 72-22Q76-12 66-10Q0-28-66-10Q-76-12-72-22Z"],
    [WHITE, "M-48-44Q-42-64-26-73", 6],
  ],
  beanie: (c) => [
    [c, BEANIE, "lit"],
    [lighten(c, 0.15), box(-61, -36, 122, 25, 11)],
    [darken(c, 0.4), [-44, -29, -14, 1, 16, 31, 46].map((x) => `M${x}-32v16`).join(""), 2],
    [lighten(c, 0.3), circle(0, -90, 12)],
    [WHITE, "M-44-50Q-36-70-16-78", 4],
  ],
  "chef-hat": () => [
    ["#fbfaf4", TOQUE, "lit"],
    ["#fbfaf4", "M-54-20Q0-36 54-20L50-52Q0-64-50-52Z"],
    ["#9aa3bd", "M-22-64Q-28-82-24-96M0-66V-104M22-64Q28-82 24-96", 2.5],
  ],
  headphones: (c) => [
    [darken(c, 0.5), ARCH, 12],
    [c, ARCH, 8],
    [WHITE, "M-52-40Q-40-72-10-79", 2.5],
    [c, box(-70, -16, 20, 42, 10) + box(50, -16, 20, 42, 10)],
    [WHITE, "M-64-6V8M56-6V8", 3],
  ],
  "graduation-cap": () => [
    ["#20243a", "M-48-24Q0-40 48-24L46-54Q0-66-46-54Z"],
    ["#343a5c", "M0-94L84-65L0-40L-84-65Z", "lit"],
    [GOLD, "M0-66L62-58V-24", 3.5],
    [GOLD, "M57-26h10l3,22h-16Z"],
  ],
};

/** How high a hat reaches above the middle of the face. */
export const HAT_TOPS: Readonly<Record<FigureSpec["headwear"], number>> = {
  none: 0,
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

export function Headwear({ look, hat }: { look: Look; hat: Hat }) {
  return <Layers art={look.art} name="h" layers={HATS[hat](look.wrap)} />;
}
