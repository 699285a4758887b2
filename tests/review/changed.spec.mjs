import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { differingPixels, viewName } from "./stories.mjs";

const { REVIEW_PICTURES = "" } = process.env;
/** @type {{ story: import("./stories.mjs").Story, views: import("./stories.mjs").View[] }[]} */
const changed = JSON.parse(readFileSync(join(REVIEW_PICTURES, "changed.json"), "utf8"));

for (const { story, views } of changed)
  test(`${story.title} › ${story.name} (${story.id})`, async () => {
    const { annotations, attach, errors } = test.info();
    for (const view of views) {
      const name = viewName(view);
      const base = join(REVIEW_PICTURES, "base", `${name}.png`);
      const next = join(REVIEW_PICTURES, "next", `${name}.png`);
      const before = errors.length;
      // The smallest difference counts: a token that moves by one step is a change.
      expect.soft(readFileSync(next)).toMatchSnapshot(`${name}.png`, { threshold: 0, maxDiffPixels: 0 });
      if (errors.length === before) {
        // Playwright looks past edges that are only smoothed differently; the pictures differ all the same.
        await attach(`${name}-expected.png`, { path: base, contentType: "image/png" });
        await attach(`${name}-actual.png`, { path: next, contentType: "image/png" });
        expect.soft(false, "only the smoothing of edges differs").toBe(true);
      }
      const pixels = differingPixels(errors.at(-1)?.message ?? "");
      annotations.push({ type: name, description: `${pixels ?? "no"} pixels` });
    }
  });
