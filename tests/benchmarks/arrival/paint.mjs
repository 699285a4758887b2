/**
 * When a page paints, how much it jumps, and when React has taken over its first button, be the page rendered by a
 * server or in the browser. Runs in the page, before its own code; `seen()` tells what there was so far.
 */
export function watchPaint() {
  let first = 0;
  let largest = 0;
  let element = "";
  let shift = 0;
  /** @type {number | undefined} */
  let hydrated;
  /** @param {string} type @param {(entry: PerformanceEntry) => void} hear */
  const watch = (type, hear) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
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
  // React tells nobody: it leaves a property on each element that it has taken over. Asked for by a timer, because
  // frames that nobody else wants would be work of their own.
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
