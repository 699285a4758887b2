import type { ReactNode } from "react";
import {
  AGES,
  BACKGROUNDS,
  BUILDS,
  type CharacterType,
  EYE_COLORS,
  EYES,
  FABRICS,
  FACES,
  FACIAL_HAIRS,
  type FigureLook,
  type FigureSpec,
  GLASSES,
  HAIR_COLORS,
  HAIRS,
  HEADWEARS,
  MOBILITIES,
  MOUTHS,
  NOSES,
  OUTFITS,
  PALETTES,
  POSES,
  SKINS,
} from "../../domain/figure-spec.ts";
import { EYE_TONES, FABRIC_TONES, HAIR_TONES, SKIN_TONES } from "../../figure/palette.ts";
import { FigureThumb, PaletteThumb, PatternThumb, Swatch } from "./Thumb.tsx";

type Field = keyof FigureLook;
type Value = FigureLook[Field];

/** How a tray lies among the others and its options in it. Columns are the most there are in a row. */
interface TrayLayout {
  /** Twelfths of the panel, where there is room. */
  readonly span: string;
  readonly tiles: string;
  /** Shape of an option. */
  readonly face: string;
  /** Prints each option's name under it, where the picture alone could be misread. */
  readonly hasCaptions?: boolean;
  /** The figure stands on a soft ground of its side. */
  readonly isTinted?: boolean;
  /** Folds where there is little room. */
  readonly folds?: boolean;
}

/** One choice of looks: what there is to choose from, and how an option is drawn. */
export interface TrayArt extends TrayLayout {
  readonly field: Field;
  readonly options: (type: CharacterType) => readonly Value[];
  /** Draws the figure with the option put in. */
  readonly picture: (spec: FigureSpec) => ReactNode;
  /** Left out of the panel while this is false. */
  readonly isOffered?: (spec: FigureSpec) => boolean;
  /** Whether the choice cannot be seen on the figure as it is. */
  readonly isUnseen?: (spec: FigureSpec) => boolean;
}

const COLORS = { span: "@bench:col-span-12", tiles: "tiles-4 @bench:tiles-8", face: "h-target" };
const WIDE = { span: "@bench:col-span-12", face: "aspect-square" };
const HALF = { span: "@bench:col-span-6", tiles: "tiles-3", face: "aspect-4/3" };
const TALL = { span: "@bench:col-span-8", face: "aspect-[18/25]", hasCaptions: true, isTinted: true };
const PORTRAIT = { span: "@bench:col-span-4", hasCaptions: true };

const coversHair = ({ hair }: FigureSpec) => hair === "hijab" || hair === "turban";
/** Both arms in view from neck to feet. */
const SHOWS_ARMS = { hero: "ready", villain: "scheme" } as const;
/** The chest in view, on two legs. */
const standing = (spec: FigureSpec): FigureSpec => ({
  ...spec,
  pose: spec.type === "hero" ? "ready" : "beckon",
  mobility: "none",
});
const head = (spec: FigureSpec, viewBox: string) => (
  <FigureThumb
    isBust
    spec={{ ...spec, mobility: "none", pose: spec.type === "hero" ? "proud" : "scheme" }}
    viewBox={viewBox}
  />
);
const face = (spec: FigureSpec) => head({ ...spec, headwear: "none" }, "-76 -414 152 114");
/** A part of the face with nothing over it. */
const feature = (viewBox: string) => (spec: FigureSpec) =>
  head({ ...spec, headwear: "none", glasses: "none", facialHair: "none" }, viewBox);
const [shape, upper, middle, lower] = [
  feature("-80 -404 160 120"),
  feature("-60 -402 120 90"),
  feature("-56 -384 112 84"),
  feature("-56 -362 112 84"),
] as const;

/** The five tabs that hold trays of looks, in their order; the first three rows of Person are never folded. */
export const TRAYS: Readonly<Record<"person" | "more" | "outfit" | "box", readonly TrayArt[]>> = {
  person: [
    {
      field: "skin",
      options: () => SKINS,
      picture: ({ skin }) => <Swatch color={SKIN_TONES[skin]} />,
      ...WIDE,
      tiles: "tiles-5 @bench:tiles-10",
    },
    {
      field: "mobility",
      options: () => MOBILITIES,
      picture: (spec) => <FigureThumb spec={{ ...spec, pose: SHOWS_ARMS[spec.type] }} viewBox="-106 -292 212 294" />,
      ...TALL,
      tiles: "tiles-3 @bench:tiles-5",
    },
    {
      field: "hearingAid",
      options: () => [false, true],
      picture: (spec) =>
        head({ ...spec, hair: coversHair(spec) ? spec.hair : "buzz", headwear: "none" }, "-52 -444 132 151"),
      isUnseen: ({ hair }) => hair === "hijab",
      ...PORTRAIT,
      face: "aspect-7/8",
      tiles: "tiles-4 @bench:tiles-2",
    },
    {
      field: "build",
      options: () => BUILDS,
      picture: (spec) => <FigureThumb spec={standing(spec)} viewBox="-106 -310 212 294" />,
      ...TALL,
      tiles: "tiles-5",
    },
    {
      field: "age",
      options: () => AGES,
      picture: (spec) => head(spec, "-68 -450 136 216"),
      ...PORTRAIT,
      face: "aspect-5/8",
      tiles: "tiles-4 @bench:tiles-3",
    },
    {
      field: "hair",
      options: () => HAIRS,
      picture: (spec) => head({ ...spec, headwear: "none", glasses: "none" }, "-88 -466 176 176"),
      ...WIDE,
      tiles: "tiles-5 @bench:tiles-9",
    },
    {
      field: "wrap",
      options: () => FABRICS,
      picture: ({ wrap }) => <Swatch color={FABRIC_TONES[wrap]} />,
      isOffered: coversHair,
      ...COLORS,
    },
    {
      field: "hairColor",
      options: () => HAIR_COLORS,
      picture: ({ hairColor }) => <Swatch color={HAIR_TONES[hairColor]} />,
      ...WIDE,
      tiles: "tiles-6 @bench:tiles-12",
      folds: true,
    },
    {
      field: "facialHair",
      options: () => FACIAL_HAIRS,
      picture: (spec) => head({ ...spec, glasses: "none", headwear: "none" }, "-68 -374 136 102"),
      ...HALF,
      folds: true,
    },
    { field: "glasses", options: () => GLASSES, picture: face, ...HALF, folds: true },
  ],
  more: [
    { field: "face", options: () => FACES, picture: shape, ...HALF, tiles: "tiles-4" },
    { field: "eyes", options: () => EYES, picture: upper, ...HALF },
    {
      field: "eyeColor",
      options: () => EYE_COLORS,
      picture: ({ eyeColor }) => <Swatch color={EYE_TONES[eyeColor]} />,
      ...HALF,
      tiles: "tiles-5",
      face: "h-target",
    },
    { field: "lashes", options: () => [false, true], picture: upper, ...HALF },
    { field: "nose", options: () => NOSES, picture: middle, ...HALF },
    { field: "mouth", options: () => MOUTHS, picture: lower, ...HALF },
    { field: "freckles", options: () => [false, true], picture: middle, ...HALF },
    { field: "lipstick", options: () => [false, true], picture: lower, ...HALF },
  ],
  outfit: [
    {
      field: "outfit",
      options: () => OUTFITS,
      picture: (spec) => <FigureThumb spec={standing(spec)} viewBox="-82 -304 164 164" />,
      ...WIDE,
      tiles: "tiles-3 @bench:tiles-6",
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
      tiles: "tiles-4 @bench:tiles-7",
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
  ],
  box: [
    {
      field: "palette",
      options: (type) => PALETTES[type],
      picture: (spec) => <PaletteThumb spec={spec} />,
      ...WIDE,
      tiles: "tiles-2 @bench:tiles-4",
      face: "aspect-4/3",
      hasCaptions: true,
    },
    {
      field: "background",
      options: (type) => BACKGROUNDS[type],
      picture: (spec) => <PatternThumb spec={spec} />,
      ...WIDE,
      tiles: "tiles-3 @bench:tiles-5",
      hasCaptions: true,
    },
    {
      field: "pose",
      options: (type) => POSES[type],
      picture: (spec) => <FigureThumb spec={spec} viewBox="-184 -470 368 484" />,
      ...WIDE,
      tiles: "tiles-3 @bench:tiles-5",
      face: "aspect-[19/25]",
      hasCaptions: true,
      isTinted: true,
    },
  ],
};
