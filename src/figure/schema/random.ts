import { hashText } from "../../lib/hash-text.ts";
import { AGES } from "../parts/body/options.ts";
import type { Fabric, HairColor } from "../parts/colors/options.ts";
import { EXPRESSIONS, type Expression } from "../parts/face/options.ts";
import type { Headwear } from "../parts/headwear/options.ts";
import type { Outfit } from "../parts/outfit/options.ts";
import { ACCESSORY_KINDS, type Accessory, type AccessoryTrio, accessoryOf, accessoryTitle } from "./accessory.ts";
import { ACCESSORY_LOCKS, type DesignLock } from "./design.ts";
import { CHARACTER_TYPES, type CharacterType } from "./field.ts";
import { FIELDS, type FigureLook, type LookField } from "./fields.ts";
import { OUTFIT_STYLES } from "./outfit-styles.ts";
import { type FigureSpec, type FigureSpecInput, toFigureSpec } from "./spec.ts";
import { hidesEars, wornHeadwear } from "./wearing.ts";

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
    "Let’s take this offline. Forever.",
    "The scope was always mine.",
    "I have notes. So many notes.",
    "Pencil me in. In pen.",
  ],
} as const;

/** Options that random figures choose from, for fields where choosing from all options would look odd. */
const USUAL = {
  outfitColor: [
    ...(["slate", "navy", "cobalt", "teal", "forest", "brick"] as const),
    ...(["wine", "plum", "violet", "charcoal", "mustard"] as const),
  ],
  shirtColor: ["cream", "white", "navy", "mustard", "rose", "teal"],
  legColor: ["slate", "navy", "charcoal", "forest", "wine"],
  wrap: ["teal", "brick", "mustard", "violet", "cobalt", "rose", "orange", "plum"],
  // Repeated ids make common working ages more likely.
  age: [...AGES, "young", "thirties", "thirties", "adult", "adult", "fifties"],
} as const satisfies { readonly [Field in LookField]?: readonly FigureLook[Field][] };

/** Probability, from 0 to 1, that a field gets a random option instead of its default. */
const CHANCES: { readonly [Field in LookField]?: number } = {
  stature: 0.05,
  mobility: 0.16,
  headwear: 0.06,
  facialHair: 0.6,
  glasses: 0.4,
  packaging: 0.45,
  lashes: 0.5,
  lipstick: 0.5,
  freckles: 0.15,
};
const chanceOf = (field: LookField): number => CHANCES[field] ?? (FIELDS[field].isFlag ? 0.04 : 1);

const NATURAL_HAIR_COLORS = ["black", "black", "espresso", "brown", "chestnut", "auburn", "ginger", "blonde"] as const;
const GRAY_HAIR_COLORS = ["salt-and-pepper", "silver", "white"] as const;
/** Probability of gray hair by age. */
const GRAY: Readonly<Record<FigureSpec["age"], number>> = {
  young: 0,
  thirties: 0.04,
  adult: 0.2,
  fifties: 0.45,
  mature: 0.7,
  seventies: 0.9,
};

const moodsOf = (type: CharacterType): readonly Expression[] =>
  FIELDS.mouth.options(type).filter((id) => ["both", type].includes(EXPRESSIONS[id].suits));

interface RandomSource {
  /** Returns a number from 0 up to, but not including, 1. */
  random(): number;
  oneOf<T>(list: readonly T[]): T;
}

/** Creates a random number generator that returns the same sequence for the same seed (mulberry32). */
function randomSource(seed: string): RandomSource {
  let state = hashText(seed);
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return { random, oneOf: (list) => list[Math.floor(random() * list.length)] as (typeof list)[number] };
}

/** Picks random values for some of `fields`, from `usual` if it lists any. The caller fills in the rest. */
function drawLook(
  fields: readonly LookField[],
  type: CharacterType,
  usual: { readonly [Field in LookField]?: readonly unknown[] },
  { random, oneOf }: RandomSource,
): Partial<FigureLook> {
  return Object.fromEntries(
    fields
      .filter((field) => random() < chanceOf(field))
      .map((field) => [field, oneOf(usual[field] ?? FIELDS[field].options(type))]),
  );
}

/** Picks colors that suit the outfit, unless `color` is given, and sometimes one of the hats. */
function dress(
  { outfit, hair, headwear }: FigureSpec,
  { random, oneOf }: RandomSource,
  { color, hats = OUTFIT_STYLES[outfit].hats ?? ["none"] }: { color?: Fabric; hats?: readonly Headwear[] } = {},
): Partial<FigureLook> {
  const outfitColor = color ?? oneOf<Fabric>(OUTFIT_STYLES[outfit].colors ?? USUAL.outfitColor);
  const hat = headwear === "none" && random() < 0.4 ? oneOf(hats) : headwear;
  return {
    outfitColor,
    // A shirt in the garment's color would be invisible.
    shirtColor: oneOf(USUAL.shirtColor.filter((color) => color !== outfitColor)),
    headwear: wornHeadwear({ hair, headwear: hat }),
  };
}

/**
 * Makes a random figure, always the same one for the same seed. Copies the fields in `locked`, except a pose,
 * background or palette that only the other type has.
 */
export function randomFigureSpec(seed: string | number, locked: FigureSpecInput = {}): FigureSpec {
  const source = randomSource(`figure ${seed}`);
  const { random, oneOf } = source;
  const type = locked.type ?? oneOf(CHARACTER_TYPES);
  const usual = { ...USUAL, mouth: moodsOf(type) };
  const look = toFigureSpec({ ...drawLook(Object.keys(FIELDS) as LookField[], type, usual, source), ...locked, type });
  const hasMakeUp = look.lashes || hidesEars(look.hair);
  const isGray = random() < GRAY[look.age];
  const kinds = [...ACCESSORY_KINDS];
  return toFigureSpec({
    ...look,
    ...dress(look, source),
    hairColor: oneOf<HairColor>(isGray ? GRAY_HAIR_COLORS : NATURAL_HAIR_COLORS),
    beardColor: undefined,
    lashes: hasMakeUp,
    lipstick: hasMakeUp && look.lipstick,
    facialHair: hasMakeUp ? "none" : look.facialHair,
    earrings: hasMakeUp ? look.earrings : "none",
    pregnant: hasMakeUp && look.pregnant && look.age !== "seventies",
    tagline: oneOf(TAGLINES[type]),
    accessories: [0, 1, 2].map(() => accessoryOf(kinds.splice(Math.floor(random() * kinds.length), 1)[0] ?? "trophy")),
    ...locked,
    type,
  });
}

/**
 * Fields that "Surprise me" varies. It never changes skin, body, age, aids, head coverings, signs of faith, hair or
 * makeup.
 */
const SURPRISES = [
  ...(["outfit", "outfitColor", "shirtColor", "legColor", "wrap", "headwear", "mouth"] as const),
  ...(["pose", "packaging", "palette", "background"] as const),
] as const satisfies readonly LookField[];

/** Expressions that people would post. */
const POSTED = {
  hero: ["grin", "smile", "laugh", "kind", "determined"],
  villain: ["smirk", "sly", "laugh", "determined"],
} as const satisfies Readonly<Record<CharacterType, readonly Expression[]>>;

/** Clothes that anybody may get by chance: no trade's uniform, and nothing that expresses culture or identity. */
const PLAIN_CLOTHES: readonly Outfit[] = [
  ...(["suit", "blazer", "shirt-tie", "waistcoat", "hoodie", "turtleneck"] as const),
  ...(["cardigan", "t-shirt", "polo", "tracksuit", "flannel"] as const),
];

/** What a surprise can use besides chance. */
export interface SurpriseChoices {
  /** Accessories that suit the person. If there are none, the current ones stay. @default none */
  readonly accessories?: readonly Accessory[] | undefined;
  /** The outfit of the person's trade. Without it, only everyday and office clothes are chosen. @default none */
  readonly outfit?: Outfit | undefined;
  /** The hat of the person's trade. @default none */
  readonly headwear?: Headwear | undefined;
  /** Values that are not left to chance. @default none */
  readonly look?: Partial<FigureLook> | undefined;
}

/**
 * Gives the same person another outfit, pose and box, always the same ones for the same seed. Keeps locked fields and
 * any tagline or accessory label that the user wrote.
 */
export function surpriseFigureSpec(
  seed: string | number,
  spec: FigureSpec,
  locks: readonly DesignLock[] = [],
  { accessories = [], outfit, headwear, look = {} }: SurpriseChoices = {},
): FigureSpec {
  const { type, tagline } = spec;
  const source = randomSource(`surprise ${seed}`);
  const free = SURPRISES.filter((field) => !locks.includes(field));
  const onlyFree = (values: Partial<FigureLook>): Partial<FigureLook> =>
    Object.fromEntries(free.filter((field) => values[field] !== undefined).map((field) => [field, values[field]]));
  // The trade's outfit half of the time.
  const outfits = outfit === undefined ? PLAIN_CLOTHES : PLAIN_CLOTHES.flatMap((plain) => [plain, outfit]);
  const chosen = { ...drawLook(free, type, { ...USUAL, outfit: outfits, mouth: POSTED[type] }, source), ...look };
  // Keeps a kippah, because it is a sign of faith.
  const hat = spec.headwear === "kippah" ? "kippah" : (look.headwear ?? "none");
  const drawn = { ...spec, ...onlyFree({ ...chosen, headwear: hat }) };
  const isAtWork = outfit === undefined ? headwear !== undefined : drawn.outfit === outfit;
  const clothes = dress(drawn, source, {
    ...(locks.includes("outfitColor") && { color: spec.outfitColor }),
    ...(look.outfitColor !== undefined && drawn.outfit === look.outfit && { color: drawn.outfitColor }),
    ...(isAtWork && { hats: [headwear ?? "none"] }),
  });
  const taglines: readonly string[] = ["", ...TAGLINES[type]];
  return {
    ...drawn,
    ...onlyFree(clothes),
    tagline: taglines.includes(tagline) ? source.oneOf(TAGLINES[type]) : tagline,
    accessories: surpriseAccessories(spec.accessories, locks, accessories, source),
  };
}

function surpriseAccessories(
  accessories: AccessoryTrio,
  locks: readonly DesignLock[],
  accessoryChoices: readonly Accessory[],
  { oneOf }: RandomSource,
): AccessoryTrio {
  const isFree = ({ kind, label }: Accessory, slot: number): boolean =>
    !locks.some((lock) => lock === ACCESSORY_LOCKS[slot]) &&
    ["", accessoryTitle(kind), ...accessoryChoices.map(({ label }) => label)].includes(label);
  /** Returns the topic of a label: "Debugging" for "Keyboard of Debugging". */
  const topicOf = ({ label }: Accessory): string => label.replace(/^.* of /, "");
  let left = accessoryChoices.filter(
    ({ kind }) => !accessories.some((own, slot) => own.kind === kind && !isFree(own, slot)),
  );
  return accessories.map((accessory, slot) => {
    if (!isFree(accessory, slot) || left.length === 0) return accessory;
    const choice = oneOf(left);
    const others = left.filter(({ kind }) => kind !== choice.kind);
    const aboutElse = others.filter((other) => topicOf(other) !== topicOf(choice));
    left = aboutElse.length > 0 ? aboutElse : others;
    return choice;
  }) as unknown as AccessoryTrio;
}
