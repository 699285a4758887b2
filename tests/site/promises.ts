// The five promises that a random walk checks after each step (promises.spec.ts), and what they need to know.
import { describeFigure } from "../../src/figure/parts/describe.ts";
import type { FigureDesign } from "../../src/figure/schema/design.ts";

const PROMISES = {
  1: "Nothing a person made is gone without a word",
  2: "No unpaid picture is clean",
  3: "Counts equal what was handed out",
  4: "Each figure was paid at most once",
  5: "No field shows a text nobody typed",
} as const;

/** Downloads included in the demo plan, and those that the sample account has used. */
const PLAN = { downloads: 2, used: 1 };

/** A message that a change is not stored. It excuses a loss. */
const NOT_KEPT =
  /could(n’t| not)|isn’t saved|aren’t saved|not saved|tab only|will be lost|nothing was|no longer here|device is full|reports an error|asks before/i;

/** A figure of the collection, as stored. */
export interface StoredFigure {
  readonly id: string;
  readonly design: FigureDesign;
  readonly payment: "unpaid" | "plan" | "unlocked" | "bought";
  readonly updatedAt: string;
  readonly downloadCount: number;
  readonly shareCount: number;
}
/** Unsaved changes in local storage. */
interface StoredDraft {
  readonly id: string;
  readonly design: FigureDesign;
  readonly draft: { readonly id: string; readonly updatedAt: string } | null;
  readonly isBought: boolean;
  readonly savedAt: string;
}
/** What is stored on the device. */
export interface Device {
  readonly figures: readonly StoredFigure[];
  readonly drafts: readonly StoredDraft[];
  readonly used: number;
}

/** What one tab shows. */
export interface Look {
  readonly place: "form" | "preview" | "collection" | "account" | "other";
  /** The accessible name of the figure in the preview, without PREVIEW. */
  readonly label: string;
  readonly isForSale: boolean;
  readonly fields: readonly { readonly field: string; readonly value: string }[];
  /** The accessible names of unpaid figures that are drawn without PREVIEW. */
  readonly clean: readonly string[];
  readonly cards: readonly { readonly id: string; readonly downloads?: number; readonly shares?: number }[] | undefined;
  readonly canUndoDeletion: boolean;
  /** The name that a button offers to put on the box. */
  readonly suggestedName: string | undefined;
  /** Messages since the last look, and the visible notices. */
  readonly said: readonly string[];
  readonly isBusy: boolean;
}

/** A picture or link that left the site. */
export interface Handed {
  readonly kind: "download" | "print card" | "printed page" | "shared picture" | "shared link";
  readonly name: string;
  readonly isClean: boolean;
  /** The figures it can be of: one, unless the collection has equal figures. None for an unpaid figure. */
  readonly ids: readonly string[];
}

/** What a step may and must change. */
export interface Expected {
  isEverythingDeleted: boolean;
  /** Labels of versions that the step replaces or discards. */
  readonly replaced: Set<string>;
  /** Figures of the collection that the step may change or delete. */
  readonly changed: Set<string>;
  readonly deleted: Set<string>;
  /** Figures that may come back paid. */
  readonly returned: Map<string, StoredFigure>;
  /** Versions that must be stored afterward. */
  readonly kept: { readonly label: string; readonly where: "collection" | "paid" }[];
  /** The tab whose figure must be stored afterward. */
  shownIn: number | undefined;
  /** Designs that must be stored afterward. */
  readonly restored: string[];
  newFigures: number;
  /** The number of figures that may become paid. */
  payments: number;
  readonly handed: Handed[];
  /** Whether samples may come back with the plan. */
  isRestored: boolean;
  /** What the step itself noticed: a typed text that is gone. */
  readonly problems: string[];
}

export const expectNothing = (): Expected => ({
  isEverythingDeleted: false,
  replaced: new Set(),
  changed: new Set(),
  deleted: new Set(),
  returned: new Map(),
  kept: [],
  restored: [],
  shownIn: undefined,
  newFigures: 0,
  payments: 0,
  handed: [],
  isRestored: false,
  problems: [],
});

export const labelOf = ({ spec }: FigureDesign): string => describeFigure(spec, { isPaid: true });
/** Returns the same text for equal values. */
export const keyOf = (value: unknown): string => JSON.stringify(value, (_, part) => sortKeys(part));
/** Like `keyOf`, without what nobody sees: a restore does not add a figure that looks like one that is there. */
const visibleKeyOf = ({ spec, industry, skills }: FigureDesign): string => keyOf([spec, industry, skills]);
const sortKeys = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const isPaid = ({ payment }: StoredFigure) => payment !== "unpaid";
const isUnlocked = ({ payment }: StoredFigure) => payment === "bought" || payment === "unlocked";
const short = (label: string) => `“${label.replace(/^.*?figure of |^.*?: /, "").slice(0, 60)}”`;

/** The version of a draft that Resume opens: with its unsaved changes, if it has any. */
export function newestVersion({ drafts }: Device, figure: StoredFigure): FigureDesign {
  const changes = drafts
    .filter(({ draft, isBought }) => !isBought && draft?.id === figure.id && draft.updatedAt === figure.updatedAt)
    .sort((a, b) => b.savedAt.localeCompare(a.savedAt));
  return (isPaid(figure) ? undefined : changes[0]?.design) ?? figure.design;
}

export interface Situation {
  readonly before: Device;
  readonly after: Device;
  readonly looks: readonly Look[];
  readonly expected: Expected;
  /** Everything that was said since the step began. */
  readonly said: readonly string[];
  /** The samples as the site ships them. */
  readonly samples: readonly StoredFigure[];
  readonly typed: ReadonlySet<string>;
  /** Labels of new figures before the first edit, which need not be stored. */
  readonly untouched: ReadonlySet<string>;
  /** Designs that came from a backup, so that a figure can be there twice. */
  readonly copies: ReadonlySet<string>;
}

/** Returns the promises that a step broke, each with what happened. */
export const brokenPromises = (situation: Situation): string[] => [
  ...lost(situation).map((what) => `(1) ${PROMISES[1]}: ${what}`),
  ...unpaidClean(situation).map((what) => `(2) ${PROMISES[2]}: ${what}`),
  ...miscounted(situation).map((what) => `(3) ${PROMISES[3]}: ${what}`),
  ...paidTwice(situation).map((what) => `(4) ${PROMISES[4]}: ${what}`),
  ...notTyped(situation).map((what) => `(5) ${PROMISES[5]}: ${what}`),
];

function lost({ before, after, looks, expected, said, samples, untouched }: Situation): string[] {
  if (said.some((text) => NOT_KEPT.test(text))) return expected.problems;
  const { figures, drafts } = after;
  const stored = new Set([...figures, ...drafts].map(({ design }) => keyOf(design)));
  const visible = new Set([...figures, ...drafts].map(({ design }) => visibleKeyOf(design)));
  const labels = {
    anywhere: new Set([...untouched, ...[...samples, ...figures, ...drafts].map(({ design }) => labelOf(design))]),
    collection: new Set(figures.map(({ design }) => labelOf(design))),
  };
  const pristine = new Set(samples.map(({ design }) => keyOf(design)));
  const changed = new Set([
    ...expected.changed,
    ...expected.deleted,
    ...before.drafts.flatMap(({ isBought, draft }) => (isBought && draft ? [draft.id] : [])),
  ]);
  const isGone = ({ design }: { design: FigureDesign }) => !stored.has(keyOf(design)) && !pristine.has(keyOf(design));
  const gone = expected.isEverythingDeleted
    ? []
    : [
        ...before.figures.filter((figure) => isGone(figure) && !changed.has(figure.id)),
        ...before.drafts.filter((draft) => isGone(draft) && !expected.replaced.has(labelOf(draft.design))),
      ];
  const shown = expected.shownIn === undefined ? undefined : looks[expected.shownIn]?.label;
  const cards = looks.flatMap((look) => (look.cards && !look.isBusy ? [look.cards] : []));
  return [
    ...expected.problems,
    ...gone.map(({ design }) => `${short(labelOf(design))} is not stored anymore`),
    ...expected.kept.flatMap(({ label, where }) =>
      where === "collection" && !labels.collection.has(label) ? [`${short(label)} is not in the collection`] : [],
    ),
    ...(shown && !labels.anywhere.has(shown) ? [`${short(shown)} is in the preview and not stored`] : []),
    ...expected.restored.flatMap((key) =>
      visible.has(visibleKeyOf(JSON.parse(key)))
        ? []
        : [`the backup’s ${short(labelOf(JSON.parse(key)))} was not restored`],
    ),
    ...cards.flatMap((shown) => {
      const missing = figures.filter(({ id }) => !shown.some((card) => card.id === id));
      return missing.map(({ design }) => `the collection does not show ${short(labelOf(design))}`);
    }),
  ];
}

function unpaidClean({ after, looks, expected }: Situation): string[] {
  const handed = expected.handed.filter(
    ({ isClean, ids }) => isClean && !after.figures.some((figure) => ids.includes(figure.id) && isUnlocked(figure)),
  );
  return [
    ...handed.map(({ kind, name }) => `the ${kind} of “${name}” has no PREVIEW, and no download was counted`),
    ...looks.flatMap(({ clean }) => clean.map((label) => `${short(label)} is drawn without PREVIEW`)),
  ];
}

const COUNTED = { downloads: ["download", "print card"], shares: ["shared picture", "shared link"] };

function miscounted({ before, after, looks, expected, said }: Situation): string[] {
  if (said.some((text) => /could not count/i.test(text))) return [];
  const problems: string[] = [];
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const unlocked = new Set<string>();
  for (const { ids, kind, isClean } of expected.handed) {
    const known = before.figures.filter(({ id }) => ids.includes(id));
    if (isClean && kind !== "printed page" && known.length > 0 && !known.some(isUnlocked)) unlocked.add(ids.join());
  }
  if (!expected.isEverythingDeleted)
    for (const figure of before.figures) {
      const now = after.figures.find(({ id }) => id === figure.id);
      if (!now) continue;
      // Figures that are equal share their counts, because the picture does not say which one it is.
      const group = expected.handed.find(({ ids }) => ids.includes(figure.id))?.ids ?? [figure.id];
      const count = (device: Device, key: "downloadCount" | "shareCount") =>
        sum(device.figures.filter(({ id }) => group.includes(id)).map((one) => one[key]));
      for (const [key, kinds] of [
        ["downloadCount", COUNTED.downloads],
        ["shareCount", COUNTED.shares],
      ] as const) {
        const handed = expected.handed.filter(({ ids, kind }) => ids.includes(figure.id) && kinds.includes(kind));
        const counted = count(after, key) - count(before, key);
        if (counted !== handed.length)
          problems.push(`${key} of ${short(labelOf(figure.design))} rose by ${counted} instead of ${handed.length}`);
      }
    }
  const used = expected.isEverythingDeleted ? PLAN.used : before.used + unlocked.size;
  if (after.used !== used) problems.push(`${after.used} downloads of the plan are used instead of ${used}`);
  if (after.used > PLAN.downloads) problems.push(`${after.used} downloads were used, the plan has ${PLAN.downloads}`);
  for (const { id, ...figure } of expected.returned.values()) {
    const now = after.figures.find((one) => one.id === id);
    if (now && (now.downloadCount !== figure.downloadCount || now.shareCount !== figure.shareCount))
      problems.push(`${short(labelOf(now.design))} came back with other counts`);
  }
  for (const { cards = [], isBusy } of looks)
    for (const { id, downloads, shares } of cards) {
      const figure = after.figures.find((one) => one.id === id);
      if (!figure || isBusy || downloads === undefined) continue;
      if (downloads !== figure.downloadCount || shares !== figure.shareCount)
        problems.push(`the card of ${short(labelOf(figure.design))} shows ${downloads} downloads and ${shares} shares`);
    }
  return problems;
}

function paidTwice({ before, after, expected, said, samples, copies }: Situation): string[] {
  const problems: string[] = [];
  const wasPaid = new Set(before.figures.filter(isPaid).map(({ id }) => id));
  const paid = after.figures.filter(isPaid);
  const isFailed = said.some((text) => NOT_KEPT.test(text));
  const pristine = new Set(samples.map(({ design }) => keyOf(design)));
  const fresh = paid.filter(
    ({ id, design }) =>
      !wasPaid.has(id) && !expected.returned.has(id) && !(expected.isRestored && pristine.has(keyOf(design))),
  );
  if (!expected.isEverythingDeleted) {
    if (fresh.length > expected.payments)
      problems.push(`${fresh.length} figures became paid instead of ${expected.payments}`);
    for (const { id, design } of before.figures.filter(isPaid))
      if (!expected.deleted.has(id) && !paid.some((figure) => figure.id === id))
        problems.push(`${short(labelOf(design))} is not paid anymore`);
    const added = after.figures.filter(({ id }) => !before.figures.some((figure) => figure.id === id));
    const extra = added.filter(({ id }) => !expected.returned.has(id)).length;
    if (extra > expected.newFigures)
      problems.push(`${extra} figures were added to the collection instead of ${expected.newFigures}`);
  }
  for (const { label, where } of expected.kept)
    if (where === "paid" && !isFailed && !paid.some(({ design }) => labelOf(design) === label))
      problems.push(`${short(label)} was paid for and is still unpaid`);
  for (const { id, design } of fresh)
    if (!copies.has(keyOf(design)) && paid.some((other) => other.id !== id && keyOf(other.design) === keyOf(design)))
      problems.push(`${short(labelOf(design))} was paid for twice`);
  for (const { id, draft, isBought, design } of after.drafts)
    if (
      !isBought &&
      paid.some((figure) => [id, draft?.id].includes(figure.id) && keyOf(figure.design) === keyOf(design))
    )
      problems.push(`${short(labelOf(design))} is paid and offered again as unpaid`);
  return problems;
}

const notTyped = ({ looks, typed }: Situation): string[] =>
  looks.flatMap(({ fields }) =>
    fields.flatMap(({ field, value }) =>
      value === "" || typed.has(value) ? [] : [`${field} shows “${value}”, which nobody typed`],
    ),
  );
