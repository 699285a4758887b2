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

  const scores = new Map<AccessoryKind, number>();
  const add = (kinds: readonly AccessoryKind[], first: number, step: number): void => {
    kinds.forEach((kind, place) => {
      scores.set(kind, (scores.get(kind) ?? random(kind) * 6) + Math.max(first - step * place, 0.5));
    });
  };
  if (trade) add(tradeKinds(trade), 6, 0.9);
  for (const other of others.slice(0, 2)) add(tradeKinds(other), 4, 0.8);
  add(findKinds(title), 4, 1);
  for (const kinds of skillKinds) add(kinds, 4, 1.5);
  add(findKinds(industry), 3, 1);
  for (const kind of GENERAL) if (!scores.has(kind)) scores.set(kind, random(kind) - 1);
  for (const kind of ACCESSORY_KINDS) if (!scores.has(kind)) scores.set(kind, random(kind) - 20);

  const best = trade?.things[0] ?? findKinds(title).map((kind) => ({ kind }));
  const first = trade
    ? best[Math.floor(random("first") * best.length)]?.kind
    : (best[0]?.kind ?? skillKinds.flat()[0] ?? findKinds(industry)[0]);
  if (first) scores.set(first, Number.POSITIVE_INFINITY);
  const kinds = [...scores.keys()].toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
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
