import type { Classic } from "../../../schema/field.ts";
import { combed, type HairPaths, STUBBLE, strands } from "../hair-shapes.ts";
import type { HAIR } from "../options.ts";

/** Hair styles in the initial bundle. */
export const CLASSICS: Readonly<Record<Classic<typeof HAIR>, HairPaths>> = {
  bald: { front: [["gleam", "M-32-40Q-26-54-4-57-18-49-24-39-29-34-32-40Z"]], top: 64, seat: 62 },
  buzz: {
    front: [["scalp", STUBBLE]],
    top: 66,
    seat: 62,
  },
  short: {
    front: [
      [
        "hair",
        combed(
          "C-60-24-57-52-40-65-32-74-18-80-4-78L-10-83C14-86 38-78 49-60 60-44 59-18",
          "C47-18 45-26 40-31 24-26-2-28-20-43L-22-37C-34-34-46-20",
        ),
      ],
      [
        "dark",
        `M48-5C47-18 45-26 40-31 24-26-2-28-20-43-8-37 14-36 34-41 46-44 52-50 54-48 60-26 56 4 49 17 47 10 48 2 48-5Z${strands([-20, -44, -42, -40, -52, -10, 4])}`,
      ],
      ["light", strands([-47, -36, -42, -64, -8, -70, 7])],
    ],
    top: 82,
    seat: 74,
    hasTemples: true,
  },
};
