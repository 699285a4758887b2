import { ACCESSORY_KINDS, type Accessory, type AccessoryKind, type AccessoryTrio } from "./accessories.ts";
import { labelAccessories } from "./accessory-label.ts";
import { hashText } from "./figure-spec.ts";
import { findKinds, findTrades, type Trade } from "./trades.ts";

/** Things that fit anybody, whatever their work. */
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
];

/** Of these, nearly every trade has some: they would be in every box. */
const EVERYDAY: readonly AccessoryKind[] = ["coffee", "phone", "book"];

const OPTION_COUNT = 6;

/** What accessories are chosen by. A text may be empty. */
export interface AccessorySource {
  readonly title: string;
  readonly skills: readonly string[];
  readonly industry: string;
}

/** Three different accessories, and six more to swap them for, the most fitting first. */
export interface AccessorySuggestion {
  readonly accessories: AccessoryTrio;
  readonly options: readonly Accessory[];
}

/**
 * Accessories for a person: the first is that of their trade, the others follow from trade, skills and industry, mixed
 * by a stable hash so that two people of one trade seldom get the same three. Labels carry the person's skills.
 */
export function suggestAccessories(source: AccessorySource): AccessorySuggestion | undefined {
  const { title, skills, industry } = source;
  if (title === "" && skills.length === 0 && industry === "") return undefined;
  const [trade, ...others] = findTrades(title);
  const skillKinds = skills.map(findKinds);
  const random = (name: string): number => (hashText(`${name} ${title} ${skills.join()} ${industry}`) % 4096) / 4096;

  const fit = new Map<AccessoryKind, number>();
  const add = (kinds: readonly AccessoryKind[], first: number): void => {
    kinds.forEach((kind, place) => {
      fit.set(kind, (fit.get(kind) ?? 0) + Math.max(first - place, 1));
    });
  };
  if (trade) add(tradeKinds(trade), 5);
  for (const other of others.slice(0, 2)) add(tradeKinds(other), 3);
  for (const text of [title, ...skills]) add(findKinds(text), 4);
  add(findKinds(industry), 3);

  const ofTitle = findKinds(title).slice(0, 1);
  const ofTrade = trade?.things[0]?.map(({ kind }) => kind) ?? [];
  const best = trade?.isShared && ofTitle.length > 0 ? ofTitle : ofTrade.length > 0 ? ofTrade : ofTitle;
  const first = best[Math.floor(random("first") * best.length)] ?? skillKinds.flat()[0] ?? findKinds(industry)[0];
  const rank = (kind: AccessoryKind, place: string, luck: number): number =>
    Math.min(fit.get(kind) ?? (GENERAL.includes(kind) ? 0 : -20), 5) -
    (EVERYDAY.includes(kind) ? 3 : 0) +
    random(`${place} ${kind}`) * luck;
  const ranked = (place: string, luck: number, without: readonly (AccessoryKind | undefined)[]): AccessoryKind[] =>
    ACCESSORY_KINDS.filter((kind) => !without.includes(kind))
      .map((kind) => ({ kind, rank: rank(kind, place, luck) }))
      .toSorted((one, other) => other.rank - one.rank)
      .map(({ kind }) => kind);
  const start = first ?? ranked("first", 8, [])[0];
  const second = ranked("second", 9, [start]).toSorted(
    (one, other) => Number(fit.has(other)) - Number(fit.has(one)),
  )[0];
  const third = ranked("third", 14, [start, second])[0];
  const kinds = [start, second, third, ...ranked("options", 2, [start, second, third])].filter(
    (kind) => kind !== undefined,
  );
  // The sample's three would look as if nothing had been read.
  if (SAMPLE_TRIO.every((kind) => kinds.slice(0, 3).includes(kind))) kinds.splice(3, 0, ...kinds.splice(2, 1));

  const [one, two, three, ...options] = labelAccessories(
    kinds.slice(0, 3 + OPTION_COUNT),
    skills.map((name, place) => ({ name, kinds: skillKinds[place] ?? [] })),
    trade,
  );
  return one && two && three && { accessories: [one, two, three], options };
}

const SAMPLE_TRIO: readonly AccessoryKind[] = ["belt", "keyboard", "coffee"];

const tradeKinds = (trade: Trade): AccessoryKind[] => trade.things.flatMap((equal) => equal.map(({ kind }) => kind));
