import { BACKGROUNDS, PALETTES } from "../parts/background/options.ts";
import { AGES, BUILDS, STATURES } from "../parts/body/options.ts";
import { FABRICS, HAIR_COLORS } from "../parts/colors/options.ts";
import { BROWS, EARRINGS, EXPRESSIONS, EYE_COLORS, EYES, FACES, NOSES } from "../parts/face/options.ts";
import { FACIAL_HAIR } from "../parts/facial-hair/options.ts";
import { GLASSES } from "../parts/glasses/options.ts";
import { HAIR } from "../parts/hair/options.ts";
import { HEADWEAR } from "../parts/headwear/options.ts";
import { MOBILITIES } from "../parts/mobility/options.ts";
import { OUTFITS } from "../parts/outfit/options.ts";
import { PACKAGINGS } from "../parts/packaging/options.ts";
import { POSES } from "../parts/pose/options.ts";
import { SKINS } from "../parts/skin/options.ts";
import { byType, type CharacterType, choice, type Field, flag } from "./field.ts";

/**
 * Every field of a figure's looks, in the order of version 2 of the figure code. To append a field, introduce a new
 * version of the code.
 */
export const FIELDS = {
  skin: choice(SKINS, { bits: 5, fallback: "honey" }),
  build: choice(BUILDS, { bits: 4, fallback: "average" }),
  age: choice(AGES, { bits: 4, fallback: "adult" }),
  stature: choice(STATURES, { bits: 3, fallback: "average" }),
  mobility: choice(MOBILITIES, { bits: 6, fallback: "none" }),
  /** Color of a hearing aid or a cochlear implant. */
  hearingColor: choice(FABRICS, { bits: 6, fallback: ({ type }) => (type === "hero" ? "teal" : "lime") }),
  /** A hair style or a covering. */
  hair: choice(HAIR, { bits: 8, fallback: "short" }),
  hairColor: choice(HAIR_COLORS, { bits: 6, fallback: "espresso" }),
  /** Color of a head covering or hat. */
  wrap: choice(FABRICS, { bits: 6, fallback: ({ type }) => (type === "hero" ? "teal" : "plum") }),
  headwear: choice(HEADWEAR, { bits: 6, fallback: "none" }),
  facialHair: choice(FACIAL_HAIR, { bits: 6, fallback: "none" }),
  beardColor: choice(HAIR_COLORS, { bits: 6, fallback: ({ hairColor }) => hairColor }),
  glasses: choice(GLASSES, { bits: 5, fallback: "none" }),
  face: choice(FACES, { bits: 4, fallback: "round" }),
  eyes: choice(EYES, { bits: 5, fallback: "round" }),
  eyeColor: choice(EYE_COLORS, { bits: 5, fallback: "brown" }),
  /** The shape of the brows. Their position comes from the expression. */
  brows: choice(BROWS, { bits: 5, fallback: ({ type }) => (type === "hero" ? "natural" : "angled") }),
  nose: choice(NOSES, { bits: 5, fallback: "button" }),
  /** The expression, which shapes mouth, eyes and brows. */
  mouth: choice(EXPRESSIONS, { bits: 6, fallback: ({ type }) => (type === "hero" ? "grin" : "smirk") }),
  earrings: choice(EARRINGS, { bits: 4, fallback: "none" }),
  outfit: choice(OUTFITS, { bits: 7, fallback: "suit" }),
  outfitColor: choice(FABRICS, { bits: 6, fallback: "navy" }),
  /** Color of the shirt, or of whatever is worn under the garment. */
  shirtColor: choice(FABRICS, { bits: 6, fallback: "cream" }),
  legColor: choice(FABRICS, { bits: 6, fallback: "slate" }),
  /** The pose. Each type has its own poses. */
  pose: byType(POSES, { bits: 6 }),
  /** The pattern printed on the card. Each type has its own patterns. */
  background: byType(BACKGROUNDS, { bits: 6 }),
  /** The inks of the card. Each type has its own palettes. */
  palette: byType(PALETTES, { bits: 6 }),
  packaging: choice(PACKAGINGS, { bits: 5, fallback: "blister" }),
  hearingAid: flag(),
  cochlearImplant: flag(),
  oxygen: flag(),
  insulinPump: flag(),
  eyePatch: flag(),
  pregnant: flag(),
  lashes: flag(),
  lipstick: flag(),
  freckles: flag(),
  mole: flag(),
  vitiligo: flag(),
  scar: flag(),
  bindi: flag(),
  noseRing: flag(),
} as const;

type Fields = typeof FIELDS;

/** A figure's looks: one option of each field. */
export type FigureLook = { readonly [Name in keyof Fields]: Fields[Name] extends Field<infer Value> ? Value : never };

export type LookField = keyof FigureLook;

/**
 * Returns the options of a field, for your own picker: `figureOptions("hair")`. Poses, backgrounds and palettes differ by
 * type.
 */
export const figureOptions = <Name extends LookField>(
  field: Name,
  type: CharacterType = "hero",
): readonly FigureLook[Name][] => (FIELDS[field] as unknown as Field<FigureLook[Name]>).options(type);

/** {@link FIELDS} as entries, in the order of the figure code. */
export const FIELD_LIST = Object.entries(FIELDS) as readonly (readonly [LookField, Field<FigureLook[LookField]>])[];
