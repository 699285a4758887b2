import { BACKGROUNDS, FABRICS, HEADWEARS, OUTFITS, PALETTES, POSES } from "../../domain/figure-options.ts";
import { FABRIC_TONES } from "../../figure/palette.ts";
import { FigureThumb, HeadwearThumb, OutfitThumb, PaletteThumb, PatternThumb, Swatch } from "../Thumb.tsx";
import { COLORS, coversHair, type LookOptions, WIDE } from "./look-options.tsx";

/** What is worn. */
export const OUTFIT_OPTIONS: readonly LookOptions[] = [
  {
    field: "outfit",
    options: () => OUTFITS,
    picture: (spec) => <OutfitThumb spec={spec} />,
    ...WIDE,
    tiles: "pf:tiles-3 pf:@bench:tiles-6",
    captioned: true,
    tinted: true,
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
    picture: (spec) => <HeadwearThumb spec={spec} />,
    hasNoVisibleEffect: coversHair,
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
    hasNoVisibleEffect: ({ outfit }) => outfit === "dress" || outfit === "overalls" || outfit === "robe",
    ...COLORS,
  },
];

/** What it is packed in, and how it stands there. */
export const BOX_OPTIONS: readonly LookOptions[] = [
  {
    field: "palette",
    options: (type) => PALETTES[type],
    picture: (spec) => <PaletteThumb spec={spec} />,
    ...WIDE,
    tiles: "pf:tiles-2 pf:@bench:tiles-4",
    aspect: "pf:aspect-4/3",
    captioned: true,
  },
  {
    field: "background",
    options: (type) => BACKGROUNDS[type],
    picture: (spec) => <PatternThumb spec={spec} />,
    ...WIDE,
    tiles: "pf:tiles-3 pf:@bench:tiles-5",
    captioned: true,
  },
  {
    field: "pose",
    options: (type) => POSES[type],
    picture: (spec) => <FigureThumb spec={spec} viewBox="-184 -470 368 484" />,
    ...WIDE,
    tiles: "pf:tiles-3 pf:@bench:tiles-5",
    aspect: "pf:aspect-[19/25]",
    captioned: true,
    tinted: true,
  },
];
