import { ACCESSORY_KINDS, type Accessory, type AccessoryTrio, DEFAULT_ACCESSORIES } from "./accessories.ts";
import {
  AGES,
  BACKGROUNDS,
  BROWS,
  BUILDS,
  EARRINGS,
  EYE_COLORS,
  EYES,
  FABRICS,
  FACES,
  FACIAL_HAIRS,
  GLASSES,
  HAIR_COLORS,
  HAIRS,
  HEADWEARS,
  MOBILITIES,
  MOUTHS,
  NOSES,
  OUTFITS,
  PACKAGINGS,
  PALETTES,
  POSES,
  SKINS,
  STATURES,
} from "./figure-options.ts";
import { truncate } from "./graphemes.ts";

/** Which pill made the figure: blue for hero, red for villain (specification §1). */
export type CharacterType = "hero" | "villain";
export const CHARACTER_TYPES = ["hero", "villain"] as const satisfies readonly CharacterType[];

/** Longest texts that a box carries, in code points. */
export const TEXT_LIMITS = { name: 40, jobTitle: 48, tagline: 72, accessoryLabel: 34 } as const;

/** The sample tagline of each type. */
export const DEFAULT_TAGLINES: Readonly<Record<CharacterType, string>> = {
  hero: "Ships on Friday. Sleeps on Saturday.",
  villain: "Your meeting could have been my monologue.",
};

/** Everything about a figure's looks that a person selects from a list. */
export interface FigureLook {
  readonly skin: (typeof SKINS)[number];
  readonly build: (typeof BUILDS)[number];
  readonly age: (typeof AGES)[number];
  readonly mobility: (typeof MOBILITIES)[number];
  readonly hearingAid: boolean;
  readonly cochlearImplant: boolean;
  /** Color of a hearing aid or a cochlear implant. */
  readonly hearingColor: (typeof FABRICS)[number];
  readonly oxygen: boolean;
  readonly insulinPump: boolean;
  readonly eyePatch: boolean;
  readonly stature: (typeof STATURES)[number];
  readonly pregnant: boolean;
  readonly hair: (typeof HAIRS)[number];
  readonly hairColor: (typeof HAIR_COLORS)[number];
  readonly beardColor: (typeof HAIR_COLORS)[number];
  /** Color of a head covering or hat. */
  readonly wrap: (typeof FABRICS)[number];
  readonly headwear: (typeof HEADWEARS)[number];
  readonly facialHair: (typeof FACIAL_HAIRS)[number];
  readonly glasses: (typeof GLASSES)[number];
  readonly face: (typeof FACES)[number];
  readonly eyes: (typeof EYES)[number];
  readonly eyeColor: (typeof EYE_COLORS)[number];
  readonly lashes: boolean;
  readonly brows: (typeof BROWS)[number];
  readonly nose: (typeof NOSES)[number];
  /** The expression: of mouth, eyes and brows. */
  readonly mouth: (typeof MOUTHS)[number];
  readonly lipstick: boolean;
  readonly freckles: boolean;
  readonly mole: boolean;
  readonly vitiligo: boolean;
  readonly scar: boolean;
  readonly bindi: boolean;
  readonly earrings: (typeof EARRINGS)[number];
  readonly noseRing: boolean;
  readonly outfit: (typeof OUTFITS)[number];
  readonly outfitColor: (typeof FABRICS)[number];
  /** Color of what is worn under the garment. */
  readonly shirtColor: (typeof FABRICS)[number];
  readonly legColor: (typeof FABRICS)[number];
  readonly packaging: (typeof PACKAGINGS)[number];
  /** One of the poses of the figure's type. */
  readonly pose: (typeof POSES)[CharacterType][number];
  /** One of the backgrounds of the figure's type. */
  readonly background: (typeof BACKGROUNDS)[CharacterType][number];
  /** One of the palettes of the figure's type. */
  readonly palette: (typeof PALETTES)[CharacterType][number];
}

/**
 * All that a picture of a figure is drawn from. Whether it is paid for is never part of it:
 * a spec may come from a link or a file, and payment may not.
 */
export interface FigureSpec extends FigureLook {
  readonly type: CharacterType;
  /** At most 40 code points. */
  readonly name: string;
  /** At most 48 code points. */
  readonly jobTitle: string;
  /** At most 72 code points. */
  readonly tagline: string;
  readonly accessories: AccessoryTrio;
  /** The series number on the card, 1 to 999. */
  readonly number: number;
}

const pick = <T>(list: readonly T[], value: unknown, fallback: T): T =>
  list.includes(value as T) ? (value as T) : fallback;

/** A text as one line: controls, lone surrogates and runs of white space have no place on a printed card. */
export const cleanLine = (value: unknown): string =>
  typeof value === "string" ? value.replace(/[\s\p{Cc}\p{Cs}\uFFFD\uFFFE\uFFFF]+/gu, " ").trim() : "";

const line = (value: unknown, limit: number, fallback: string): string => truncate(cleanLine(value) || fallback, limit);

/** A stable 32-bit number for a text (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

function accessory(value: unknown, fallback: Accessory): Accessory {
  const input = (typeof value === "object" && value !== null ? value : {}) as Partial<Accessory>;
  return {
    kind: pick(ACCESSORY_KINDS, input.kind, fallback.kind),
    label: line(input.label, TEXT_LIMITS.accessoryLabel, fallback.label),
  };
}

const BOOLEAN_FIELDS = [
  "hearingAid",
  "cochlearImplant",
  "oxygen",
  "insulinPump",
  "eyePatch",
  "pregnant",
  "lashes",
  "lipstick",
  "freckles",
  "mole",
  "vitiligo",
  "scar",
  "bindi",
  "noseRing",
] as const;

const booleans = (input: FigureSpecInput) =>
  Object.fromEntries(BOOLEAN_FIELDS.map((field) => [field, input[field] === true])) as Record<
    (typeof BOOLEAN_FIELDS)[number],
    boolean
  >;

/** Parts of a spec; whatever is missing takes its default. */
export type FigureSpecInput = { readonly [K in keyof FigureSpec]?: FigureSpec[K] | undefined };

/**
 * Makes a whole, valid spec of anything: gaps are filled, values that are on no list are replaced
 * by the default, texts are cleaned and shortened to their limits. Never throws.
 */
export function toFigureSpec(value: FigureSpecInput | unknown): FigureSpec {
  const input = (typeof value === "object" && value !== null ? value : {}) as FigureSpecInput;
  const type = pick(CHARACTER_TYPES, input.type, "hero");
  const hairColor = pick(HAIR_COLORS, input.hairColor, "espresso");
  const name = line(input.name, TEXT_LIMITS.name, "Your Name");
  const accessories: readonly unknown[] = Array.isArray(input.accessories) ? input.accessories : [];
  const [first, second, third] = DEFAULT_ACCESSORIES;
  return {
    type,
    name,
    jobTitle: line(input.jobTitle, TEXT_LIMITS.jobTitle, "Working Professional"),
    tagline: line(input.tagline, TEXT_LIMITS.tagline, DEFAULT_TAGLINES[type]),
    accessories: [
      accessory(accessories[0], first),
      accessory(accessories[1], second),
      accessory(accessories[2], third),
    ],
    number:
      Number.isInteger(input.number) && Number(input.number) >= 1 && Number(input.number) <= 999
        ? Number(input.number)
        : (hashText(name) % 999) + 1,
    ...booleans(input),
    skin: pick(SKINS, input.skin, "honey"),
    build: pick(BUILDS, input.build, "average"),
    age: pick(AGES, input.age, "adult"),
    mobility: pick(MOBILITIES, input.mobility, "none"),
    hearingColor: pick(FABRICS, input.hearingColor, type === "hero" ? "teal" : "lime"),
    stature: pick(STATURES, input.stature, "average"),
    hair: pick(HAIRS, input.hair, "short"),
    hairColor,
    beardColor: pick(HAIR_COLORS, input.beardColor, hairColor),
    wrap: pick(FABRICS, input.wrap, type === "hero" ? "teal" : "plum"),
    headwear: pick(HEADWEARS, input.headwear, "none"),
    facialHair: pick(FACIAL_HAIRS, input.facialHair, "none"),
    glasses: pick(GLASSES, input.glasses, "none"),
    face: pick(FACES, input.face, "round"),
    eyes: pick(EYES, input.eyes, "round"),
    eyeColor: pick(EYE_COLORS, input.eyeColor, "brown"),
    brows: pick(BROWS, input.brows, type === "hero" ? "natural" : "angled"),
    nose: pick(NOSES, input.nose, "button"),
    mouth: pick(MOUTHS, input.mouth, type === "hero" ? "grin" : "smirk"),
    earrings: pick(EARRINGS, input.earrings, "none"),
    outfit: pick(OUTFITS, input.outfit, "suit"),
    outfitColor: pick(FABRICS, input.outfitColor, "navy"),
    shirtColor: pick(FABRICS, input.shirtColor, "cream"),
    legColor: pick(FABRICS, input.legColor, "slate"),
    packaging: pick(PACKAGINGS, input.packaging, "blister"),
    pose: pick(POSES[type], input.pose, POSES[type][0]),
    background: pick(BACKGROUNDS[type], input.background, BACKGROUNDS[type][0]),
    palette: pick(PALETTES[type], input.palette, PALETTES[type][0]),
  };
}

/** Fields that the first version did not have: where a saved figure lacks one, it takes its default. */
const LATER_FIELDS: readonly string[] = [
  ...BOOLEAN_FIELDS,
  ...(["beardColor", "brows", "earrings", "hearingColor", "packaging", "stature"] as const),
] satisfies readonly (keyof FigureLook)[];

/**
 * A saved spec of this version or of an earlier one. Undefined where a part is missing that every version had,
 * where one is unknown or added, and where a text is not clean or longer than its limit.
 */
export function readFigureSpec(value: unknown): FigureSpec | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const input = value as Readonly<Record<string, unknown>>;
  const spec = toFigureSpec(value);
  const { accessories, ...rest } = spec;
  const fields = Object.entries(rest);
  const isLater = (field: string): boolean => LATER_FIELDS.includes(field) && !Object.hasOwn(input, field);
  const isValid =
    Object.keys(input).length === fields.filter(([field]) => !isLater(field)).length + 1 &&
    fields.every(([field, own]) => isLater(field) || input[field] === own) &&
    Array.isArray(input.accessories) &&
    input.accessories.length === accessories.length &&
    accessories.every(({ kind, label }, i) => {
      const saved: unknown = (input.accessories as readonly unknown[])[i];
      const { kind: ownKind, label: ownLabel, ...more } = (saved ?? {}) as Readonly<Record<string, unknown>>;
      return ownKind === kind && ownLabel === label && Object.keys(more).length === 0;
    });
  return isValid ? spec : undefined;
}
