import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";

/** How long the network must be silent until a page counts as idle, in milliseconds. */
const QUIET = 1500;
const PATIENCE = 60_000;
/** @type {Record<string, Kind>} */
const KINDS = { Document: "html", Stylesheet: "css", Script: "script", Font: "font", Image: "image" };

/** @typedef {"html" | "css" | "script" | "font" | "image" | "other"} Kind */

/** Records a page's requests. @param {import("@playwright/test").CDPSession} cdp */
export function listen(cdp) {
  /** @type {Map<string, Kind>} */
  const requests = new Map();
  /** The start of each request, in seconds of the browser's clock. @type {Map<string, number>} */
  const askedAt = new Map();
  /** @type {{ id: string, kind: Kind, bytes: number, time: number }[]} */
  const came = [];
  let failed = 0;
  let loaded = 0;
  let last = performance.now();
  cdp.on("Network.requestWillBeSent", ({ requestId, request, type, timestamp }) => {
    if (!request.url.startsWith("http")) return;
    requests.set(requestId, KINDS[type ?? ""] ?? "other");
    askedAt.set(requestId, timestamp);
    last = performance.now();
  });
  cdp.on("Network.responseReceived", ({ requestId, type }) => {
    if (requests.has(requestId)) requests.set(requestId, KINDS[type] ?? "other");
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) => {
    const kind = requests.get(requestId);
    if (kind) came.push({ id: requestId, kind, bytes: encodedDataLength, time: timestamp });
    last = performance.now();
  });
  cdp.on("Network.loadingFailed", ({ requestId }) => {
    if (requests.has(requestId)) failed++;
  });
  cdp.on("Page.loadEventFired", ({ timestamp }) => {
    loaded = timestamp;
    last = performance.now();
  });

  return {
    /** Resolves when the page is loaded and the network has been silent for a while. */
    async quiet() {
      const start = performance.now();
      while (!loaded || came.length + failed < requests.size || performance.now() - last < QUIET) {
        if (performance.now() - start > PATIENCE) throw new Error("The page does not become quiet.");
        await sleep(50);
      }
    },
    /**
     * Transferred bytes, headers too; styles and scripts gzipped, inline ones too.
     * Requests of an idle page, for what a click may open, are counted apart: `needed` are the scripts that
     * were requested before `hydrated`, in milliseconds since the navigation.
     * @param {number} [hydrated]
     */
    async count(hydrated = Number.POSITIVE_INFINITY) {
      const bytes = { html: 0, css: 0, script: 0, font: 0, image: 0, other: 0 };
      const gzip = { css: 0, script: 0, needed: 0 };
      const start = Math.min(...askedAt.values());
      for (const { id, kind, bytes: size } of came) {
        bytes[kind] += size;
        if (kind === "css") gzip.css += weigh(await body(id));
        if (kind === "script") {
          const weight = weigh(await body(id));
          gzip.script += weight;
          if ((askedAt.get(id) ?? 0) - start < hydrated / 1000) gzip.needed += weight;
        }
        if (kind !== "html") continue;
        const page = await body(id);
        for (const [, text = ""] of page.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) gzip.css += weigh(text);
        for (const [, text = ""] of page.matchAll(SCRIPT)) {
          gzip.script += weigh(text);
          gzip.needed += weigh(text);
        }
      }
      return { bytes, gzip, requests: came.length, beforeLoad: came.filter(({ time }) => time <= loaded).length };
    },
  };

  /** @param {string} requestId */
  async function body(requestId) {
    const answer = await cdp.send("Network.getResponseBody", { requestId });
    return answer.base64Encoded ? Buffer.from(answer.body, "base64").toString() : answer.body;
  }
}

/** A script inside the page; structured data is none. */
const SCRIPT = /<script\b(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

/** @param {string} text */
const weigh = (text) => gzipSync(text, { level: 9 }).length;
