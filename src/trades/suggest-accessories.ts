import { ACCESSORY_KINDS, type Accessory, type AccessoryKind, type AccessoryTrio } from "../figure/schema/accessory.ts";
import { hashText } from "../lib/hash-text.ts";
import { type LabelSkill, labelAccessories, meetsSkill } from "./accessory-label.ts";
import { findKinds, findTrades, type Trade } from "./trades.ts";

/** Accessories that suit people in any trade. */
const GENERAL: readonly AccessoryKind[] = [
  "coffee",
  "phone",
  "book",
  "trophy",
  "megaphone",
  "briefcase",
  "microphone",
  "camera",
  "chart",
  "laptop",
  "compass",
  "pencil",
  "globe",
];

/** Accessories that nearly every trade has. They get a penalty; otherwise they would be in every box. */
const EVERYDAY: readonly AccessoryKind[] = ["coffee", "phone", "book"];

/** The sample figure's accessories. If an import suggested all three, it would look as if nothing had been read. */
const SAMPLE_TRIO: readonly AccessoryKind[] = ["belt", "keyboard", "coffee"];

const OPTION_COUNT = 6;

/** The texts that determine a person's accessories. Each can be empty. */
export interface AccessorySource {
  readonly title: string;
  readonly skills: readonly string[];
  readonly industry: string;
}

/** Three different accessories and six alternatives, best first. */
interface AccessorySuggestion {
  readonly accessories: AccessoryTrio;
  readonly options: readonly Accessory[];
}

/**
 * Suggests accessories for a person, labeled with their skills. The same source always gives the same accessories.
 * Returns undefined if all texts are empty.
 */
export function suggestAccessories(source: AccessorySource): AccessorySuggestion | undefined {
  const { title, skills, industry } = source;
  if (title === "" && skills.length === 0 && industry === "") return undefined;
  const trades = findTrades(title);
  const known = skills.map((name) => ({ name, kinds: findKinds(name) }));
  const kinds = selectKinds(source, trades, known);
  const [first, second, third, ...options] = labelAccessories(kinds, known, trades);
  return first && second && third && { accessories: [first, second, third], options };
}

/**
 * Selects three kinds of accessories and their alternatives. The first kind comes from the trade; the second suits the
 * trade, the skills or the industry. The third depends partly on a hash of the texts, so that two people of one trade
 * rarely get the same three. The alternatives are sorted by relevance.
 */
function selectKinds(
  { title, skills, industry }: AccessorySource,
  trades: readonly Trade[],
  known: readonly LabelSkill[],
): AccessoryKind[] {
  const suits = new Map<AccessoryKind, number>();
  const add = (kinds: readonly AccessoryKind[], points: number): void => {
    for (const [index, kind] of kinds.entries()) suits.set(kind, (suits.get(kind) ?? 0) + Math.max(points - index, 1));
  };
  for (const [index, trade] of trades.slice(0, 3).entries()) add(tradeKinds(trade), index === 0 ? 5 : 2);
  const ofTitle = findKinds(title);
  for (const kinds of [ofTitle, ...known.map((skill) => skill.kinds)]) add(kinds, 4);
  add(findKinds(industry), 3);

  const random = (name: string): number => (hashText(`${name} ${title} ${skills.join()} ${industry}`) % 4096) / 4096;
  const rank = (kind: AccessoryKind, slot: string, randomness: number): number =>
    Math.min(suits.get(kind) ?? (GENERAL.includes(kind) ? 0 : -20), 4) -
    (EVERYDAY.includes(kind) ? 3 : 0) +
    random(`${slot} ${kind}`) * randomness;
  const selected: AccessoryKind[] = [];
  const rest = (slot: string, randomness: number): AccessoryKind[] =>
    ACCESSORY_KINDS.filter((kind) => !selected.includes(kind))
      .map((kind) => ({ kind, rank: rank(kind, slot, randomness) }))
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ kind }) => kind);
  const select = (kind: AccessoryKind | undefined): void => {
    if (kind !== undefined) selected.push(kind);
  };

  const first = firstKinds(ofTitle, trades[0]);
  select(first[Math.floor(random("first") * first.length)] ?? rest("first", 4)[0]);
  const second = rest("second", 5);
  select(second.find((kind) => suits.has(kind)) ?? second[0]);
  const third = rest("third", 7).filter((kind) => !SAMPLE_TRIO.every((sample) => [...selected, kind].includes(sample)));
  const isMet = (kind: AccessoryKind): boolean => known.some((skill) => meetsSkill(kind, skill));
  select(third.find(isMet) ?? third.find((kind) => suits.has(kind)) ?? third[0]);
  return [...selected, ...rest("options", 2).slice(0, OPTION_COUNT)];
}

/**
 * Candidates for the first accessory, from the accessories and the trade of the title alone. A word that any trade can
 * have, such as "manager", counts less than the title's other words.
 */
function firstKinds(ofTitle: readonly AccessoryKind[], trade: Trade | undefined): readonly AccessoryKind[] {
  const [best] = ofTitle;
  const ofTrade = trade?.accessories[0]?.map(({ kind }) => kind) ?? [];
  return best && (ofTrade.length === 0 || trade?.isShared) ? [best] : ofTrade;
}

const tradeKinds = (trade: Trade): AccessoryKind[] =>
  trade.accessories.flatMap((equal) => equal.map(({ kind }) => kind));
