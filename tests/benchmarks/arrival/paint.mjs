/**
 * When a page paints, and how much it jumps. Runs in the page, before its own code; `seen()` tells what there was so far.
 */
export function watchPaint() {
  let first = 0;
  let largest = 0;
  let element = "";
  let shift = 0;
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
  window.seen = () => ({
    first,
    largest,
    element,
    shift: Math.round(shift * 10_000) / 10_000,
  });
}
