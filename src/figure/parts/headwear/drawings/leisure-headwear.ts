import { INNER, PRINT } from "../../../engine/ink.ts";
import { gleam, seam, shadow } from "../../../engine/material.ts";
import { DARK, GOLD, WHITE } from "../../../engine/palette.ts";
import { circle, curls, ellipse, mirrored, path, rect, star } from "../../../engine/shapes.ts";
import type { DrawnHeadwear } from "../types.ts";

const STRAW = "#e9c877";
const FELT = "#b98d58";

/** Draws a headband from ear to ear. It is above short hair, and within tall hair. */
function band(hairTop: number): string {
  const top = Math.min(82, Math.max(66, hairTop + 2));
  return mirrored(path`M0 ${-top}C40 ${-top} 59 ${20 - top} 59-4`);
}

/** Hats, by default in the color of `wrap`. The middle of the face is at 0,0. Brims end above the brows. */
export const LEISURE = {
  cap: (color) => [
    [color, mirrored("M0-84C42-84 64-58 59-19Q30-36 0-36")],
    [shadow(color), "M59-19C63-54 46-77 22-83 40-66 44-48 42-28Z", "flat"],
    [seam(color), "M-36-34Q-33-66 0-84 33-66 36-34", INNER],
    [gleam(color), "M-50-42C-46-60-35-71-21-76-31-65-37-57-39-46-42-37-52-36-50-42Z", "flat"],
    [WHITE, star(0, -61, 11), "flat"],
    [shadow(color), mirrored("M0-47C28-47 44-40 50-30 56-19 44-14 26-15Q12-16 0-16")],
    [gleam(color), mirrored("M0-45C27-45 42-38 47-29 49-23 40-20 26-21Q12-22 0-22"), "flat"],
    [color, "M-7-84Q0-91 7-84Z"],
  ],
  beanie: (color) => [
    [gleam(color), `${curls([0, -92, 13, 12], [0, 360], 9)}Z`],
    [color, mirrored("M0-88C38-88 62-66 58-32H0")],
    [shadow(color), "M58-32C62-58 46-78 24-85 40-68 42-54 38-40Z", "flat"],
    [gleam(color), "M-48-54C-44-66-34-74-20-79-30-68-35-62-37-54-40-48-50-48-48-54Z", "flat"],
    [gleam(color), mirrored("M0-54Q32-54 56-46 64-44 64-34 65-22 58-22 30-31 0-31")],
    [seam(color), mirrored("M0-49V-36M15-49V-35M30-48V-33M45-44V-29"), INNER],
  ],
  headphones: (color, hairTop) => [
    [seam(color), band(hairTop), 11],
    [color, band(hairTop), 8],
    [DARK, mirrored(rect(47, -14, 14, 42, 7))],
    [color, mirrored(rect(54, -16, 16, 46, 8))],
    [shadow(color), "M62-16h4q4 1 4 8V22q0 7-8 8 4-22 0-46Z", "flat"],
    [gleam(color), "M-64-6V12", PRINT],
  ],
  kippah: (color) => [
    [color, "M-34-58C-30-88 30-88 34-58Q0-68-34-58Z"],
    [shadow(color), "M34-58C31-74 16-81 4-81 20-74 24-66 22-61Z", "flat"],
    [gleam(color), "M-32-61Q0-72 32-61", PRINT],
  ],
  beret: (color) => [
    [color, "M-56-30C-78-50-56-84-8-88 44-92 92-74 86-48 82-34 66-28 54-29Q0-46-56-30Z"],
    [shadow(color), "M54-29C66-28 82-34 86-48 84-60 76-68 64-74 66-56 40-46-50-44L-56-30Q0-46 54-29Z", "flat"],
    [gleam(color), "M-56-56C-52-70-32-80-10-82-26-74-38-66-44-54-48-48-58-48-56-56Z", "flat"],
    [shadow(color), "M-54-31Q0-47 53-30", 5],
    [color, "M2-88q0-6 5-8", PRINT],
  ],
  "straw-hat": (color) => [
    [STRAW, "M-91-32C-78-52-40-56 0-56S78-52 91-32C80-20 38-31 0-31S-80-20-91-32Z"],
    [shadow(STRAW), "M-91-32C-80-20-38-31 0-31S80-20 91-32C74-36 38-40 0-40S-74-36-91-32Z", "flat"],
    [STRAW, mirrored("M0-96C40-96 50-78 54-46Q24-38 0-38")],
    [shadow(STRAW), "M54-46C50-76 42-90 16-95 32-80 38-60 36-42Z", "flat"],
    [color, "M-52-60Q0-48 52-60L54-46Q0-34-54-46Z"],
    [shadow(STRAW), "M-44-72Q0-62 44-72M-34-84Q0-77 34-84", 2],
  ],
  "ranger-hat": (color) => [
    [FELT, "M-92-37C-64-54 64-54 92-37 86-27 48-32 0-32S-86-27-92-37Z"],
    [shadow(FELT), "M-92-37C-86-27-48-32 0-32S86-27 92-37C64-42-64-42-92-37Z", "flat"],
    [FELT, "M-52-46C-51-72-44-98-20-102Q0-92 20-102C44-98 51-72 52-46Q0-34-52-46Z"],
    [
      shadow(FELT),
      "M52-46C51-72 44-98 20-102Q7-96 0-96C16-80 19-62 17-41L52-46ZM-22-96Q-9-84-9-66-22-78-22-96Z",
      "flat",
    ],
    [color, "M-52-58Q0-46 52-58V-46Q0-34-52-46Z"],
    [GOLD, circle(0, -48, 7)],
  ],
  headset: (color, hairTop) => [
    [DARK, band(hairTop), 6],
    [color, mirrored(rect(51, -10, 17, 36, 8))],
    ["#fff6", "M-62-2V12M57-2V12", PRINT],
    [DARK, "M-60 24Q-58 50-30 53", PRINT],
    [DARK, ellipse(-27, 53, 8, 5)],
  ],
} satisfies Partial<DrawnHeadwear>;
