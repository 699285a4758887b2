import { setTimeout as sleep } from "node:timers/promises";
import { phone } from "./phone.mjs";

/** Until there is something to tap, and until a tap has worked, in milliseconds. */
const PATIENCE = { target: 20_000, effect: 6000 };
const AGAIN = 250;

/**
 * What is tapped first on each page, by the beginning of its words, and what shows that it worked.
 * @type {Record<string, { words: string, effect: { selector: string, text: string } }>}
 */
export const TAPS = {
  "/": { words: "Continue", effect: { selector: "main", text: "Please enter your LinkedIn URL" } },
  "/create": { words: "Villain", effect: { selector: "[data-slot=figure-box]", text: "VILLAIN" } },
  "/dashboard": { words: "Account", effect: { selector: "h2, h3", text: "Settings" } },
};

/**
 * Taps as soon as the target is painted, and tells when the effect was. A single tap that does nothing is lost: then
 * the page is loaded anew and tapped again and again until it answers.
 * @param {import("@playwright/test").Browser} browser @param {string} address @param {string} path
 * @returns {Promise<{ at: number, effect: number, isLost: boolean } | undefined>} milliseconds since the navigation,
 * an infinite effect if the page never answers; undefined if it has no such target
 */
export async function tapEarly(browser, address, path) {
  const once = await tap(browser, address, path, false);
  if (!once) return undefined;
  if (once.effect !== undefined) return { at: once.at, effect: once.effect, isLost: false };
  const again = await tap(browser, address, path, true);
  return { at: once.at, effect: again?.effect ?? Number.POSITIVE_INFINITY, isLost: true };
}

/** @param {import("@playwright/test").Browser} browser @param {string} address @param {string} path @param {boolean} isRepeated */
async function tap(browser, address, path, isRepeated) {
  const { page, close } = await phone(browser);
  try {
    await page.addInitScript(watchTap, TAPS[path]);
    await page.goto(address, { waitUntil: "commit" });
    const place = await patiently(
      page.evaluate(() => window.target),
      PATIENCE.target,
    );
    if (!place) return undefined;
    let isOver = false;
    // A tap that came too early may lead away from the page, by a form that no script held back.
    const over = patiently(
      page.evaluate(() => window.worked).catch(() => {}),
      PATIENCE.effect,
    ).then(() => {
      isOver = true;
    });
    do {
      await page.touchscreen.tap(place.x, place.y);
      await (isRepeated ? Promise.race([over, sleep(AGAIN)]) : over);
    } while (!isOver);
    return await page.evaluate(() => window.tapped());
  } finally {
    await close();
  }
}

/** @template T @param {Promise<T>} promise @param {number} most */
const patiently = (promise, most) => Promise.race([promise, sleep(most, undefined)]);

/** Runs in the page, before its own code. @param {(typeof TAPS)[string]} [what] */
function watchTap(what) {
  if (!what) return;
  /** @type {number | undefined} */
  let at;
  /** @type {number | undefined} */
  let effect;
  let isChanged = true;
  addEventListener(
    "pointerdown",
    ({ timeStamp }) => {
      at ??= timeStamp;
    },
    { capture: true, passive: true },
  );
  new MutationObserver(() => {
    isChanged = true;
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  const find = () =>
    [...document.querySelectorAll("button, [role=tab], label")].find(
      (one) => one.textContent.trim().startsWith(what.words) && one.getClientRects().length > 0,
    );
  const hasWorked = () =>
    [...document.querySelectorAll(what.effect.selector)].some(
      (one) => one.textContent?.includes(what.effect.text) && one.getClientRects().length > 0,
    );
  /** Resolves in the task after the frame in which `done` gives something. @template T @param {() => T | undefined | false} done */
  const frames = (done) =>
    /** @type {Promise<T>} */ (
      new Promise((resolve) => {
        const look = () => {
          const result = done();
          if (result) setTimeout(() => resolve(result));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      })
    );
  window.target = frames(() => performance.getEntriesByName("first-contentful-paint").length > 0 && find()).then(
    (target) => {
      if (target.getBoundingClientRect().bottom > innerHeight) target.scrollIntoView({ block: "center" });
      const { left, top, width, height } = target.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
  );
  window.worked = frames(() => {
    if (at === undefined || !isChanged) return false;
    isChanged = false;
    return hasWorked();
  }).then(() => {
    effect = performance.now();
  });
  window.tapped = () => ({ at: at ?? 0, effect });
}
