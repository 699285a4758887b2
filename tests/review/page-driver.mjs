import { prepare, settle, show } from "./page.mjs";

/** @import { Browser, CDPSession, Page } from "@playwright/test" */
/** @import { View } from "./stories.mjs" */
/** A play function that failed leaves both an error and a picture. @typedef {{ picture?: Buffer, error?: string }} Shot */

/** The header by which the server knows the build that a page wants. */
export const SIDE = "x-review-side";
const SHOW_MS = 30_000;
/** A story that never rests is photographed all the same. */
const ROUNDS = 10;
/** Chromium draws no taller picture. */
const TALLEST = 16_000;
const NOW = Date.UTC(2026, 0, 15, 12);

/** One page that shows story after story of one build, and photographs them. */
export class PageDriver {
  /** @param {Page} page @param {CDPSession} devtools @param {string} origin */
  constructor(page, devtools, origin) {
    this.page = page;
    this.devtools = devtools;
    this.origin = origin;
    this.view = { theme: "light", width: 1280, height: 800 };
    this.pending = 0;
    this.onQuiet = () => {};
    const answered = () => {
      this.pending--;
      if (this.pending === 0) this.onQuiet();
    };
    page.on("request", () => {
      this.pending++;
    });
    page.on("requestfinished", answered);
    page.on("requestfailed", answered);
  }

  /** @param {Browser} browser @param {string} origin @param {"base" | "next"} side */
  static async open(browser, origin, side) {
    const context = await browser.newContext({
      extraHTTPHeaders: { [SIDE]: side },
      reducedMotion: "reduce",
      locale: "en-US",
      timezoneId: "UTC",
    });
    await context.addInitScript(prepare, NOW);
    const page = await context.newPage();
    return new PageDriver(page, await context.newCDPSession(page), origin);
  }

  /** A fresh page in this theme and size. @param {Pick<View, "theme" | "width" | "height">} view */
  async load(view) {
    this.view = view;
    const { theme, width, height } = view;
    await this.page.goto("about:blank");
    await this.devtools.send("Storage.clearDataForOrigin", { origin: this.origin, storageTypes: "all" });
    await this.page.setViewportSize({ width, height });
    await this.page.goto(`${this.origin}/iframe.html?viewMode=story`);
    await this.page.addStyleTag({ content: "* { caret-color: transparent !important }" });
    const shown = await this.page.evaluate(
      async (globals) => {
        /** @type {any} */
        const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis;
        await preview.ready();
        // Not in the address: there Storybook reads globals only beside a story.
        channel.emit("updateGlobals", { globals });
        return preview.storyStore.userGlobals.globals.theme;
        // axe has its own command, and would take most of the time.
      },
      { theme, a11y: { manual: true } },
    );
    if (shown !== theme) throw new Error(`Storybook shows the theme "${shown}" in place of "${theme}".`);
  }

  /** @param {Pick<View, "id">} view @returns {Promise<Shot>} */
  async take({ id }) {
    /** @param {Error} failure of the page itself: a story that leaves it, say */
    const lost = ({ message }) => ({ error: message, isShown: false });
    const { isShown, ...rest } = await this.page.evaluate(show, { id, limit: SHOW_MS }).catch(lost);
    if (isShown) {
      await this.settle();
      return { ...rest, picture: await this.capture() };
    }
    await this.load(this.view);
    return rest;
  }

  /** A play function may end before the rest of its page has come. */
  async settle() {
    for (let round = 0, hasMore = true; hasMore && round < ROUNDS; round++) {
      await this.quiet();
      hasMore = (await this.page.evaluate(settle, SHOW_MS)) || this.pending > 0;
    }
  }

  /** No request is under way. @returns {Promise<void>} */
  quiet() {
    return new Promise((resolve) => {
      this.onQuiet = resolve;
      if (this.pending === 0) resolve();
    });
  }

  /** The whole page as it is now. */
  async capture() {
    const { cssContentSize: whole } = await this.devtools.send("Page.getLayoutMetrics");
    const { data } = await this.devtools.send("Page.captureScreenshot", {
      format: "png",
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: {
        x: 0,
        y: 0,
        width: Math.max(whole.width, this.view.width),
        height: Math.min(whole.height, TALLEST),
        scale: 1,
      },
    });
    return Buffer.from(data, "base64");
  }
}
