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
import { FigureThumb, HeadThumb, Swatch, standing } from "../Thumb.tsx";
import { COLORS, coversHair, type LookOptions, WIDE } from "./look-options.tsx";

const HALF = { span: "pf:@bench:col-span-6", tiles: "pf:tiles-3", aspect: "pf:aspect-4/3" };
const TALL = { span: "pf:@bench:col-span-8", aspect: "pf:aspect-[18/25]", captioned: true, tinted: true };
const PORTRAIT = { span: "pf:@bench:col-span-4", captioned: true };

/** Both arms in view from neck to feet. */
const SHOWS_ARMS = { hero: "ready", villain: "scheme" } as const;
const faceThumb = (spec: FigureSpec) => <HeadThumb spec={{ ...spec, headwear: "none" }} viewBox="-76 -414 152 114" />;
/** A part of the face with nothing over it. */
const featureThumb = (viewBox: string) => (spec: FigureSpec) => (
  <HeadThumb spec={{ ...spec, headwear: "none", glasses: "none", facialHair: "none" }} viewBox={viewBox} />
);
const wholeFace = featureThumb("-80 -404 160 120");
const eyes = featureThumb("-60 -402 120 90");
const noseAndCheeks = featureThumb("-56 -384 112 84");
const mouth = featureThumb("-56 -362 112 84");

/** Who it is. The first three rows include people: they are never folded. */
export const PERSON_OPTIONS: readonly LookOptions[] = [
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
    picture: (spec) => (
      <HeadThumb
        spec={{ ...spec, hair: coversHair(spec) ? spec.hair : "buzz", headwear: "none" }}
        viewBox="-52 -444 132 151"
      />
    ),
    hasNoVisibleEffect: ({ hair }) => hair === "hijab",
    ...PORTRAIT,
    aspect: "pf:aspect-7/8",
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
    picture: (spec) => <HeadThumb spec={spec} viewBox="-68 -450 136 216" />,
    ...PORTRAIT,
    aspect: "pf:aspect-5/8",
    tiles: "pf:tiles-4 pf:@bench:tiles-3",
  },
  {
    field: "hair",
    options: () => HAIRS,
    picture: (spec) => <HeadThumb spec={{ ...spec, headwear: "none", glasses: "none" }} viewBox="-88 -466 176 176" />,
    ...WIDE,
    tiles: "pf:tiles-5 pf:@bench:tiles-9",
  },
  {
    field: "wrap",
    options: () => FABRICS,
    picture: ({ wrap }) => <Swatch color={FABRIC_TONES[wrap]} />,
    isAvailable: coversHair,
    ...COLORS,
  },
  {
    field: "hairColor",
    options: () => HAIR_COLORS,
    picture: ({ hairColor }) => <Swatch color={HAIR_TONES[hairColor]} />,
    ...WIDE,
    tiles: "pf:tiles-6 pf:@bench:tiles-12",
    collapsible: true,
  },
  {
    field: "facialHair",
    options: () => FACIAL_HAIRS,
    picture: (spec) => <HeadThumb spec={{ ...spec, glasses: "none", headwear: "none" }} viewBox="-68 -374 136 102" />,
    ...HALF,
    collapsible: true,
  },
  { field: "glasses", options: () => GLASSES, picture: faceThumb, ...HALF, collapsible: true },
];

/** What few people look for. */
export const MORE_OPTIONS: readonly LookOptions[] = [
  { field: "face", options: () => FACES, picture: wholeFace, ...HALF, tiles: "pf:tiles-4" },
  { field: "eyes", options: () => EYES, picture: eyes, ...HALF },
  {
    field: "eyeColor",
    options: () => EYE_COLORS,
    picture: ({ eyeColor }) => <Swatch color={EYE_TONES[eyeColor]} />,
    ...HALF,
    tiles: "pf:tiles-5",
    aspect: "pf:h-target",
  },
  { field: "lashes", options: () => [false, true], picture: eyes, ...HALF },
  { field: "nose", options: () => NOSES, picture: noseAndCheeks, ...HALF },
  { field: "mouth", options: () => MOUTHS, picture: mouth, ...HALF },
  { field: "freckles", options: () => [false, true], picture: noseAndCheeks, ...HALF },
  { field: "lipstick", options: () => [false, true], picture: mouth, ...HALF },
];
