const SETTLE = 600;

/** Event Timing reports no event under this, in milliseconds: a quicker interaction counts as this. */
export const QUICKEST = 16;

/** Observes how long interactions take until their result is painted. Runs in the page, before its own code. */
export function observeInteractions() {
  /** @type {number[]} */
  let durations = [];
  const observer = new PerformanceObserver((list) => record(list.getEntries()));
  /** @type {PerformanceObserverInit & { durationThreshold: number }} */
  const all = { type: "event", durationThreshold: 16 };
  observer.observe(all);
  /** @param {PerformanceEntry[]} entries */
  function record(entries) {
    for (const entry of entries)
      if (/** @type {PerformanceEventTiming & { interactionId: number }} */ (entry).interactionId > 0)
        durations.push(entry.duration);
  }
  window.slowest = () => {
    record(observer.takeRecords());
    const slowest = Math.max(0, ...durations);
    durations = [];
    return slowest;
  };
}

/**
 * Runs interactions one after the other, each on an idle page, and returns the slowest event of each.
 * @param {import("@playwright/test").Page} page @param {number} times
 * @param {(i: number) => Promise<() => Promise<unknown>>} prepare sets up, unmeasured, and returns the interaction
 */
export async function interactions(page, times, prepare) {
  const durations = [];
  for (let i = 0; i < times; i++) {
    const act = await prepare(i);
    await page.waitForTimeout(SETTLE);
    await page.evaluate(() => window.slowest());
    await act();
    await page.waitForTimeout(SETTLE);
    durations.push(Math.max(QUICKEST, await page.evaluate(() => window.slowest())));
  }
  return durations;
}

/** A tap with a finger. The target is located beforehand, so that the search is not measured. @param {import("@playwright/test").Locator} target */
export async function finger(target) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("What is to be tapped is not visible.");
  return () => target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
