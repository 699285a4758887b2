/**
 * When a page paints, how much its layout shifts, and when React has hydrated its first button, whether rendered by a
 * server or in the browser. Runs in the page, before its own code; `seen()` returns what was measured so far.
 */
export function watchPaint() {
  let first = 0;
  let largest = 0;
  let element = "";
  let shift = 0;
  /** @type {number | undefined} */
  let hydrated;
  /** @param {string} type @param {(entry: PerformanceEntry) => void} record */
  const watch = (type, record) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") first = startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    const { startTime, element: painted } = /** @type {LargestContentfulPaint} */ (entry);
    largest = startTime;
    element = painted?.outerHTML.slice(0, 80) ?? "";
  });
  watch("layout-shift", (entry) => {
    shift += /** @type {PerformanceEntry & { value: number }} */ (entry).value;
  });
  // React has no event for hydration: it leaves a property on each element that it has hydrated. A timer polls for it,
  // as requested animation frames would add work of their own.
  const asking = setInterval(() => {
    const button = document.querySelector("button");
    if (!button || !Object.keys(button).some((key) => key.startsWith("__reactProps$"))) return;
    hydrated = performance.now();
    clearInterval(asking);
  }, 16);
  window.seen = () => ({
    first,
    largest,
    hydrated,
    element,
    shift: Math.round(shift * 10_000) / 10_000,
  });
}
