import { expect, vi } from "vitest";
import type { Engine } from "./engine.ts";

export const WAIT = { timeout: 30_000, interval: 100 };

/** Opens a page of the site and waits until React has hydrated it and the stored data has been read. */
export async function openPage(engine: Engine, url: string): Promise<void> {
  await engine.goto(url);
  await vi.waitFor(async () => expect(await engine.evaluate(isReady)).toBe(true), WAIT);
}

const isReady = () =>
  !document.querySelector("[aria-busy=true]") && document.readyState !== "loading" && !("takeCapturedClicks" in window);

/** The value of the input with a label. */
export const inputValue = (engine: Engine, label: string): Promise<string | undefined> =>
  engine.evaluate(
    (name) => [...document.querySelectorAll("input")].find((input) => input.labels?.[0]?.textContent === name)?.value,
    label,
  );

/** Waits until a text is on the page. */
export const waitForText = (engine: Engine, words: string | RegExp): Promise<void> =>
  vi.waitFor(async () => expect(await engine.evaluate(() => document.body.textContent)).toMatch(words), WAIT);

/** Waits until a text is in the page's live region. */
export const waitForAnnouncement = (engine: Engine, words: string | RegExp): Promise<void> =>
  vi.waitFor(
    async () =>
      expect(await engine.evaluate(() => document.querySelector("[role=status]")?.textContent)).toMatch(words),
    WAIT,
  );
