/** Scripts that a page may have on arrival, gzip. @type {Record<string, number>} */
const SCRIPT = { "/": 90_000, "/create": 125_000, "/dashboard": 130_000 };
const CSS = 12_000;
const BEFORE_LOAD = 12;
const LARGEST = 1.15;
/** A word in the font is a letter wider or narrower than in its stand-in. */
const SHIFT = 0.001;
/** One frame: a blocking time this near the baseline's is the same. */
const FRAME = 17;

/**
 * @typedef {Record<string, number | undefined>} Measures by the names of MEASURES
 * @typedef {{ site: Measures, baseline: Measures, against?: Measures | undefined }} Columns
 */

/** What is measured, in the order of the table, and its unit. */
const MEASURES = {
  html: "bytes",
  css: "bytes",
  script: "bytes",
  font: "bytes",
  image: "bytes",
  other: "bytes",
  total: "bytes",
  "css, inline too, gzip": "bytes",
  "script, inline too, gzip": "bytes",
  requests: "",
  "requests before load": "",
  "first paint": "ms",
  "largest paint": "ms",
  "layout shift": "",
  "blocking time": "ms",
  "blocking time, painted": "ms",
  "first tap at": "ms",
  "tap has worked at": "ms",
  "first taps lost": "",
};

/**
 * Each budget as its words and whether it is kept.
 * @param {string} path @param {Columns} columns @returns {Record<string, { budget: string, isMet: boolean } | undefined>}
 */
function budgets(path, { site, baseline }) {
  /** @param {string} measure @param {number} most @param {string} [words] */
  const atMost = (measure, most, words) => ({
    [measure]: { budget: words ?? `≤ ${format(most)}`, isMet: (site[measure] ?? 0) <= most },
  });
  /** @param {string} measure */
  const asBaseline = (measure) => atMost(measure, (baseline[measure] ?? 0) + FRAME, "as the baseline");
  return {
    ...atMost("css, inline too, gzip", CSS),
    ...(SCRIPT[path] && atMost("script, inline too, gzip", SCRIPT[path])),
    ...(path === "/" && atMost("requests before load", BEFORE_LOAD)),
    ...atMost("largest paint", LARGEST * (baseline["largest paint"] ?? 0), `≤ ${LARGEST} × baseline`),
    ...atMost("layout shift", SHIFT),
    ...asBaseline("blocking time"),
    ...asBaseline("blocking time, painted"),
    ...atMost("first taps lost", 0),
  };
}

/** @param {string} path @param {Columns} columns */
export function rows(path, columns) {
  const held = budgets(path, columns);
  return Object.entries(MEASURES).map(([measure, unit]) => {
    const site = columns.site[measure];
    const baseline = columns.baseline[measure];
    return {
      measure: unit ? `${measure}, ${unit}` : measure,
      site: format(site),
      baseline: format(baseline),
      ...(columns.against && { against: format(columns.against[measure]) }),
      "site / baseline": ratio(site, baseline),
      ...(columns.against && { "site / against": ratio(site, columns.against[measure]) }),
      budget: held[measure]?.budget ?? "",
      met: held[measure] ? (held[measure].isMet ? "yes" : "OVER") : "",
    };
  });
}

/** @param {number | undefined} value */
function format(value) {
  if (value === undefined) return "–";
  if (value === Number.POSITIVE_INFINITY) return "never";
  return value.toLocaleString("en", { maximumFractionDigits: value < 1 ? 4 : 0 });
}

/** @param {number | undefined} site @param {number | undefined} other */
const ratio = (site = Number.NaN, other = 0) => (Number.isFinite(site / other) ? (site / other).toFixed(2) : "");

/** A table of Markdown: it is read here, and goes into docs/performance.md. @param {Record<string, string>[]} lines */
export function markdown(lines) {
  const names = Object.keys(lines[0] ?? {});
  const cells = [names, names.map(() => ""), ...lines.map((line) => names.map((name) => line[name] ?? ""))];
  const widths = names.map((_, i) => Math.max(3, ...cells.map((row) => row[i]?.length ?? 0)));
  return cells
    .map((row, y) => row.map((cell, i) => (y === 1 ? "-".repeat(widths[i] ?? 3) : cell.padEnd(widths[i] ?? 3))))
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
}
