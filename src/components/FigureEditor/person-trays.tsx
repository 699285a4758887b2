import {
  AGES,
  BUILDS,
  EYE_COLORS,
  EYES,
  FABRICS,
  FACES,
  FACIAL_HAIRS,
  GLASSES,
  HAIR_COLORS,
  HAIRS,
  MOBILITIES,
  MOUTHS,
  NOSES,
  SKINS,
} from "../../domain/figure-options.ts";
import type { FigureSpec } from "../../domain/figure-spec.ts";
import { EYE_TONES, FABRIC_TONES, HAIR_TONES, SKIN_TONES } from "../../figure/palette.ts";
import { FigureThumb, Swatch } from "./Thumb.tsx";
import { COLORS, coversHair, head, standing, type TrayArt, WIDE } from "./tray-art.tsx";

const HALF = { span: "pf:@bench:col-span-6", tiles: "pf:tiles-3", face: "pf:aspect-4/3" };
const TALL = { span: "pf:@bench:col-span-8", face: "pf:aspect-[18/25]", hasCaptions: true, isTinted: true };
const PORTRAIT = { span: "pf:@bench:col-span-4", hasCaptions: true };

/** Both arms in view from neck to feet. */
const SHOWS_ARMS = { hero: "ready", villain: "scheme" } as const;
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

/** Who it is. The first three rows include people: they are never folded. */
export const PERSON_TRAYS: readonly TrayArt[] = [
  {
    field: "skin",
    options: () => SKINS,
    picture: ({ skin }) => <Swatch color={SKIN_TONES[skin]} />,
    ...WIDE,
    tiles: "pf:tiles-5 pf:@bench:tiles-10",
  },
  {
    field: "mobility",
    options: () => MOBILITIES,
    picture: (spec) => <FigureThumb spec={{ ...spec, pose: SHOWS_ARMS[spec.type] }} viewBox="-106 -292 212 294" />,
    ...TALL,
    tiles: "pf:tiles-3 pf:@bench:tiles-5",
  },
  {
    field: "hearingAid",
    options: () => [false, true],
    picture: (spec) =>
      head({ ...spec, hair: coversHair(spec) ? spec.hair : "buzz", headwear: "none" }, "-52 -444 132 151"),
    isUnseen: ({ hair }) => hair === "hijab",
    ...PORTRAIT,
    face: "pf:aspect-7/8",
    tiles: "pf:tiles-4 pf:@bench:tiles-2",
  },
  {
    field: "build",
    options: () => BUILDS,
    picture: (spec) => <FigureThumb spec={standing(spec)} viewBox="-106 -310 212 294" />,
    ...TALL,
    tiles: "pf:tiles-5",
  },
  {
    field: "age",
    options: () => AGES,
    picture: (spec) => head(spec, "-68 -450 136 216"),
    ...PORTRAIT,
    face: "pf:aspect-5/8",
    tiles: "pf:tiles-4 pf:@bench:tiles-3",
  },
  {
    field: "hair",
    options: () => HAIRS,
    picture: (spec) => head({ ...spec, headwear: "none", glasses: "none" }, "-88 -466 176 176"),
    ...WIDE,
    tiles: "pf:tiles-5 pf:@bench:tiles-9",
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
    tiles: "pf:tiles-6 pf:@bench:tiles-12",
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
];

/** What few people look for. */
export const MORE_TRAYS: readonly TrayArt[] = [
  { field: "face", options: () => FACES, picture: shape, ...HALF, tiles: "pf:tiles-4" },
  { field: "eyes", options: () => EYES, picture: upper, ...HALF },
  {
    field: "eyeColor",
    options: () => EYE_COLORS,
    picture: ({ eyeColor }) => <Swatch color={EYE_TONES[eyeColor]} />,
    ...HALF,
    tiles: "pf:tiles-5",
    face: "pf:h-target",
  },
  { field: "lashes", options: () => [false, true], picture: upper, ...HALF },
  { field: "nose", options: () => NOSES, picture: middle, ...HALF },
  { field: "mouth", options: () => MOUTHS, picture: lower, ...HALF },
  { field: "freckles", options: () => [false, true], picture: middle, ...HALF },
  { field: "lipstick", options: () => [false, true], picture: lower, ...HALF },
];
