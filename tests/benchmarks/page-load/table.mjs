import { median } from "./phone.mjs";

/** The columns that have budgets; a competitor's is named by its address. */
export const NOW = "now";
export const BEFORE = "before";
export const WITHOUT = "without scripts";

/** Scripts that a page may need until it is interactive, gzip. @type {Record<string, number>} */
const SCRIPT = { "/": 100_000, "/create": 120_000, "/dashboard": 130_000 };
const CSS = 19_000;
/** @type {Record<string, number>} */
const BEFORE_LOAD = { "/": 12, "/create": 12, "/dashboard": 16 };
const LARGEST = 1.05;
/** At most these shares of the earlier site's values. @type {Record<string, { largest: number, blocking: number, worked: number }>} */
const SHARES = {
  "/": { largest: 0.7, blocking: 0.5, worked: 0.8 },
  "/create": { largest: 1, blocking: 0.8, worked: 1 },
  "/dashboard": { largest: 1, blocking: 0.8, worked: 1 },
};
/** From a tap until the page visibly responds, in milliseconds. */
const ANSWER = 100;
/** A word in the web font is a letter wider or narrower than in its fallback. */
const SHIFT = 0.001;

/**
 * @typedef {Record<string, number | undefined>} Measures
 * @typedef {{ path: string, name: string, measures: Measures }} Load one of a page, in the column `name`
 */

const BYTES = ["html", "css", "script", "font", "image", "other", "total"];
const MILLISECONDS = [
  "first paint",
  "largest paint",
  "hydrated after",
  "blocking time",
  "blocking time after the first paint",
];

/** The names of a tap's measures. @param {string} words what is tapped */
const namesOf = (words) => ({
  at: `tap on ${words}, at`,
  answer: `tap on ${words}, answered after`,
  worked: `tap on ${words}, has worked at`,
  lost: `taps on ${words} lost`,
});

/** @param {string} words @param {{ at: number, answer: number, effect: number, isLost: boolean }} tap @returns {Measures} */
export function tapMeasures(words, { at, answer, effect, isLost }) {
  const names = namesOf(words);
  return {
    [names.at]: at,
    [names.answer]: answer - at,
    [names.worked]: effect,
    [names.lost]: Number(isLost),
  };
}

/** @param {string} measure */
const unit = (measure) =>
  BYTES.includes(measure) || measure.endsWith("gzip")
    ? "bytes"
    : MILLISECONDS.includes(measure) || measure.startsWith("tap on")
      ? "ms"
      : "";

/**
 * Each budget as its text and whether it is met.
 * @param {string} path @param {Record<string, Measures>} columns
 * @returns {Record<string, { budget: string, isMet: boolean } | undefined>}
 */
function budgets(path, columns) {
  const now = columns[NOW] ?? {};
  const shares = SHARES[path];
  /** @param {string} measure @param {number | undefined} most @param {string} [words] */
  const atMost = (measure, most, words) =>
    most !== undefined && now[measure] !== undefined
      ? [{ measure, budget: words ?? `≤ ${format(most)}`, isMet: now[measure] <= most }]
      : [];
  /** @param {string} measure @param {string} other @param {number | undefined} share */
  const atMostShare = (measure, other, share) => {
    const theirs = columns[other]?.[measure];
    return theirs === undefined || share === undefined
      ? []
      : atMost(measure, share * theirs, share === 1 ? `≤ ${other}` : `≤ ${share} × ${other}`);
  };
  const taps = Object.keys(now).filter((measure) => measure.startsWith("tap"));
  const all = [
    ...atMost("css, inline too, gzip", CSS),
    ...atMost("script until hydrated, gzip", SCRIPT[path]),
    ...atMost("requests before load", BEFORE_LOAD[path]),
    ...atMostShare("largest paint", WITHOUT, LARGEST),
    ...atMostShare("largest paint", BEFORE, shares?.largest),
    ...atMost("layout shift", SHIFT),
    ...atMostShare("blocking time", BEFORE, shares?.blocking),
    ...atMostShare("blocking time after the first paint", BEFORE, shares?.blocking),
    ...taps.flatMap((measure) => [
      ...(measure.endsWith("answered after") ? atMost(measure, ANSWER) : []),
      ...(measure.endsWith("has worked at") ? atMostShare(measure, BEFORE, shares?.worked) : []),
      ...(measure.endsWith("lost") ? atMost(measure, 0) : []),
    ]),
  ];
  /** @type {ReturnType<typeof budgets>} */
  const results = {};
  for (const { measure, budget, isMet } of all) {
    const before = results[measure];
    results[measure] = before
      ? { budget: `${before.budget}, ${budget}`, isMet: before.isMet && isMet }
      : { budget, isMet };
  }
  return results;
}

/** The table of one page, from all its loads: medians, and now as a ratio to every other column. @param {string} path @param {Load[]} loads */
export function table(path, loads) {
  const here = loads.filter((load) => load.path === path);
  const seen = new Set(here.map(({ name }) => name));
  const own = [BEFORE, NOW, WITHOUT].filter((name) => seen.has(name));
  const names = [...new Set([...own, ...seen])];
  /** @type {Record<string, Measures>} */
  const columns = {};
  for (const name of names) columns[name] = mediansOf(here.filter((load) => load.name === name));
  const results = budgets(path, columns);
  const measures = [...new Set(here.flatMap((load) => Object.keys(load.measures)))];
  const lines = measures.map((measure) => {
    const now = columns[NOW]?.[measure];
    const others = names.filter((name) => name !== NOW);
    return {
      measure: unit(measure) ? `${measure}, ${unit(measure)}` : measure,
      ...Object.fromEntries(names.map((name) => [name, format(columns[name]?.[measure])])),
      ...Object.fromEntries(
        others.map((name) => [`${NOW} / ${name}`, unit(measure) ? ratio(now, columns[name]?.[measure]) : ""]),
      ),
      budget: results[measure]?.budget ?? "",
      met: results[measure] ? (results[measure].isMet ? "yes" : "OVER") : "",
    };
  });
  const counts = names.map((name) => `${name} ${here.filter((load) => load.name === name).length}`);
  return `${path}, medians of loads: ${counts.join(", ")}\n\n${markdown(lines)}`;
}

/** Lost taps are added up: one of nine is one too many. @param {Load[]} loads @returns {Measures} */
function mediansOf(loads) {
  /** @type {Record<string, number[]>} */
  const all = {};
  for (const { measures } of loads)
    for (const [name, value] of Object.entries(measures))
      if (value !== undefined) all[name] = [...(all[name] ?? []), value];
  return Object.fromEntries(
    Object.entries(all).map(([name, values]) => [
      name,
      name.endsWith("lost") ? values.reduce((sum, one) => sum + one) : median(values),
    ]),
  );
}

/** @param {number | undefined} value */
function format(value) {
  if (value === undefined) return "–";
  if (value === Number.POSITIVE_INFINITY) return "never";
  return value.toLocaleString("en", { maximumFractionDigits: value < 1 ? 4 : 0 });
}

/** @param {number | undefined} now @param {number | undefined} other */
const ratio = (now = Number.NaN, other = 0) => (Number.isFinite(now / other) ? (now / other).toFixed(2) : "");

/** A Markdown table: it is read in the terminal, and pasted into docs/performance.md. @param {Record<string, string>[]} lines */
function markdown(lines) {
  const names = Object.keys(lines[0] ?? {});
  const cells = [names, names.map(() => ""), ...lines.map((line) => names.map((name) => line[name] ?? ""))];
  const widths = names.map((_, i) => Math.max(3, ...cells.map((row) => row[i]?.length ?? 0)));
  return cells
    .map((row, y) => row.map((cell, i) => (y === 1 ? "-".repeat(widths[i] ?? 3) : cell.padEnd(widths[i] ?? 3))))
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
}
