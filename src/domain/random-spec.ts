import { ACCESSORY_KINDS, ACCESSORY_LABELS, type AccessoryTrio } from "./accessories.ts";
import { ACCESSORY_LOCKS, type DesignLock } from "./editing.ts";
import {
  AGES,
  BACKGROUNDS,
  BUILDS,
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

/** Numbers from 0 up to 1, always the same ones for a seed (mulberry32). */
function chances(seed: string): () => number {
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
 * A figure by chance: the same seed gives the same one. What is `locked` stays as it is given; a
 * lock of the wrong side's pose, background or palette gives way.
 */
export function randomFigureSpec(seed: string | number, locked: FigureSpecInput = {}): FigureSpec {
  const chance = chances(`figure ${seed}`);
  const of = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const drawnType = of(CHARACTER_TYPES);
  const type = locked.type ?? drawnType;
  const hair = of(HAIRS);
  const isMadeUp = chance() < 0.5;
  const drawnOutfit = of(OUTFITS);
  const outfit = locked.outfit ?? drawnOutfit;
  const kinds = [...ACCESSORY_KINDS];
  const accessories = [0, 1, 2].map(() => {
    const [kind = "trophy"] = kinds.splice(Math.floor(chance() * kinds.length), 1);
    return { kind, label: ACCESSORY_LABELS[kind] };
  });
  const rolled: Record<string, unknown> = {
    skin: of(SKINS),
    build: of(BUILDS),
    age: chance() < 0.5 ? "adult" : of(AGES),
    mobility: chance() < 0.16 ? of(MOBILITIES) : "none",
    hearingAid: chance() < 0.08,
    hair,
    hairColor: of(HAIR_COLORS),
    wrap: of(WRAP_COLORS),
    headwear: chance() < 0.14 ? of(HEADWEARS) : "none",
    facialHair: !isMadeUp && hair !== "hijab" && chance() < 0.55 ? of(FACIAL_HAIRS) : "none",
    glasses: chance() < 0.45 ? of(GLASSES) : "none",
    face: of(FACES),
    eyes: of(EYES),
    eyeColor: of(EYE_COLORS),
    lashes: isMadeUp,
    nose: of(NOSES),
    mouth: of(type === "hero" ? (["grin", "smile", "open", "smile"] as const) : (["smirk", "smirk", "calm"] as const)),
    lipstick: isMadeUp && chance() < 0.5,
    freckles: chance() < 0.2,
    outfit,
    outfitColor: of(WORKWEAR[outfit] ?? GARMENT_COLORS),
    shirtColor: of(SHIRT_COLORS),
    legColor: of(LEG_COLORS),
    pose: of(POSES[type]),
    background: of(BACKGROUNDS[type]),
    palette: of(PALETTES[type]),
    tagline: of(TAGLINES[type]),
  };
  return toFigureSpec({ type, ...rolled, accessories, ...locked });
}

const isOwnWords = (words: readonly string[], text: string): boolean => text === "" || words.includes(text);

/**
 * Another look for the same figure: varies whatever is not locked, by a seed that the caller draws. Side, name,
 * title and number stay, and so does every text that a person wrote: an accessory that was renamed, a tagline
 * that is none of ours.
 */
export function surpriseFigureSpec(
  seed: string | number,
  spec: FigureSpec,
  locks: readonly DesignLock[] = [],
): FigureSpec {
  const { type, name, jobTitle, number, accessories, tagline } = spec;
  const varied = randomFigureSpec(seed, {
    ...Object.fromEntries(Object.entries(spec).filter(([field]) => locks.includes(field as DesignLock))),
    ...(isOwnWords(TAGLINES[type], tagline) ? {} : { tagline }),
    ...{ type, name, jobTitle, number },
  });

  const isKept = accessories.map(
    ({ label }, place) =>
      locks.some((lock) => lock === ACCESSORY_LOCKS[place]) || !isOwnWords(Object.values(ACCESSORY_LABELS), label),
  );
  const taken = accessories.filter((_, place) => isKept[place]).map(({ kind }) => kind);
  // Of three drawn kinds and at most two kept ones there may be too few left: the first free ones fill in.
  const free = [...varied.accessories.map(({ kind }) => kind), ...ACCESSORY_KINDS].filter(
    (kind, at, all) => !taken.includes(kind) && all.indexOf(kind) === at,
  );
  const mixed = accessories.map((accessory, place) => {
    const kind = isKept[place] ? undefined : free.shift();
    return kind === undefined ? accessory : { kind, label: ACCESSORY_LABELS[kind] };
  });
  // The name as it stands, even while it is empty.
  return { ...varied, name, jobTitle, accessories: mixed as unknown as AccessoryTrio };
}
