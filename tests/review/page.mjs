// Runs in the photographed page, where it is sent as text: each function stands alone.

/** Before anything else: a clock that stands, chance that is the same in every run, and timers that
 * can be held, so that a message that goes by itself is still there for the picture. @param {number} now */
export function prepare(now) {
  const { userAgent } = navigator;
  // By this name Storybook ends animations at once instead of waiting for them.
  Object.defineProperty(navigator, "userAgent", { get: () => `${userAgent} StorybookTestRunner` });

  globalThis.Date = new Proxy(Date, {
    construct: (target, parts, self) => Reflect.construct(target, parts.length ? parts : [now], self),
    get: (target, name) => (name === "now" ? () => now : Reflect.get(target, name)),
  });

  // The browser's own bubble comes and goes when it likes; without it the browser moves no focus either.
  const bubble = (/** @type {Event} */ event) => {
    event.preventDefault();
    const { target } = event;
    if (target instanceof HTMLInputElement && target === target.form?.querySelector(":invalid:not(fieldset)"))
      target.focus();
  };
  addEventListener("invalid", bubble, true);

  let chance = 1;
  Math.random = () => {
    chance = (chance * 48_271) % 2_147_483_647;
    return chance / 2_147_483_647;
  };

  const LONG_MS = 1000;
  const { setTimeout: start, clearTimeout: stop } = window;
  const short = new Set();
  let isHeld = false;
  let onIdle = () => {};
  /** @param {number} timer */
  const over = (timer) => {
    if (short.delete(timer) && short.size === 0) onIdle();
  };
  /** @param {TimerHandler} run @param {number} [delay] @param {unknown[]} rest */
  const later = (run, delay = 0, ...rest) => {
    const isLong = delay >= LONG_MS;
    const timer = start(() => {
      if (typeof run === "function" && !(isLong && isHeld)) run(...rest);
      over(timer);
    }, delay);
    if (!isLong) short.add(timer);
    return timer;
  };
  Object.assign(window, {
    setTimeout: later,
    clearTimeout: (/** @type {number} */ timer) => {
      stop(timer);
      over(timer);
    },
    __REVIEW__: {
      start: start.bind(window),
      begin() {
        isHeld = false;
        chance = 1;
      },
      hold() {
        isHeld = true;
      },
      /** Short timers run out, and those they start, unless one starts itself for ever. @returns {Promise<void>} */
      timers: () =>
        new Promise((resolve) => {
          if (short.size === 0) return resolve();
          onIdle = resolve;
          start(resolve, LONG_MS);
        }),
    },
  });
}

/** Shows a story and waits for its play function. @param {{ id: string, limit: number }} options @returns {Promise<{ error?: string, isShown: boolean }>} */
export async function show({ id, limit }) {
  /** @type {any} */
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __REVIEW__: review } = globalThis;
  review.begin();
  /** @type {string | undefined} */
  let failed;
  /** @type {string | undefined} */
  const error = await new Promise((resolve) => {
    /** @type {Record<string, (data: any) => void>} */
    const listeners = {
      storyRendered: (shown) => shown === id && review.hold(),
      // Not sooner: Storybook reloads the page when a story is left before it has finished.
      storyFinished: ({ storyId }) => storyId === id && done(),
      playFunctionThrewException: ({ message }) => {
        failed = message;
      },
      storyMissing: (missing) => missing === id && done("the story is missing"),
      storyThrewException: ({ message }) => done(message),
      storyErrored: ({ title }) => done(title),
    };
    const timer = review.start(() => done(`not finished after ${limit} ms`), limit);
    /** @param {string} [message] */
    function done(message) {
      clearTimeout(timer);
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve(message);
    }
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
  });
  return error ? { error, isShown: false } : { ...(failed && { error: failed }), isShown: true };
}

/** Waits for what a story has still under way. @param {number} limit @returns {Promise<boolean>} whether more came meanwhile */
export async function settle(limit) {
  /** @type {any} */
  const { __REVIEW__: review } = globalThis;
  let hasMore = false;
  const observer = new MutationObserver(() => {
    hasMore = true;
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  /** @param {HTMLImageElement} image */
  const ready = async (image) => {
    image.loading = "eager";
    image.decoding = "sync";
    // decode() alone gives up on a lazy picture that only now begins to load.
    if (!image.complete)
      await new Promise((resolve) => {
        for (const event of ["load", "error"]) image.addEventListener(event, resolve, { once: true });
        review.start(resolve, limit);
      });
    await image.decode().catch(() => {});
  };
  await review.timers();
  await Promise.all([...document.images].map(ready));
  await document.fonts.ready;
  // The picture shows the whole page; how far a play function scrolled depends on how soon the rest was there.
  scrollTo({ top: 0, left: 0, behavior: "instant" });
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  // A frame, and then nothing left to do, or a second at most: a page that has just been fetched is still to be rendered.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(resolve));
    review.start(resolve, 1000);
  });
  observer.disconnect();
  return hasMore;
}
