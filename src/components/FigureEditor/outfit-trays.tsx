import { BACKGROUNDS, FABRICS, HEADWEARS, OUTFITS, PALETTES, POSES } from "../../domain/figure-options.ts";
import { FABRIC_TONES } from "../../figure/palette.ts";
import { FigureThumb, PaletteThumb, PatternThumb, Swatch } from "./Thumb.tsx";
import { COLORS, coversHair, head, standing, type TrayArt, WIDE } from "./tray-art.tsx";

/** What is worn. */
export const OUTFIT_TRAYS: readonly TrayArt[] = [
  {
    field: "outfit",
    options: () => OUTFITS,
    picture: (spec) => <FigureThumb spec={standing(spec)} viewBox="-82 -304 164 164" />,
    ...WIDE,
    tiles: "pf:tiles-3 pf:@bench:tiles-6",
    hasCaptions: true,
    isTinted: true,
  },
  {
    field: "outfitColor",
    options: () => FABRICS,
    picture: ({ outfitColor }) => <Swatch color={FABRIC_TONES[outfitColor]} />,
    ...COLORS,
  },
  {
    field: "headwear",
    options: () => HEADWEARS,
    picture: (spec) => head(spec, "-96 -486 192 192"),
    isUnseen: coversHair,
    ...WIDE,
    tiles: "pf:tiles-4 pf:@bench:tiles-7",
  },
  {
    field: "shirtColor",
    options: () => FABRICS,
    picture: ({ shirtColor }) => <Swatch color={FABRIC_TONES[shirtColor]} />,
    ...COLORS,
  },
  {
    field: "legColor",
    options: () => FABRICS,
    picture: ({ legColor }) => <Swatch color={FABRIC_TONES[legColor]} />,
    isUnseen: ({ outfit }) => outfit === "dress" || outfit === "overalls" || outfit === "robe",
    ...COLORS,
  },
];

/** What it is packed in, and how it stands there. */
export const BOX_TRAYS: readonly TrayArt[] = [
  {
    field: "palette",
    options: (type) => PALETTES[type],
    picture: (spec) => <PaletteThumb spec={spec} />,
    ...WIDE,
    tiles: "pf:tiles-2 pf:@bench:tiles-4",
    face: "pf:aspect-4/3",
    hasCaptions: true,
  },
  {
    field: "background",
    options: (type) => BACKGROUNDS[type],
    picture: (spec) => <PatternThumb spec={spec} />,
    ...WIDE,
    tiles: "pf:tiles-3 pf:@bench:tiles-5",
    hasCaptions: true,
  },
  {
    field: "pose",
    options: (type) => POSES[type],
    picture: (spec) => <FigureThumb spec={spec} viewBox="-184 -470 368 484" />,
    ...WIDE,
    tiles: "pf:tiles-3 pf:@bench:tiles-5",
    face: "pf:aspect-[19/25]",
    hasCaptions: true,
    isTinted: true,
  },
];
