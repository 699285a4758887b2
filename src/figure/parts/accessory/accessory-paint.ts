import type { Layer } from "../../engine/paths.tsx";
import { path, radians, star } from "../../engine/shapes.ts";

// Colors of accessories, each with a darker one for its shadows, and shapes that several accessories use.
export const RED = "#e54b3c";
export const DEEP_RED = "#b52f2b";
export const ORANGE = "#f78f2e";
export const DEEP_ORANGE = "#d4681c";
export const YELLOW = "#ffcb47";
export const DEEP_YELLOW = "#dc9720";
export const GREEN = "#48b35f";
export const DEEP_GREEN = "#2c8748";
export const TEAL = "#2fb5a5";
export const DEEP_TEAL = "#1b877f";
export const BLUE = "#3a75c9";
export const SKY = "#8fdcff";
export const VIOLET = "#9a6fe0";
export const DEEP_VIOLET = "#744bb8";
export const PINK = "#ff7aa8";
export const DEEP_PINK = "#dd4d83";
export const CREAM = "#fff3d6";
export const DEEP_CREAM = "#e6cf9f";
export const WOOD = "#c98a4b";
export const DEEP_WOOD = "#9c632f";
export const PALE = "#f4f7fc";
export const DEEP_PALE = "#c8d3e6";
export const DEEP_GOLD = "#cf9427";
export const DEEP_METAL = "#8d99b0";
export const SLATE = "#56638a";
export const DEEP_SLATE = "#404b6e";
export const NIGHT = "#222740";

/** Draws a line with an outline. */
export const tube = (edge: string, color: string, d: string, width: number): readonly [Layer, Layer] => [
  [edge, d, width + 3],
  [color, d, width],
];

export const sparkle = (x: number, y: number, radius: number): string => star(x, y, radius, 4, 0.3);

/**
 * Draws a leaf, petal or grain that starts at x, y. At `degrees` 0 it points straight up; larger angles turn it
 * clockwise.
 */
export function leaf(x: number, y: number, length: number, width: number, degrees: number): string {
  const [right, up] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  const at = (along: number, across: number) => [x + right * along + up * across, y - up * along + right * across];
  const [[a = 0, b = 0], [c = 0, d = 0], [e = 0, f = 0]] = [
    at(length / 2, width),
    at(length, 0),
    at(length / 2, -width),
  ];
  return path`M${x} ${y}Q${a} ${b} ${c} ${d}Q${e} ${f} ${x} ${y}Z`;
}
