import { ACCESSORY_KINDS, ACCESSORY_LABELS, type AccessoryTrio } from "./accessories.ts";
import { ACCESSORY_LOCKS, type DesignLock } from "./editing.ts";
import {
  AGES,
  BACKGROUNDS,
  BROWS,
  BUILDS,
  EARRINGS,
  EYE_COLORS,
  EYES,
  FACES,
  FACIAL_HAIRS,
  GLASSES,
  HAIR_COLORS,
  HAIRS,
  HEADWEARS,
  MOBILITIES,
  NOSES,
  OUTFITS,
  PACKAGINGS,
  PALETTES,
  POSES,
  SKINS,
} from "./figure-options.ts";
import { CHARACTER_TYPES, type FigureSpec, type FigureSpecInput, hashText, toFigureSpec } from "./figure-spec.ts";

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

const EXPRESSIONS: Readonly<Record<FigureSpec["type"], readonly FigureSpec["mouth"][]>> = {
  hero: ["grin", "smile", "open", "laugh", "kind", "calm", "wry"],
  villain: ["smirk", "sly", "stern", "calm", "wry", "grin", "laugh"],
};

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

/** Usual colors of a working garment, where it has some. */
const WORKWEAR: Partial<Record<FigureSpec["outfit"], readonly FigureSpec["outfitColor"][]>> = {
  "lab-coat": ["white"],
  "chef-whites": ["white", "cream"],
  "hi-vis": ["orange", "lime"],
  scrubs: ["teal", "cobalt", "violet", "forest"],
  overalls: ["cobalt", "navy", "slate"],
};

/**
 * A random figure, the same one for the same seed. Fields that are `locked` stay as given, except a pose,
 * background or palette of the other type.
 */
export function randomFigureSpec(seed: string | number, locked: FigureSpecInput = {}): FigureSpec {
  const random = seededRandom(`figure ${seed}`);
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const randomType = oneOf(CHARACTER_TYPES);
  const type = locked.type ?? randomType;
  const hair = oneOf(HAIRS);
  const hairColor = oneOf(HAIR_COLORS);
  const hasMakeUp = random() < 0.5;
  const randomOutfit = oneOf(OUTFITS);
  const outfit = locked.outfit ?? randomOutfit;
  const kinds = [...ACCESSORY_KINDS];
  const accessories = [0, 1, 2].map(() => {
    const [kind = "trophy"] = kinds.splice(Math.floor(random() * kinds.length), 1);
    return { kind, label: ACCESSORY_LABELS[kind] };
  });
  const look: Record<string, unknown> = {
    skin: oneOf(SKINS),
    build: oneOf(BUILDS),
    age: random() < 0.5 ? "adult" : oneOf(AGES),
    mobility: random() < 0.16 ? oneOf(MOBILITIES) : "none",
    hearingAid: random() < 0.08,
    hair,
    hairColor,
    wrap: oneOf(WRAP_COLORS),
    headwear: random() < 0.14 ? oneOf(HEADWEARS) : "none",
    facialHair: !hasMakeUp && hair !== "hijab" && random() < 0.55 ? oneOf(FACIAL_HAIRS) : "none",
    glasses: random() < 0.45 ? oneOf(GLASSES) : "none",
    face: oneOf(FACES),
    eyes: oneOf(EYES),
    eyeColor: oneOf(EYE_COLORS),
    lashes: hasMakeUp,
    nose: oneOf(NOSES),
    mouth: oneOf(EXPRESSIONS[type]),
    lipstick: hasMakeUp && random() < 0.5,
    freckles: random() < 0.2,
    outfit,
    outfitColor: oneOf(WORKWEAR[outfit] ?? GARMENT_COLORS),
    shirtColor: oneOf(SHIRT_COLORS),
    legColor: oneOf(LEG_COLORS),
    pose: oneOf(POSES[type]),
    background: oneOf(BACKGROUNDS[type]),
    palette: oneOf(PALETTES[type]),
    tagline: oneOf(TAGLINES[type]),
    brows: oneOf(BROWS),
    beardColor: random() < 0.15 ? oneOf(HAIR_COLORS) : hairColor,
    earrings: random() < (hasMakeUp ? 0.6 : 0.12) ? oneOf(EARRINGS) : "none",
    noseRing: random() < 0.05,
    bindi: hasMakeUp && random() < 0.08,
    mole: random() < 0.1,
    vitiligo: random() < 0.04,
    scar: random() < 0.05,
    cochlearImplant: random() < 0.04,
    hearingColor: oneOf(WRAP_COLORS),
    oxygen: random() < 0.02,
    insulinPump: random() < 0.04,
    eyePatch: random() < 0.02,
    stature: random() < 0.04 ? "short" : "average",
    pregnant: hasMakeUp && random() < 0.04,
    packaging: oneOf(PACKAGINGS),
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

  const isKept = accessories.map(
    ({ label }, place) =>
      locks.some((lock) => lock === ACCESSORY_LOCKS[place]) || !isDefaultText(Object.values(ACCESSORY_LABELS), label),
  );
  const taken = accessories.filter((_, place) => isKept[place]).map(({ kind }) => kind);
  // Locked kinds may leave too few of the three random ones: the first free kinds fill in.
  const free = [...varied.accessories.map(({ kind }) => kind), ...ACCESSORY_KINDS].filter(
    (kind, at, all) => !taken.includes(kind) && all.indexOf(kind) === at,
  );
  const mixed = accessories.map((accessory, place) => {
    const kind = isKept[place] ? undefined : free.shift();
    return kind === undefined ? accessory : { kind, label: ACCESSORY_LABELS[kind] };
  });
  // Name and title stay as typed, even while they are empty.
  return { ...varied, name, jobTitle, accessories: mixed as unknown as AccessoryTrio };
}
