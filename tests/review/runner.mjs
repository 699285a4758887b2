// Photographs the same stories of two built Storybooks side by side, in one browser, and tells which pictures differ.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { chromium } from "@playwright/test";
import sirv from "sirv";
import { BROWSER_FLAGS, browserPath } from "../../scripts/browser.mjs";
import { PageDriver, SIDE } from "./page-driver.mjs";

/** @import { Shot } from "./page-driver.mjs" */
/** @import { FixedGlobals, View } from "./stories.mjs" */
/** @typedef {{ base: Shot, next: Shot }} Pair */
/** @typedef {{ base: PageDriver, next: PageDriver }} Worker */

/** Pages share two cores; a third pair would only wait. */
const LANES = 2;
/** Stories that one page shows before it is loaded again, so that what they leave behind cannot pile up. */
const STORIES_PER_PAGE = 40;
/** Every frame whole and from the start: no picture still being decoded, no tile kept from the story before. */
const STEADY_FLAGS = [
  "--run-all-compositor-stages-before-draw",
  "--disable-new-content-rendering-timeout",
  "--disable-checker-imaging",
  "--disable-partial-raster",
  "--disable-threaded-animation",
  "--disable-threaded-scrolling",
  "--disable-lcd-text",
];

/** @param {Shot} shot */
export const fingerprint = ({ picture }) => (picture ? createHash("sha1").update(picture).digest("hex") : "");

/** Both builds under one address, so that no story can tell them apart. @param {{ base: string, next: string }} builds */
async function serve(builds) {
  const sides = { base: sirv(builds.base, { etag: true }), next: sirv(builds.next, { etag: true }) };
  const server = createServer((req, res) =>
    sides[req.headers[SIDE] === "base" ? "base" : "next"](req, res, () => void res.writeHead(404).end()),
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return { server, origin: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}` };
}

/** Where the two differ, takes them again until neither changes any more: a picture may have come too early.
 * @param {Worker} worker @param {Pair} pair @returns {Promise<Pair>} */
async function settled(worker, pair) {
  let { base, next } = pair;
  for (let attempt = 0; attempt < 4; attempt++) {
    if (!base.picture || !next.picture || base.picture.equals(next.picture)) break;
    const [again, nextAgain] = await Promise.all([worker.base.capture(), worker.next.capture()]);
    const isStill = base.picture.equals(again) && next.picture.equals(nextAgain);
    base = { ...base, picture: again };
    next = { ...next, picture: nextAgain };
    if (isStill) break;
  }
  return { base, next };
}

/** @param {{ base: string, next: string }} builds the folders of two built Storybooks */
export async function openRunner(builds) {
  const { server, origin } = await serve(builds);
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: [...BROWSER_FLAGS, ...STEADY_FLAGS],
  });
  const workers = await Promise.all(
    Array.from({ length: LANES }, async () => ({
      base: await PageDriver.open(browser, origin, "base"),
      next: await PageDriver.open(browser, origin, "next"),
    })),
  );

  /** What each story fixes by its own globals. @param {string[]} ids @returns {Promise<Map<string, FixedGlobals>>} */
  async function fixedGlobals(ids) {
    const driver = workers[0]?.next;
    if (!driver) return new Map();
    await driver.load({ theme: "light", width: 1280, height: 800 });
    return new Map(
      await driver.page.evaluate(
        (wanted) =>
          Promise.all(
            wanted.map(async (storyId) => {
              /** @type {any} */
              const { __STORYBOOK_PREVIEW__: preview } = globalThis;
              const { storyGlobals, parameters } = await preview.storyStore.loadStory({ storyId });
              const size = parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles;
              return /** @type {[string, any]} */ ([
                storyId,
                {
                  theme: storyGlobals.theme,
                  size: size && { width: Number.parseInt(size.width, 10), height: Number.parseInt(size.height, 10) },
                },
              ]);
            }),
          ),
        ids,
      ),
    );
  }

  /** Takes every view on both sides and hands over each pair.
   * @param {View[]} views @param {(view: View, pair: Pair) => void | Promise<void>} onPair */
  async function photograph(views, onPair) {
    const batches = batched(views);
    await Promise.all(
      workers.map(async (worker) => {
        for (let batch = batches.shift(); batch; batch = batches.shift()) {
          const [first] = batch;
          if (!first) continue;
          await Promise.all([worker.base.load(first), worker.next.load(first)]);
          for (const view of batch) {
            const [base, next] = await Promise.all([worker.base.take(view), worker.next.take(view)]);
            await onPair(view, await settled(worker, { base, next }));
          }
        }
      }),
    );
  }

  return {
    fixedGlobals,
    photograph,
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

/** Views of one theme and size, so that a page is set up once for many. @param {View[]} views */
function batched(views) {
  /** @type {Map<string, View[]>} */
  const alike = new Map();
  for (const view of views) {
    const key = `${view.theme} ${view.width} ${view.height}`;
    alike.set(key, [...(alike.get(key) ?? []), view]);
  }
  return [...alike.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / STORIES_PER_PAGE) }, (_, i) =>
      group.slice(i * STORIES_PER_PAGE, (i + 1) * STORIES_PER_PAGE),
    ),
  );
}
