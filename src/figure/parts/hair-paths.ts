import { HAIRS } from "../../domain/figure-options.ts";
import type { FigureSpec } from "../../domain/figure-spec.ts";
import { isCovering } from "../../domain/wearing.ts";
import { at, cloudLight, curl, type HairPaths, STUBBLE } from "../hair-shapes.ts";
import { createPack, type Pack } from "../pack.ts";
import { curls, mirrored } from "../shapes.ts";

const CLASSICS: Partial<Record<FigureSpec["hair"], HairPaths>> = {
  bald: { front: [["gleam", "M-32-40Q-26-54-4-57-18-49-24-39-29-34-32-40Z"]], top: 64 },
  buzz: {
    front: [
      ["scalp", STUBBLE],
      ["scalp", "L48-8C46-32 30-50 0-50"],
    ],
    top: 66,
  },
  short: {
    front: [
      [
        "hair",
        "M-54 6C-61-24-54-56-26-68-20-75-10-78-2-77L-6-73C14-80 40-74 50-56 62-40 58-12 54 6L49 3C50-12 47-22 41-30 22-24-6-26-24-42-32-32-48-22-49 3Z",
      ],
      [
        "dark",
        "M54 6L49 3C50-12 47-22 41-30 50-32 56-30 58-22 58-12 56-2 54 6ZM-24-42C-12-34 4-32 20-34 8-38-6-40-14-48Z",
      ],
      ["light", "M-44-40C-40-56-28-66-8-67-22-58-32-50-36-40-39-34-45-34-44-40Z"],
    ],
    top: 78,
    hasTemples: true,
  },
  afro: {
    back: [["hair", `${curls([0, -28, 80, 68], [0, 360], 22)}Z`]],
    front: [
      [
        "fill",
        mirrored("M0-66C38-66 64-40 62 0L50 2C51-10 50-20 44-26 43-33 36-36 32-36 28-42 20-42 16-41 12-45 4-45 0-43"),
      ],
      ["line", at(curl, [38, -60], [64, -28], [14, -78]), 2.2],
      ["light", cloudLight(0, -28, 72, 60, 7)],
    ],
    top: 102,
    seat: 88,
  },
  bob: {
    back: [["deep", mirrored("M0 52q34 6 58-2c8-16 8-38-2-70H0")]],
    front: [
      [
        "hair",
        "M-20-74C-54-70-68-38-65 4-64 28-68 46-58 58-48 60-42 54-42 44-46 28-49 10-46-12-38-20-24-34-18-54-4-36 30-30 43-16 47 0 49 28 42 44 42 54 48 60 58 58 68 46 64 28 65 4 68-42 46-76 4-76-6-76-14-75-20-74Z",
      ],
      [
        "dark",
        "M43-16C47 0 49 28 42 44 42 54 48 60 54 58 58 30 56 2 43-16ZM-58 58C-48 60-42 54-42 44-46 28-49 10-46-12-54 8-50 40-58 58Z",
      ],
      ["light", "M-14-62C10-68 36-60 50-34 54-26 48-24 44-30 32-46 12-56-14-58Z"],
    ],
    top: 78,
  },
};

const TEXTURED: readonly FigureSpec["hair"][] = HAIRS.slice(HAIRS.indexOf("fade"), HAIRS.indexOf("side-part"));

const coverings = createPack(() => import("../packs/coverings.ts").then((module) => module.COVERING_PATHS));
const textured = createPack(() => import("../packs/textured-hair.ts").then((module) => module.TEXTURED_HAIR_PATHS));
const others = createPack(() => import("../packs/hair.ts").then((module) => module.MORE_HAIR_PATHS));

/** What has to be loaded before the hair can be drawn. */
export const hairPack = (hair: FigureSpec["hair"]): Pack<Partial<typeof CLASSICS>> | undefined =>
  hair in CLASSICS ? undefined : isCovering(hair) ? coverings : TEXTURED.includes(hair) ? textured : others;

export const hairPaths = (hair: FigureSpec["hair"]): HairPaths => {
  const paths = CLASSICS[hair] ?? hairPack(hair)?.get()[hair];
  if (!paths) throw new Error(`No hair is called "${hair}".`);
  return paths;
};
