import type { FigureSpec } from "../../domain/figure-spec.ts";
import { isCovering } from "../../domain/wearing.ts";
import { combed, type HairPaths, STUBBLE, strands } from "../hair-shapes.ts";
import { createPack, type Pack } from "../pack.ts";
import { mirrored } from "../shapes.ts";

const CLASSICS: Partial<Record<FigureSpec["hair"], HairPaths>> = {
  bald: { front: [["gleam", "M-32-40Q-26-54-4-57-18-49-24-39-29-34-32-40Z"]], top: 64 },
  buzz: {
    front: [
      ["scalp", STUBBLE],
      ["crop", "L50-12C48-26 44-33 37-38 26-46 14-47 0-47"],
      ["fuzz", strands([-44, -28, -38, -54, -8, -57, 7])],
    ],
    top: 66,
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
      ["line", strands([-12, -40, 20, -38, 46, -62, 2.6], [-20, -46, 0, -46, 22, -68, 2.4])],
      [
        "light",
        strands([-47, -36, -42, -64, -8, -70, 7], [-36, -42, -28, -58, 2, -64, 4], [10, -75, 34, -72, 44, -54, 4]),
      ],
    ],
    top: 82,
    hasTemples: true,
  },
  bob: {
    back: [["deep", mirrored("M0 52q34 6 58-2c8-16 8-38-2-70H0")]],
    front: [
      [
        "hair",
        "M-16-77C-54-74-68-38-65 4-64 28-68 46-58 58-48 60-42 54-42 44-47 28-49 10-47-10-44-26-30-40-15-47L-12-50C2-38 32-32 44-17 48 0 49 28 42 44 42 54 48 60 58 58 68 46 64 28 65 4 68-42 46-78 4-78Z",
      ],
      [
        "dark",
        `M44-17C48 0 49 28 42 44 42 54 48 60 54 58 58 34 60-4 44-17ZM-58 58C-48 60-42 54-42 44-46 28-49 10-47-10-56 8-52 40-58 58Z${strands([-12, -50, 30, -46, 54, -8, 3], [-14, -52, -46, -44, -56, 2, 3])}`,
      ],
      [
        "light",
        strands([-8, -62, 34, -66, 52, -26, 8], [10, -58, 36, -54, 50, -26, 4], [-28, -60, -54, -48, -57, -16, 6]),
      ],
    ],
    top: 80,
  },
};

type Hair = FigureSpec["hair"];
const SHORT: readonly Hair[] = [
  "quiff",
  "receding",
  "mohawk",
  "side-part",
  "crew-cut",
  "slicked-back",
  "widows-peak",
  "thinning",
  "undercut",
  "spiky",
  "pixie",
];
const LONG: readonly Hair[] = [
  "long",
  "wavy",
  "bun",
  "ponytail",
  "fringe",
  "shoulder",
  "mullet",
  "shag",
  "half-up",
  "man-bun",
];
const CURLY: readonly Hair[] = ["afro", "curly", "long-curls", "fade", "flat-top", "short-afro", "coils", "long-coils"];

const coverings = createPack(() => import("../packs/coverings.ts").then((module) => module.COVERING_PATHS));
const short = createPack(() => import("../packs/short-hair.ts").then((module) => module.SHORT_HAIR_PATHS));
const long = createPack(() => import("../packs/long-hair.ts").then((module) => module.LONG_HAIR_PATHS));
const curly = createPack(() => import("../packs/curly-hair.ts").then((module) => module.CURLY_HAIR_PATHS));
const braided = createPack(() => import("../packs/braided-hair.ts").then((module) => module.BRAIDED_HAIR_PATHS));

/** What has to be loaded before the hair can be drawn. */
export function hairPack(hair: Hair): Pack<typeof CLASSICS> | undefined {
  if (hair in CLASSICS) return undefined;
  if (isCovering(hair)) return coverings;
  return SHORT.includes(hair) ? short : LONG.includes(hair) ? long : CURLY.includes(hair) ? curly : braided;
}

export const hairPaths = (hair: FigureSpec["hair"]): HairPaths => {
  const paths = CLASSICS[hair] ?? hairPack(hair)?.get()[hair];
  if (!paths) throw new Error(`No hair is called "${hair}".`);
  return paths;
};
