// `npm run bench`: the speed and size of drawings. Speed is measured relative to a reference drawing, because seconds
// on different machines are not comparable.
import { engineSize, loadEngine } from "./engine.mjs";

// React chooses its build on import; this measures the production build.
process.env.NODE_ENV = "production";
const { createElement } = await import("react");
const { renderToStaticMarkup } = await import("react-dom/server");
const { Reference } = await import("./reference.mjs");

const ROUNDS = 5;
const DRAWN = 200;
const TURN = 10;
const WEIGHED = 1000;

const { FigureBox, randomFigureSpec } = await loadEngine();

/** @param {number} seed */
const box = (seed) => renderToStaticMarkup(createElement(FigureBox, { spec: randomFigureSpec(seed), isPaid: true }));

/** Milliseconds to draw some elements. @param {import("react").ReactElement[]} elements */
function time(elements) {
  const start = performance.now();
  for (const element of elements) renderToStaticMarkup(element);
  return performance.now() - start;
}
/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const seeds = Array.from({ length: DRAWN }, (_, seed) => seed);
const figures = seeds.map((seed) => createElement(FigureBox, { spec: randomFigureSpec(seed), isPaid: true }));
const references = seeds.map((seed) => createElement(Reference, { seed }));

/** Measures figure and reference alternately in short turns, so that other load slows both equally. */
function round() {
  const spent = { figure: 0, reference: 0 };
  for (let i = 0; i < DRAWN; i += TURN) {
    spent.figure += time(figures.slice(i, i + TURN));
    spent.reference += time(references.slice(i, i + TURN));
  }
  return spent;
}
// Warms up both, so that they are compiled before the measurement.
for (let i = 0; i < ROUNDS; i++) round();
const rounds = Array.from({ length: ROUNDS }, round);

const weights = Array.from({ length: WEIGHED }, (_, seed) => Buffer.byteLength(box(seed)));
const { minified, gzip } = await engineSize();
console.table({
  /** Draws per second, relative to the reference drawing. */
  ratio: Math.round(median(rounds.map(({ figure, reference }) => reference / figure)) * 1000) / 1000,
  drawsPerSecond: Math.round((DRAWN * 1000) / median(rounds.map(({ figure }) => figure))),
  averageSvgBytes: Math.round(weights.reduce((sum, bytes) => sum + bytes) / WEIGHED),
  largestSvgBytes: Math.max(...weights),
  engineMinifiedBytes: minified,
  engineGzipBytes: gzip,
});
