/** A cheap phone: its screen, and a processor four times slower than this one. */
const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SLOWER = 4;

/**
 * The preset "Slow 4G" of Chromium's developer tools, which Lighthouse uses too: 1.6 Mbps down and 0.75 up less a
 * tenth, and 150 ms there and back times 3.75, as a request is delayed once and its packets are not.
 */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/**
 * A page in a browser with an empty cache.
 * @param {import("@playwright/test").Browser} browser
 * @param {{ isSlowNetwork?: boolean, slower?: number }} [how]
 */
export async function phone(browser, { isSlowNetwork = true, slower = SLOWER } = {}) {
  const context = await browser.newContext(SCREEN);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await Promise.all([cdp.send("Network.enable"), cdp.send("Page.enable")]);
  if (isSlowNetwork) await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slower });
  return { page, cdp, close: () => context.close() };
}

/** @param {number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
