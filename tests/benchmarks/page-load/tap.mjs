import { setTimeout as sleep } from "node:timers/promises";
import { phone } from "./phone.mjs";

/** How long to wait for a target, and for the effect of a tap, in milliseconds. */
const PATIENCE = { target: 20_000, effect: 10_000 };
const AGAIN = 250;

/** @typedef {{ words: string, effect: { selector: string, words: string } }} Tap */

/**
 * What is tapped on each page, by the start of its text, and what is visible then: an element with this text,
 * in its content or in its text alternative. A picture counts when it is loaded.
 * @type {Record<string, Tap[]>}
 */
export const TAPS = {
  "/": [{ words: "Continue", effect: { selector: "main p, main span", words: "Please enter your LinkedIn URL" } }],
  "/create": [{ words: "Villain", effect: { selector: "main svg, main img", words: "Empty villain box" } }],
  "/dashboard": [
    { words: "Account", effect: { selector: "h2, h3", words: "Settings" } },
    { words: "Download", effect: { selector: "[role=dialog]", words: "Download" } },
    // The message is a paragraph until the code of messages is there.
    { words: "Share", effect: { selector: "p, section[aria-label^=Message]", words: "link copied" } },
  ],
};

/**
 * Taps as soon as the target is painted, and returns when the first feedback and when the effect were visible. A page
 * that replays early taps and one that does not are measured alike: a single tap without effect is lost, and then
 * the page is loaded again and tapped again and again, as a person would, until it responds.
 * @param {import("@playwright/test").Browser} browser @param {string} address @param {Tap} what
 * @returns {Promise<{ at: number, answer: number, effect: number, isLost: boolean } | undefined>} milliseconds since
 * the navigation, infinite for what never happens; undefined if the page has no such target
 */
export async function tapEarly(browser, address, what) {
  const once = await tap(browser, address, what, false);
  if (!once) return undefined;
  const { at, answer = Number.POSITIVE_INFINITY, effect } = once;
  if (effect !== undefined) return { at, answer, effect, isLost: false };
  const again = await tap(browser, address, what, true);
  return { at, answer, effect: again?.effect ?? Number.POSITIVE_INFINITY, isLost: true };
}

/** @param {import("@playwright/test").Browser} browser @param {string} address @param {Tap} what @param {boolean} isRepeated */
async function tap(browser, address, what, isRepeated) {
  const { page, close } = await phone(browser);
  try {
    await page.addInitScript(watchTap, what);
    await page.goto(address, { waitUntil: "commit" });
    const place = await patiently(
      page.evaluate(() => window.target),
      PATIENCE.target,
    );
    if (!place) return undefined;
    let isOver = false;
    // A tap before hydration may leave the page, by a native form submit.
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

/** Runs in the page, before its own code. @param {Tap} what */
function watchTap(what) {
  /** @type {number | undefined} */
  let at;
  /** @type {number | undefined} */
  let answer;
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
  const change = () => {
    isChanged = true;
  };
  new MutationObserver(change).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  // A loading picture changes no element.
  addEventListener("load", change, { capture: true });

  /** @param {Element} one */
  const isVisible = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    (!(one instanceof HTMLImageElement) || (one.complete && one.naturalWidth > 0));
  const find = () =>
    [...document.querySelectorAll("button, [role=tab], label")].find(
      (one) => one.textContent.trim().startsWith(what.words) && isVisible(one),
    );
  /** @param {Element} one */
  const words = (one) => one.getAttribute("aria-label") ?? one.getAttribute("alt") ?? "";
  const hasWorked = () =>
    [...document.querySelectorAll(what.effect.selector)].some(
      (one) =>
        (one.textContent.includes(what.effect.words) || words(one).includes(what.effect.words)) && isVisible(one),
    );
  // `:active` is not feedback of the page, and Chromium keeps it for 150 ms: it moves a button and its shadow.
  const LOOK = /** @type {const} */ ([
    "animationName",
    "backgroundColor",
    "backgroundImage",
    "borderColor",
    "color",
    "content",
    "opacity",
    "outlineStyle",
    "visibility",
  ]);
  /** The computed look of a control and its content. @param {Element} control */
  const styleOf = (control) =>
    [control, ...control.querySelectorAll(":not(svg *)")]
      .flatMap((one) => [null, "::before", "::after"].map((part) => getComputedStyle(one, part)))
      .flatMap((style) => LOOK.map((name) => style[name]))
      .join();
  /** Resolves in the task after the frame in which `done` returns a value. @template T @param {() => T | undefined | false} done */
  const frames = (done) =>
    /** @type {Promise<T>} */ (
      new Promise((resolve) => {
        const ask = () => {
          const result = done();
          if (result) setTimeout(() => resolve(result));
          else requestAnimationFrame(ask);
        };
        requestAnimationFrame(ask);
      })
    );
  const found = frames(() => performance.getEntriesByName("first-contentful-paint").length > 0 && find());
  window.target = found.then((control) => {
    if (control.getBoundingClientRect().bottom > innerHeight) control.scrollIntoView({ block: "center" });
    const { left, top, width, height } = control.getBoundingClientRect();
    const before = styleOf(control);
    // React may have replaced the control.
    const hasAnswered = () => !control.isConnected || styleOf(control) !== before;
    void frames(() => effect !== undefined || (at !== undefined && hasAnswered())).then(() => {
      answer ??= performance.now();
    });
    return { x: left + width / 2, y: top + height / 2 };
  });
  window.worked = frames(() => {
    if (at === undefined || !isChanged) return false;
    isChanged = false;
    return hasWorked();
  }).then(() => {
    effect = performance.now();
    answer ??= effect;
  });
  window.tapped = () => ({ at: at ?? 0, answer, effect });
}
