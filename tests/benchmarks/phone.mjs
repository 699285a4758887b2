// The simulated cheap phone of page-load.mjs and use.mjs.
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS, browserPath } from "../../scripts/browser.mjs";

const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** How many times slower the phone's processor is than this machine's. */
export const SLOWER = 4;
/**
 * The preset "Slow 4G" of Chromium's developer tools and Lighthouse: 1.6 Mbps down and 0.75 Mbps up, both less 10 %,
 * and a latency of 150 ms × 3.75, because it applies to whole requests instead of packets.
 */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

export const browser = await chromium.launch({ args: BROWSER_FLAGS, executablePath: await browserPath() });

/**
 * Runs `act` on a new page of the phone, with an empty cache.
 * @template T
 * @param {(page: import("@playwright/test").Page) => Promise<T>} act
 * @param {{ isSlowNetwork?: boolean }} [how]
 */
export async function onPhone(act, { isSlowNetwork = false } = {}) {
  const context = await browser.newContext(SCREEN);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    if (isSlowNetwork) await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    return await act(page);
  } finally {
    await context.close();
  }
}

/** @param {readonly number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
