import { ACCESSORY_LABELS, type Accessory, type AccessoryKind } from "./accessories.ts";
import { cutAtWord } from "./cut-at-word.ts";
import { TEXT_LIMITS } from "./figure-spec.ts";
import { codePoints } from "./graphemes.ts";
import type { Trade } from "./trades.ts";

/** What an accessory is called in "… of Negotiation". */
const NOUNS: Readonly<Record<AccessoryKind, string>> = {
  belt: "Tool Belt",
  keyboard: "Keyboard",
  coffee: "Mug",
  laptop: "Laptop",
  stethoscope: "Stethoscope",
  blueprint: "Blueprint",
  chart: "Chart",
  microphone: "Mic",
  camera: "Camera",
  gavel: "Gavel",
  palette: "Palette",
  wrench: "Wrench",
  book: "Book",
  megaphone: "Megaphone",
  knife: "Knife",
  phone: "Phone",
  flask: "Flask",
  briefcase: "Briefcase",
  scissors: "Scissors",
  trophy: "Trophy",
};

/** "Knife of Child Development" would frighten: blades take such a skill only where it is one of theirs. */
const BLADES: readonly AccessoryKind[] = ["knife", "scissors"];
const OF_LIVING_BEINGS =
  /care|child|kid|bab(?:y|ies)|patient|people|women|elder|animal|pet|safeguard|anger|conflict|crisis|violen|suicid|mental|therap|counsel|victim|kind|pfleg|mensch|enfant|soin|niñ|cuidad|crian|paciente|bambin|pazient|barn|vård|zorg/iu;

/** A skill of a person, and the kinds of accessory that suit it, the most fitting first. */
export interface LabelSkill {
  readonly name: string;
  readonly kinds: readonly AccessoryKind[];
}

/**
 * Labels for accessories, in their order: "Wrench of Incident Response". A skill goes to the kind that suits it best,
 * and each is used once in the first three. Without skills, the trade's own words or the product's label stand there.
 */
export function labelAccessories(
  kinds: readonly AccessoryKind[],
  skills: readonly LabelSkill[],
  trade: Trade | undefined,
): Accessory[] {
  const noun = (kind: AccessoryKind): string =>
    trade?.things.flat().find((thing) => thing.kind === kind)?.noun ?? NOUNS[kind];
  const withWords = (kind: AccessoryKind, words: string): string | undefined => {
    const short = cutAtWord(words, TEXT_LIMITS.accessoryLabel - codePoints(`${noun(kind)} of `));
    return short === "" ? undefined : `${noun(kind)} of ${short}`;
  };
  /** The product's own label, where it fits any trade. */
  const ownLabel = (kind: AccessoryKind): string =>
    kind === "belt" ? `${noun(kind)} of Many Pockets` : ACCESSORY_LABELS[kind];
  const suit = (kind: AccessoryKind, skill: LabelSkill): number => {
    const place = skill.kinds.indexOf(kind);
    if (place < 0 && BLADES.includes(kind) && OF_LIVING_BEINGS.test(skill.name)) return Number.NEGATIVE_INFINITY;
    const label = withWords(kind, skill.name);
    if (label === undefined) return Number.NEGATIVE_INFINITY;
    return (place < 0 ? 0 : 4 - place) + (label.endsWith(skill.name) ? 1 : 0);
  };

  const labels = new Map<AccessoryKind, string>();
  const uses = new Map<LabelSkill, number>();
  const give = (kind: AccessoryKind, skill: LabelSkill): void => {
    const label = withWords(kind, skill.name);
    if (label !== undefined) labels.set(kind, label);
    uses.set(skill, (uses.get(skill) ?? 0) + 1);
  };
  const first = kinds.slice(0, 3);
  const pairs = first
    .flatMap((kind) => skills.map((skill) => ({ kind, skill, suits: suit(kind, skill) })))
    .filter((pair) => pair.suits >= 0)
    .toSorted((one, other) => other.suits - one.suits);
  for (const { kind, skill } of pairs) if (!labels.has(kind) && !uses.has(skill)) give(kind, skill);
  for (const kind of kinds.slice(3)) {
    const worth = (skill: LabelSkill): number => suit(kind, skill) - 2 * (uses.get(skill) ?? 0);
    const [best] = skills.filter((skill) => suit(kind, skill) >= 0).toSorted((one, other) => worth(other) - worth(one));
    if (best) give(kind, best);
  }

  const ownWords = [...(trade?.labelWords ?? [])];
  return kinds.map((kind) => {
    const words = labels.has(kind) ? undefined : ownWords.shift();
    return { kind, label: labels.get(kind) ?? (words && withWords(kind, words)) ?? ownLabel(kind) };
  });
}
