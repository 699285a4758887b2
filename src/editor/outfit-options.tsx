import { FABRIC_TONES } from "../figure/engine/palette.ts";
import {
  BodyThumb,
  BoxThumb,
  HeadwearThumb,
  OutfitThumb,
  PaletteThumb,
  PatternThumb,
  Swatch,
} from "../figure/pictures/Thumb.tsx";
import { BACKGROUNDS, FABRICS, HEADWEARS, OUTFITS, PACKAGINGS, PALETTES, POSES } from "../figure/schema/options.ts";
import type { FigureSpec } from "../figure/schema/spec.ts";
import { wornHeadwear } from "../figure/schema/wearing.ts";
import { showsShirt, showsTrousers } from "../figure/schema/workwear.ts";
import { COLORS, type LookSection, tiles, WIDE } from "./look-options.tsx";
import { OUTFIT_KINDS } from "./option-kinds.ts";

/** No hat, or one that is always of one color. */
const UNCOLORED: readonly FigureSpec["headwear"][] = ["none", "chef-hat", "graduation-cap"];

/** What is worn. */
export const OUTFIT_SECTIONS: readonly LookSection[] = [
  {
    id: "clothes",
    groups: [
      {
        id: "outfit",
        field: "outfit",
        options: () => OUTFITS,
        kinds: OUTFIT_KINDS,
        picture: (spec) => <OutfitThumb spec={spec} />,
        ...WIDE,
        tiles: tiles("pf:tiles-6"),
        captioned: true,
        tinted: true,
      },
      {
        id: "outfitColor",
        field: "outfitColor",
        options: () => FABRICS,
        picture: ({ outfitColor }) => <Swatch color={FABRIC_TONES[outfitColor]} />,
        ...COLORS,
      },
      {
        id: "shirtColor",
        field: "shirtColor",
        options: () => FABRICS,
        picture: ({ shirtColor }) => <Swatch color={FABRIC_TONES[shirtColor]} />,
        hasNoVisibleEffect: ({ outfit }) => !showsShirt(outfit),
        ...COLORS,
        startsFolded: true,
      },
      {
        id: "legColor",
        field: "legColor",
        options: () => FABRICS,
        picture: ({ legColor }) => <Swatch color={FABRIC_TONES[legColor]} />,
        hasNoVisibleEffect: ({ outfit }) => !showsTrousers(outfit),
        ...COLORS,
        startsFolded: true,
      },
    ],
  },
  {
    id: "hats",
    groups: [
      {
        id: "headwear",
        field: "headwear",
        options: () => HEADWEARS,
        picture: (spec) => <HeadwearThumb spec={spec} />,
        ...WIDE,
        captioned: true,
        tiles: tiles("pf:tiles-4 pf:@bench:tiles-6"),
      },
      {
        id: "hatColor",
        field: "wrap",
        options: () => FABRICS,
        picture: ({ wrap }) => <Swatch color={FABRIC_TONES[wrap]} />,
        isAvailable: (spec) => !UNCOLORED.includes(wornHeadwear(spec)),
        ...COLORS,
      },
    ],
  },
];

/** What it is packed in, and how it stands there. */
export const BOX_SECTIONS: readonly LookSection[] = [
  {
    id: "packaging",
    groups: [
      {
        id: "packaging",
        field: "packaging",
        options: () => PACKAGINGS,
        picture: (spec) => <BoxThumb spec={spec} />,
        ...WIDE,
        tiles: tiles("pf:tiles-2 pf:@bench:tiles-4"),
        aspect: "pf:aspect-3/4",
        captioned: true,
      },
      {
        id: "palette",
        field: "palette",
        options: (type) => PALETTES[type],
        picture: (spec) => <PaletteThumb spec={spec} />,
        ...WIDE,
        tiles: tiles("pf:tiles-4 pf:@bench:tiles-7"),
        aspect: "pf:aspect-4/3",
        captioned: true,
      },
      {
        id: "background",
        field: "background",
        options: (type) => BACKGROUNDS[type],
        picture: (spec) => <PatternThumb spec={spec} />,
        hasNoVisibleEffect: ({ packaging }) => packaging === "vintage",
        ...WIDE,
        tiles: tiles("pf:tiles-3 pf:@bench:tiles-5"),
        captioned: true,
      },
    ],
  },
  {
    id: "stance",
    groups: [
      {
        id: "pose",
        field: "pose",
        options: (type) => POSES[type],
        picture: (spec) => <BodyThumb spec={spec} crop="pose" />,
        ...WIDE,
        tiles: tiles("pf:tiles-3 pf:@bench:tiles-5"),
        aspect: "pf:aspect-[19/25]",
        captioned: true,
        tinted: true,
      },
    ],
  },
];
