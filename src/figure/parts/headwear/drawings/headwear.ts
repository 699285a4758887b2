import { edge, highlight, seam, shadow } from "../../../engine/cloth-tones.ts";
import { darken, lighten } from "../../../engine/color.ts";
import { DARK, GOLD, WHITE } from "../../../engine/palette.ts";
import type { Layer } from "../../../engine/paths.tsx";
import { circle, curls, ellipse, mirrored, rect, star } from "../../../engine/shapes.ts";
import type { Headwear } from "../options.ts";

const CREAM_CLOTH = "#fdf8ec";

const STRAW = "#e9c877";
const FELT = "#b98d58";

/** Gathered by a band, of thin cloth. */
const surgicalCap = (color: string): readonly Layer[] => [
  [color, "M-57-22C-76-44-66-92 0-92S76-44 57-22C46-32 28-38 0-38S-46-32-57-22Z"],
  [shadow(color), "M57-22C74-42 66-76 36-88 52-66 46-50 36-36 46-32 52-28 57-22Z", "flat"],
  [highlight(color), "M-56-56C-54-72-40-81-22-84-36-74-42-66-45-57-47-50-57-48-56-56Z", "flat"],
  [seam(color), mirrored("M0-46V-62M12-45Q14-56 11-66M24-42Q28-54 24-66M36-37Q43-50 40-60M47-31Q56-42 54-52"), 2.2],
  [highlight(color), "M-57-22C-46-32-28-38 0-38S46-32 57-22L60-30C48-40 28-47 0-47S-48-40-60-30Z"],
];

/** Hats around the middle of the face (0,0), in the color of the wrap. Brims end above the brows. */
export const DRAWINGS: Readonly<Record<Exclude<Headwear, "none">, (color: string) => readonly Layer[]>> = {
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
  kippah: (color) => [
    [color, "M-34-58C-30-88 30-88 34-58Q0-68-34-58Z"],
    [shadow(color), "M34-58C31-74 16-81 4-81 20-74 24-66 22-61Z", "flat"],
    [highlight(color), "M-32-61Q0-72 32-61", 3.4],
  ],
  "peaked-cap": (color) => [
    [color, "M-66-78C-62-94-22-100 0-100S62-94 66-78C64-66 57-58 54-48Q0-62-54-48C-57-58-64-66-66-78Z"],
    [shadow(color), "M66-78C64-66 57-58 54-48Q0-62-54-48L-58-58C-20-70 40-66 66-78Z", "flat"],
    [highlight(color), "M-56-80C-48-90-26-93-10-94-26-88-38-84-46-76-52-72-58-74-56-80Z", "flat"],
    [DARK, "M-54-50Q0-64 54-50L55-34Q0-46-55-34Z"],
    [DARK, "M-54-35Q0-48 54-35C54-20 32-29 0-30-32-29-54-20-54-35Z"],
    ["#fff4", "M-44-34Q-24-40-4-41", 3],
    [GOLD, "M-52-38Q0-51 52-38", 3],
    [GOLD, star(0, -70, 12, 8, 0.7)],
    [color, star(0, -70, 5, 5, 0.5), "flat"],
  ],
  "fire-helmet": (color) => [
    [shadow(color), "M-84-22C-72-44 72-44 84-22 82-14 50-30 0-30S-82-14-84-22Z"],
    [color, mirrored("M0-92C38-92 58-66 58-36Q30-42 0-42")],
    [shadow(color), "M58-36C58-62 44-80 24-88 38-70 40-54 38-40Z", "flat"],
    [seam(color), mirrored("M14-90Q40-74 42-40"), 3],
    [lighten(color, 0.25), "M-7-98Q0-104 7-98L9-80H-9Z"],
    [highlight(color), "M-48-50C-44-66-34-76-22-82-30-70-36-60-38-50-40-44-50-42-48-50Z", "flat"],
    ["#fff3d2", "M-17-82Q0-90 17-82L18-54Q10-42 0-38-10-42-18-54Z"],
    ["#d5372c", "M0-75C8-66 12-62 9-54 7-47-7-47-9-54-10-60-5-60-4-66-1-66 0-70 0-75Z", "flat"],
  ],
  beret: (color) => [
    [color, "M-56-30C-78-50-56-84-8-88 44-92 92-74 86-48 82-34 66-28 54-29Q0-46-56-30Z"],
    [shadow(color), "M54-29C66-28 82-34 86-48 84-60 76-68 64-74 66-56 40-46-50-44L-56-30Q0-46 54-29Z", "flat"],
    [highlight(color), "M-56-56C-52-70-32-80-10-82-26-74-38-66-44-54-48-48-58-48-56-56Z", "flat"],
    [darken(color, 0.4), "M-54-31Q0-47 53-30", 5],
    [color, "M2-88q0-6 5-8", 4],
  ],
  "straw-hat": (color) => [
    [STRAW, "M-91-32C-78-52-40-56 0-56S78-52 91-32C80-20 38-31 0-31S-80-20-91-32Z"],
    [shadow(STRAW), "M-91-32C-80-20-38-31 0-31S80-20 91-32C74-36 38-40 0-40S-74-36-91-32Z", "flat"],
    [STRAW, mirrored("M0-96C36-96 44-78 48-46Q24-40 0-40")],
    [shadow(STRAW), "M48-46C44-76 38-90 14-95 28-80 32-60 30-42Z", "flat"],
    [color, "M-46-60Q0-50 46-60L48-46Q0-36-48-46Z"],
    [shadow(STRAW), "M-38-72Q0-64 38-72M-30-84Q0-78 30-84", 2],
  ],
  "ranger-hat": (color) => [
    [FELT, "M-92-37C-64-54 64-54 92-37 86-27 48-32 0-32S-86-27-92-37Z"],
    [shadow(FELT), "M-92-37C-86-27-48-32 0-32S86-27 92-37C64-42-64-42-92-37Z", "flat"],
    [FELT, "M-44-46C-44-72-40-98-18-102Q0-92 18-102C40-98 44-72 44-46Q0-36-44-46Z"],
    [
      shadow(FELT),
      "M44-46C44-72 40-98 18-102Q6-96 0-96C14-80 16-62 14-41L44-46ZM-20-96Q-8-84-8-66-20-78-20-96Z",
      "flat",
    ],
    [color, "M-44-58Q0-48 44-58V-46Q0-36-44-46Z"],
    [GOLD, circle(0, -48, 7)],
  ],
  "surgical-cap": (color) => surgicalCap(lighten(color, 0.25)),
  headset: (color) => [
    [DARK, mirrored("M0-76C40-76 60-46 59-4"), 6],
    [color, mirrored(rect(51, -10, 17, 36, 8))],
    ["#fff6", "M-62-2V12M57-2V12", 3],
    [DARK, "M-60 24Q-58 50-30 53", 3.4],
    [DARK, ellipse(-27, 53, 8, 5)],
  ],
};
