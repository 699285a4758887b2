import { ACCESSORY_KINDS, type AccessoryTrio } from "./accessories.ts";
import { ACCESSORY_LABELS } from "./accessory-names.ts";
import { ACCESSORY_LOCKS, type DesignLock } from "./editing.ts";
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
  MOBILITIES,
  NOSES,
  OUTFITS,
  PACKAGINGS,
  PALETTES,
  POSES,
  SKINS,
} from "./figure-options.ts";
import { CHARACTER_TYPES, type FigureSpec, type FigureSpecInput, hashText, toFigureSpec } from "./figure-spec.ts";
import { wornHeadwear } from "./wearing.ts";
import { USUAL_COLORS } from "./workwear.ts";

const TAGLINES = {
  hero: [
    "Ships on Friday. Sleeps on Saturday.",
    "Has read the whole thread.",
    "Answers in one sentence.",
    "Brings snacks to stand-up.",
    "Leaves the file tidier.",
    "Mutes first, speaks second.",
    "Knows where the document lives.",
    "Ends meetings early.",
  ],
  villain: [
    "Your meeting could have been my monologue.",
    "Per my last ultimatum.",
    "Reply-all is a weapon.",
    "I moved your deadline. Forward.",
    "Let us take this offline. Forever.",
    "The scope was always mine.",
    "I have notes. So many notes.",
    "Pencil me in. In pen.",
  ],
} as const;

const GARMENT_COLORS = [
  "slate",
  "navy",
  "cobalt",
  "teal",
  "forest",
  "brick",
  "wine",
  "plum",
  "violet",
  "charcoal",
  "mustard",
] as const;
const SHIRT_COLORS = ["cream", "white", "navy", "mustard", "rose", "teal"] as const;
const LEG_COLORS = ["slate", "navy", "charcoal", "forest", "wine"] as const;
const WRAP_COLORS = ["teal", "brick", "mustard", "violet", "cobalt", "rose", "orange", "plum"] as const;

/** A generator of numbers from 0 up to 1, always the same ones for a seed (mulberry32). */
function seededRandom(seed: string): () => number {
  let state = hashText(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Hats that go with clothes. */
const HATS: Partial<Record<FigureSpec["outfit"], readonly FigureSpec["headwear"][]>> = {
  "chef-whites": ["chef-hat"],
  "hi-vis": ["hard-hat"],
  overalls: ["cap", "hard-hat", "straw-hat"],
  scrubs: ["surgical-cap"],
  patrol: ["peaked-cap", "ranger-hat"],
  turnout: ["fire-helmet"],
  pilot: ["peaked-cap"],
  fatigues: ["beret"],
  flannel: ["straw-hat", "cap", "beanie"],
  tracksuit: ["cap"],
  hoodie: ["headphones", "beanie", "cap"],
  "t-shirt": ["headphones", "cap"],
  "shirt-tie": ["headset"],
  robe: ["graduation-cap"],
};
const NATURAL_HAIR_COLORS = ["black", "black", "espresso", "brown", "chestnut", "auburn", "ginger", "blonde"] as const;
const GREY_HAIR_COLORS = ["salt-and-pepper", "silver", "white"] as const;
/** Each age as often as it is met at work. */
const AGES_AT_WORK: readonly FigureSpec["age"][] = [
  ...AGES,
  "young",
  "thirties",
  "thirties",
  "adult",
  "adult",
  "fifties",
];
/** Share of grey hair by age. */
const GREY: Readonly<Record<FigureSpec["age"], number>> = {
  young: 0,
  thirties: 0.04,
  adult: 0.2,
  fifties: 0.45,
  mature: 0.7,
  seventies: 0.9,
};
/** Coverings that women wear. */
const WOMENS_COVERINGS: readonly FigureSpec["hair"][] = [
  "hijab",
  "hijab-wrapped",
  "shayla",
  "gele",
  "headwrap",
  "tichel",
  "bonnet",
];
const WOMENS_CLOTHES: readonly FigureSpec["outfit"][] = ["dress", "sari"];
const EXPRESSIONS = {
  hero: ["grin", "smile", "open", "laugh", "kind", "smile", "wry", "calm"],
  villain: ["smirk", "sly", "calm", "stern", "wry", "smirk", "kind", "laugh", "tired"],
} as const;

/**
 * A random figure, the same one for the same seed. Fields that are `locked` stay as they are, except a pose,
 * background or palette of the other type.
 */
export function randomFigureSpec(seed: string | number, locked: FigureSpecInput = {}): FigureSpec {
  const random = seededRandom(`figure ${seed}`);
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const randomType = oneOf(CHARACTER_TYPES);
  const type = locked.type ?? randomType;
  const hair = oneOf(HAIRS);
  const randomOutfit = oneOf(OUTFITS);
  const outfit = locked.outfit ?? randomOutfit;
  const hasMakeUp = random() < 0.5 || WOMENS_COVERINGS.includes(hair) || WOMENS_CLOTHES.includes(outfit);
  const randomAge = oneOf(AGES_AT_WORK);
  const age = locked.age ?? randomAge;
  const isGrey = random() < GREY[age];
  const randomHairColor = isGrey ? oneOf(GREY_HAIR_COLORS) : oneOf(random() < 0.75 ? NATURAL_HAIR_COLORS : HAIR_COLORS);
  const hairColor = locked.hairColor ?? randomHairColor;
  const outfitColor = oneOf<FigureSpec["outfitColor"]>(USUAL_COLORS[outfit] ?? GARMENT_COLORS);
  const hats = HATS[outfit];
  const headwear =
    hats && random() < 0.4
      ? oneOf(hats)
      : random() < 0.06
        ? oneOf(["cap", "beanie", "kippah", "headset"] as const)
        : "none";
  const kinds = [...ACCESSORY_KINDS];
  const accessories = [0, 1, 2].map(() => {
    const [kind = "trophy"] = kinds.splice(Math.floor(random() * kinds.length), 1);
    return { kind, label: ACCESSORY_LABELS[kind] };
  });
  const look: Record<string, unknown> = {
    skin: oneOf(SKINS),
    build: oneOf(BUILDS),
    age,
    mobility: random() < 0.16 ? oneOf(MOBILITIES) : "none",
    hearingAid: random() < 0.06,
    cochlearImplant: random() < 0.03,
    hearingColor: oneOf(FABRICS),
    oxygen: random() < 0.02,
    insulinPump: random() < 0.03,
    eyePatch: random() < 0.02,
    stature: random() < 0.05 ? "short" : "average",
    pregnant: hasMakeUp && (age === "young" || age === "thirties") && random() < 0.08,
    hair,
    hairColor,
    beardColor: random() < 0.9 ? hairColor : oneOf(GREY_HAIR_COLORS),
    wrap: oneOf(WRAP_COLORS),
    headwear: wornHeadwear({ hair: locked.hair ?? hair, headwear }),
    facialHair: !hasMakeUp && random() < 0.6 ? oneOf(FACIAL_HAIRS) : "none",
    glasses: random() < 0.4 ? oneOf(GLASSES) : "none",
    face: oneOf(FACES),
    eyes: oneOf(EYES),
    eyeColor: oneOf(EYE_COLORS),
    lashes: hasMakeUp,
    brows: oneOf(BROWS),
    nose: oneOf(NOSES),
    mouth: oneOf(EXPRESSIONS[type]),
    lipstick: hasMakeUp && random() < 0.5,
    freckles: random() < 0.15,
    mole: random() < 0.08,
    vitiligo: random() < 0.04,
    scar: random() < 0.05,
    bindi: hasMakeUp && random() < (outfit === "sari" ? 0.6 : 0.04),
    earrings: random() < (hasMakeUp ? 0.5 : 0.1) ? oneOf(EARRINGS) : "none",
    noseRing: random() < (outfit === "sari" ? 0.4 : 0.06),
    outfit,
    outfitColor,
    // A shirt of the garment's color would not be seen.
    shirtColor: oneOf(SHIRT_COLORS.filter((color) => color !== outfitColor)),
    legColor: oneOf(LEG_COLORS),
    packaging: random() < 0.55 ? "blister" : oneOf(PACKAGINGS),
    pose: oneOf(POSES[type]),
    background: oneOf(BACKGROUNDS[type]),
    palette: oneOf(PALETTES[type]),
    tagline: oneOf(TAGLINES[type]),
  };
  return toFigureSpec({ type, ...look, accessories, ...locked });
}

const isDefaultText = (words: readonly string[], text: string): boolean => text === "" || words.includes(text);

/**
 * Another random look for the same figure: varies every field that is not locked, by the seed. Type, name, title
 * and number stay, and so does every text that a person wrote: an accessory that was renamed, a tagline
 * that is none of the product's.
 */
export function surpriseFigureSpec(
  seed: string | number,
  spec: FigureSpec,
  locks: readonly DesignLock[] = [],
): FigureSpec {
  const { type, name, jobTitle, number, accessories, tagline } = spec;
  const varied = randomFigureSpec(seed, {
    ...Object.fromEntries(Object.entries(spec).filter(([field]) => locks.includes(field as DesignLock))),
    ...(isDefaultText(TAGLINES[type], tagline) ? {} : { tagline }),
    ...{ type, name, jobTitle, number },
  });

  const isFixed = accessories.map(
    ({ label }, place) =>
      locks.some((lock) => lock === ACCESSORY_LOCKS[place]) || !isDefaultText(Object.values(ACCESSORY_LABELS), label),
  );
  const usedKinds = accessories.filter((_, place) => isFixed[place]).map(({ kind }) => kind);
  // Locked kinds may leave too few of the three random ones: the first free kinds fill in.
  const freeKinds = [...varied.accessories.map(({ kind }) => kind), ...ACCESSORY_KINDS].filter(
    (kind, at, all) => !usedKinds.includes(kind) && all.indexOf(kind) === at,
  );
  const nextAccessories = accessories.map((accessory, place) => {
    const kind = isFixed[place] ? undefined : freeKinds.shift();
    return kind === undefined ? accessory : { kind, label: ACCESSORY_LABELS[kind] };
  });
  // Name and title stay as typed, even while they are empty.
  return { ...varied, name, jobTitle, accessories: nextAccessories as unknown as AccessoryTrio };
}
