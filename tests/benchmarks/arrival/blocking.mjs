/** @typedef {{ name: string, ts: number, pid: number, tid: number, tdur?: number }} Event */

/**
 * What is over 50 ms of each task since the first paint, in milliseconds of the processor: a busy machine makes no task
 * long.
 * @param {import("@playwright/test").Browser} browser @param {import("@playwright/test").Page} page
 * @param {() => Promise<void>} act
 */
export async function blockingTime(browser, page, act) {
  await browser.startTracing(page, { categories: ["toplevel", "loading"] });
  await act();
  /** @type {{ traceEvents: Event[] }} */
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const first = traceEvents.find(({ name }) => name === "firstContentfulPaint");
  if (!first) return 0;
  return traceEvents
    .filter(({ name, pid, tid, ts }) => name === TASK && pid === first.pid && tid === first.tid && ts >= first.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1000 - 50), 0);
}

const TASK = "ThreadControllerImpl::RunTask";
