import { INNER, PRINT } from "../../../engine/ink.ts";
import { gleam, seam, shadow } from "../../../engine/material.ts";
import { DARK, GOLD } from "../../../engine/palette.ts";
import type { Layer } from "../../../engine/paths.tsx";
import { mirrored, star } from "../../../engine/shapes.ts";
import type { DrawnHeadwear } from "../types.ts";

const CREAM_CLOTH = "#fdf8ec";

/** Draws a cap of thin cloth, gathered by a band. */
const surgicalCap = (color: string): readonly Layer[] => [
  [shadow(color), "M50-20Q62-14 66 4L60 8Q58-6 48-10ZM50-20Q72-16 78-2L73 3Q64-10 49-12Z"],
  [color, "M-56-18C-68-46-50-80 0-80S68-46 56-18Q32-35 0-35T-56-18Z"],
  [shadow(color), "M56-18C66-44 56-70 30-77 46-58 42-46 34-33Q48-26 56-18Z", "flat"],
  [gleam(color), "M-54-44C-50-62-38-70-22-74-34-64-40-56-43-48-45-42-54-38-54-44Z", "flat"],
  [seam(color), mirrored("M0-45V-58M15-44Q17-54 14-62M30-40Q34-50 31-58M43-34Q48-42 46-49"), INNER],
  [gleam(color), "M-56-18C-46-28-28-35 0-35S46-28 56-18L59-26C48-36 28-44 0-44S-48-36-59-26Z"],
];

/** Hats, by default in the color of `wrap`. The middle of the face is at 0,0. Brims end above the brows. */
export const WORK = {
  "hard-hat": (color) => [
    [color, mirrored("M0-88C40-88 62-64 60-34Q30-40 0-40")],
    [shadow(color), "M60-34C62-60 46-80 24-86 42-70 44-52 40-38Z", "flat"],
    [seam(color), mirrored("M24-84Q38-66 38-40"), INNER],
    [gleam(color), "M-11-91Q0-97 11-91L13-38H-13Z"],
    [gleam(color), "M-50-50C-46-66-38-74-30-79-36-70-40-60-41-50-43-44-52-44-50-50Z", "flat"],
    [color, "M-60-38C-40-48 40-48 60-38 74-32 74-22 62-24Q0-40-62-24C-74-22-74-32-60-38Z"],
    [shadow(color), "M62-24Q0-40-62-24-68-23-70-26 0-48 70-26 68-23 62-24Z", "flat"],
  ],
  "chef-hat": () => [
    [CREAM_CLOTH, "M-46-52c-40-16-34-66 8-62 10-26 66-26 76 0 42-4 48 46 8 62Z"],
    ["#d9d5e4", "M46-52c40-16 34-66-8-62 24 16 20 44-4 56-30-8-60-6-80 6Z", "flat"],
    [CREAM_CLOTH, "M-54-34Q0-50 54-34L49-66Q0-78-49-66Z"],
    ["#d9d5e4", "M54-34L49-66 34-71 37-41Z", "flat"],
    ["#c9c4d8", "M-20-76q-8-16-4-30M4-77V-104M26-75q8-12 6-24", INNER],
  ],
  "graduation-cap": () => [
    ["#2b2d48", "M-54-26Q0-44 54-26L50-62H-50Z"],
    ["#1f2038", "M54-26L50-62H20L34-34Z", "flat"],
    ["#363a5e", "M0-102L92-70 0-42-92-70Z"],
    ["#4a5080", "M0-98L-80-70-62-64 18-92Z", "flat"],
    [GOLD, "M0-71Q40-70 66-62V-34", PRINT],
    [GOLD, "M61-38H71L74-14H58Z"],
  ],
  "peaked-cap": (color) => [
    [color, "M-70-62C-68-84-32-94 0-94S68-84 70-62C69-50 60-44 57-36Q0-50-57-36C-60-44-69-50-70-62Z"],
    [shadow(color), "M70-62C69-50 60-44 57-36Q0-50-57-36L-61-45C-24-56 38-54 70-62Z", "flat"],
    [gleam(color), "M-58-70C-50-82-28-88-10-89-26-82-40-76-47-67-52-62-60-62-58-70Z", "flat"],
    [DARK, "M-57-38Q0-53 57-38L58-23Q0-37-58-23Z"],
    [GOLD, "M-56-27Q0-41 56-27", PRINT],
    [DARK, "M-57-25Q0-39 57-25C62-10 40-13 26-15Q0-18-26-15C-40-13-62-10-57-25Z"],
    ["#fff4", "M-46-22Q-22-29 0-29", PRINT],
    [GOLD, star(0, -64, 12, 8, 0.7)],
    [color, star(0, -64, 5, 5, 0.5), "flat"],
  ],
  "fire-helmet": (color) => [
    [color, mirrored("M0-92C38-92 58-66 58-36Q30-30 0-30")],
    [shadow(color), "M58-36C58-62 44-80 24-88 38-70 40-54 38-40Z", "flat"],
    [seam(color), mirrored("M14-90Q40-74 42-40"), INNER],
    [gleam(color), "M-7-98Q0-104 7-98L9-80H-9Z"],
    [gleam(color), "M-48-50C-44-66-34-76-22-82-30-70-36-60-38-50-40-44-50-42-48-50Z", "flat"],
    [color, "M-86-20C-74-42-36-42 0-42S74-42 86-20C78-12 44-26 0-26S-78-12-86-20Z"],
    [shadow(color), "M-86-20C-78-12-44-26 0-26S78-12 86-20C68-28 40-34 0-34S-68-28-86-20Z", "flat"],
    ["#fff3d2", "M-17-82Q0-90 17-82L18-54Q10-42 0-38-10-42-18-54Z"],
    ["#d5372c", "M0-75C8-66 12-62 9-54 7-47-7-47-9-54-10-60-5-60-4-66-1-66 0-70 0-75Z", "flat"],
  ],
  "surgical-cap": (color) => surgicalCap(gleam(color)),
} satisfies Partial<DrawnHeadwear>;
