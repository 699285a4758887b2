// The pure half of the review: which stories to photograph, in which views, and what came of it.

/** @typedef {{ id: string, type: string, title: string, name: string }} Story as it stands in a Storybook's index.json */
/** What a story fixes by its own globals. @typedef {{ theme?: string, size?: { width: number, height: number } }} FixedGlobals */
/** @typedef {{ id: string, theme: string, width: number, height: number }} View */
/** @typedef {"unchanged" | "changed" | "unsteady" | "broken"} Outcome */
/** @typedef {{ outcome: Outcome, error?: string, since?: "before" | "change", pixels?: number | null }} Result */

const THEMES = ["light", "dark"];
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** The stories of both indexes that hold the text, apart by where they are.
 * @param {Record<string, Story>} base @param {Record<string, Story>} next @param {string} [text] part of an id, title or name */
export function compareIndexes(base, next, text = "") {
  const wanted = text.toLowerCase();
  /** @param {Record<string, Story>} entries */
  const stories = (entries) =>
    Object.values(entries).filter(
      ({ id, type, title, name }) => type === "story" && `${id} ${title}/${name}`.toLowerCase().includes(wanted),
    );
  return {
    common: stories(next).filter(({ id }) => base[id]?.type === "story"),
    added: stories(next).filter(({ id }) => base[id]?.type !== "story"),
    removed: stories(base).filter(({ id }) => next[id]?.type !== "story"),
  };
}

/** A story that fixes its theme or size is photographed in no other. @param {string} id @param {FixedGlobals} [fixed] @returns {View[]} */
export function viewsOf(id, { theme, size } = {}) {
  const themes = theme ? [theme] : THEMES;
  return (size ? [size] : SIZES).flatMap((one) => themes.map((name) => ({ id, theme: name, ...one })));
}

/** @param {View} view */
export const viewName = ({ id, theme, width }) => `${id}--${theme}-${width}`;

/** What two takes on fresh pages say, each as fingerprints: only what stays the same on its own side can have changed.
 * @param {{ base: string, next: string }} first @param {{ base: string, next: string }} second
 * @returns {"unchanged" | "changed" | "unsteady"} */
export function classify(first, second) {
  if (second.base === second.next) return "unchanged";
  return first.base === second.base && first.next === second.next ? "changed" : "unsteady";
}

/** The number that Playwright's comparison tells; none when only smoothed edges differ. @param {string} message */
export function differingPixels(message) {
  const found = /(\d+) pixels/.exec(message);
  return found ? Number(found[1]) : null;
}

/** @param {{ base: string, common: Story[], added: Story[], removed: Story[], results: [View, Result][] }} run */
export function summarize({ base, common, added, removed, results }) {
  /** @param {Outcome} wanted */
  const views = (wanted) =>
    results
      .filter(([, { outcome }]) => outcome === wanted)
      .map(([{ id, theme, width }, { outcome, ...rest }]) => ({ id, theme, width, ...rest }))
      .sort((a, b) => a.id.localeCompare(b.id) || a.width - b.width || b.theme.localeCompare(a.theme));
  const changed = views("changed");
  const unsteady = views("unsteady");
  const broken = views("broken");
  const touched = new Set([...changed, ...unsteady, ...broken].map(({ id }) => id));
  return {
    base,
    stories: {
      changed: new Set(changed.map(({ id }) => id)).size,
      added: added.length,
      removed: removed.length,
      unchanged: common.filter(({ id }) => !touched.has(id)).length,
    },
    pictures: {
      changed: changed.length,
      unchanged: views("unchanged").length,
      unsteady: unsteady.length,
      broken: broken.length,
    },
    changed,
    added: added.map(({ id }) => id),
    removed: removed.map(({ id }) => id),
    unsteady,
    broken,
  };
}
