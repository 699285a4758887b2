import { ACCESSORY_KINDS, type AccessoryKind } from "../figure/schema/accessory.ts";
import { FIELDS, type FigureLook } from "../figure/schema/fields.ts";
import { memoize } from "../lib/memoize.ts";
import { SKILLS } from "./skills-data.ts";
import { TRADES } from "./trades-data.ts";
import { createWordsIndex } from "./words-index.ts";

const HEADWEARS = FIELDS.headwear.options("hero");
const OUTFITS = FIELDS.outfit.options("hero");

/** One of a trade's typical accessories. */
interface TradeAccessory {
  readonly kind: AccessoryKind;
  /** The trade's name for the accessory if it differs from the kind's: "Logbook" for a book. */
  readonly noun?: string;
  /** The end of the label, after "Mug of", if none of the person's skills fits. */
  readonly words?: string;
}

/** A line of the trades table. */
export interface Trade {
  /** The ISCO-08 group, or "X" for none. */
  readonly group: string;
  /** Accessories, best first. Those in the same inner list are equally good. */
  readonly accessories: readonly (readonly TradeAccessory[])[];
  readonly outfit?: FigureLook["outfit"];
  readonly headwear?: FigureLook["headwear"];
  /** Whether any trade's title can contain these words, like "manager". The title's other words then count more. */
  readonly isShared: boolean;
  readonly titles: readonly string[];
  readonly fields: readonly string[];
}

const split = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");

const readAccessory = (text: string, words: string | undefined): TradeAccessory => {
  const [kind = "", noun] = split(text.replace(")", ""), "(");
  return { kind: kind as AccessoryKind, ...(noun && { noun }), ...(words && words !== "-" && { words }) };
};

function readTrade(line: string, isShared = false): Trade {
  const [group = "", accessories = "", clothes = "", labelWords = "", words = ""] = line
    .split("|")
    .map((cell) => cell.trim());
  const worn = split(clothes, " ");
  const outfit = OUTFITS.find((outfit) => worn.includes(outfit));
  const headwear = HEADWEARS.find((hat) => worn.includes(hat));
  const [titles = "", fields = ""] = words.split(";");
  const phrases = split(labelWords, ",").map((equal) => split(equal, "/"));
  return {
    group,
    accessories: split(accessories, ",").map((equal, index) =>
      split(equal, "/").map((accessory, at) => readAccessory(accessory, phrases[index]?.[at])),
    ),
    ...(outfit === undefined ? {} : { outfit }),
    ...(headwear === undefined ? {} : { headwear }),
    isShared,
    titles: split(titles, ","),
    fields: split(fields, ","),
  };
}

const lines = (table: string): string[] => split(table, "\n").filter((line) => !line.startsWith("#"));

/** Headings in the trades table. Titles such as "engineer" follow the first, and words such as "manager" the second. */
const SHARED_TITLES = "# Titles of many trades";
const SHARED_WORDS = "# Words that any trade can have";

const tables = memoize(() => {
  const [own = "", shared = ""] = TRADES.split(SHARED_TITLES);
  const [titles = "", words = ""] = shared.split(SHARED_WORDS);
  const read = (text: string, isShared = false) =>
    lines(text.slice(text.indexOf("\n"))).map((line) => readTrade(line, isShared));
  return {
    trades: read(own),
    sharedTitles: read(titles),
    sharedWords: read(words, true),
    skills: lines(SKILLS).map((line) => {
      const [kinds = "", skills = ""] = line.split("|");
      return { kinds: split(kinds, ",") as AccessoryKind[], words: split(skills, ",") };
    }),
  };
});

/** All lines of the trades table. Those with shared titles or words come last. */
export const allTrades = (): readonly Trade[] => {
  const { trades, sharedTitles, sharedWords } = tables();
  return [...trades, ...sharedTitles, ...sharedWords];
};

/** All groups of the skills table. */
export const allSkills = (): readonly {
  readonly kinds: readonly AccessoryKind[];
  readonly words: readonly string[];
}[] => tables().skills;

/**
 * The rank of a match, 0 being the best: a trade's title, a word of its field, a title that many trades share, a word
 * that any trade can have.
 */
type Rank = 0 | 1 | 2 | 3;

const searchTrades = createWordsIndex<{ readonly trade: Trade; readonly rank: Rank }>(function* () {
  const { trades, sharedTitles, sharedWords } = tables();
  for (const trade of sharedWords) for (const title of trade.titles) yield [title, { trade, rank: 3 }];
  for (const trade of sharedTitles) for (const title of trade.titles) yield [title, { trade, rank: 2 }];
  for (const trade of trades) for (const field of trade.fields) yield [field, { trade, rank: 1 }];
  for (const trade of trades) for (const title of trade.titles) yield [title, { trade, rank: 0 }];
});

const searchSkills = createWordsIndex<readonly AccessoryKind[]>(function* () {
  for (const { kinds, words } of tables().skills) for (const word of words) yield [word, kinds];
});

/** Finds the trades in a job title, without duplicates, the best match first. */
export function findTrades(title: string): Trade[] {
  const found = searchTrades(title).toSorted(
    (a, b) => a.value.rank - b.value.rank || a.part - b.part || a.ands - b.ands || b.length - a.length,
  );
  return [...new Set(found.map(({ value }) => value.trade))];
}

/** Whether a title clearly names a trade, like "Nurse". "Nursing Software" names only the trade's field. */
export const isPlainTrade = (title: string): boolean => searchTrades(title).some(({ value }) => value.rank === 0);

/** Titles that are not roles: nobody is "a Retired". */
const NO_ROLE =
  /^(?:between|career break|looking|open to|seeking|(?:freelance|retired|self.?employed|stay.at.home|unemployed)$)/i;

/** Whether a title is a role ("Head of Procurement") and not only a field ("Procurement"). */
export const isRole = (title: string): boolean =>
  !NO_ROLE.test(title) && searchTrades(title).some(({ value }) => value.rank !== 1);

/** Finds the kinds of accessories for a skill, an industry or another text, best first. */
export function findKinds(text: string): AccessoryKind[] {
  const skills = searchSkills(text).map(({ value, length }) => ({ kinds: value, length }));
  const trades = searchTrades(text)
    .filter(({ value }) => value.rank < 3)
    .map(({ value, length }) => ({
      kinds: value.trade.accessories.slice(0, 3).flatMap((equal) => equal.map(({ kind }) => kind)),
      length,
    }));
  const [best] = [...skills, ...trades].toSorted((a, b) => b.length - a.length);
  return (best?.kinds ?? []).filter((kind) => ACCESSORY_KINDS.includes(kind));
}
