import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { HOSTILE_FILES } from "../import/hostile-files.ts";
import type { Engine } from "./engine.ts";
import * as site from "./site.ts";

/** Drops each file that is made to break its reader on the page of one engine. */
export function testHostileFiles(open: () => Promise<Engine>, url: () => string): void {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.close());

  const choose = (bytes: Uint8Array) =>
    engine.evaluate((base64) => {
      const input = document.querySelector<HTMLInputElement>("[role=dialog] input[type=file]");
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], "Profile"));
      if (input) input.files = data.files;
      input?.dispatchEvent(new Event("change", { bubbles: true }));
    }, Buffer.from(bytes).toString("base64"));
  const outcome = () =>
    engine.evaluate(() => {
      const dialog = document.querySelector("[role=dialog]");
      if (!dialog) return document.querySelector("svg[data-slot=figure-box]") ? "figure" : undefined;
      if (dialog.textContent?.includes("Nothing was taken from this file")) return "error";
      return dialog.querySelector("h2")?.textContent === "What we found" ? "profile" : undefined;
    });

  test.each(HOSTILE_FILES.map((file) => [file.title, file] as const))(
    "From %s comes a sentence or what is true",
    async (_, { make, expected }) => {
      await site.openPage(engine, `${url()}/create`);
      await engine.click("button", "Use my own details");
      await site.waitForText(engine, "How to get your file from LinkedIn");
      await choose(make());
      const kind = typeof expected === "object" ? "profile" : expected === "figure" ? "figure" : "error";
      await vi.waitFor(async () => expect(await outcome()).toBe(kind), { timeout: 30_000, interval: 100 });
      expect(engine.errors ?? []).toEqual([]);
    },
  );
}
