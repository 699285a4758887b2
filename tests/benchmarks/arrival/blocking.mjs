/** @typedef {{ name: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number }} Event */

const TASK = "ThreadControllerImpl::RunTask";
/**
 * React makes errors as it loads, and V8 reads all of its code again to know their lines: only in a page that is
 * watched, as every measured page is. In one that is not, this takes a hundredth of the time.
 */
const WATCHED = "V8.CollectSourcePositions";
const LONG = 50;

/**
 * What is over 50 ms of each task since the first paint, in milliseconds of the processor: a busy machine makes no task
 * long.
 * @param {import("@playwright/test").Browser} browser @param {import("@playwright/test").Page} page
 * @param {() => Promise<void>} act
 */
export async function blockingTime(browser, page, act) {
  await browser.startTracing(page, { categories: ["toplevel", "loading", "disabled-by-default-v8.compile"] });
  await act();
  /** @type {{ traceEvents: Event[] }} */
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const first = traceEvents.find(({ name }) => name === "firstContentfulPaint");
  if (!first) return 0;
  const after = traceEvents.filter(({ pid, tid, ts }) => pid === first.pid && tid === first.tid && ts >= first.ts);
  /** @param {string} name */
  const named = (name) => after.filter((event) => event.name === name);
  const extra = named(WATCHED);
  return named(TASK)
    .map(({ ts, dur = 0, tdur = 0 }) => tdur - sum(extra.filter((one) => one.ts >= ts && one.ts < ts + dur)))
    .reduce((total, spent) => total + Math.max(0, spent / 1000 - LONG), 0);
}

/** @param {Event[]} events */
const sum = (events) => events.reduce((total, { tdur = 0 }) => total + tdur, 0);
