/** @typedef {{ name: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number }} Event */

const TASK = "ThreadControllerImpl::RunTask";
/**
 * React makes errors as it loads, and V8 reads all of its code again to know their lines: only in a page that is
 * watched, as every measured page is. In one that is not, it takes a twentieth of the time.
 */
const WATCHED = "V8.CollectSourcePositions";
const LONG = 50;

/**
 * What is over 50 ms of each task of the page, in milliseconds of the processor: a busy machine makes no task long. Of
 * all its tasks, and of those after the first paint only, as Lighthouse counts: how much of a page is laid out before
 * it is a matter of how the answer is cut into packets.
 * @param {import("@playwright/test").Browser} browser @param {import("@playwright/test").Page} page
 * @param {() => Promise<void>} act
 */
export async function blockingTime(browser, page, act) {
  await browser.startTracing(page, { categories: ["toplevel", "loading", "disabled-by-default-v8.compile"] });
  await act();
  /** @type {{ traceEvents: Event[] }} */
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const first = traceEvents.find(({ name }) => name === "firstContentfulPaint");
  if (!first) return { all: 0, painted: 0 };
  const main = traceEvents.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  /** @param {string} name */
  const named = (name) => main.filter((event) => event.name === name);
  const extra = named(WATCHED);
  /** @param {Event[]} tasks */
  const blocking = (tasks) =>
    tasks
      .map(({ ts, dur = 0, tdur = 0 }) => tdur - sum(extra.filter((one) => one.ts >= ts && one.ts < ts + dur)))
      .reduce((total, spent) => total + Math.max(0, spent / 1000 - LONG), 0);
  const tasks = named(TASK);
  return { all: blocking(tasks), painted: blocking(tasks.filter(({ ts }) => ts >= first.ts)) };
}

/** @param {Event[]} events */
const sum = (events) => events.reduce((total, { tdur = 0 }) => total + tdur, 0);
