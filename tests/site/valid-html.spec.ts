// Validates the HTML of the built pages, because browsers repair errors silently.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { DIST } from "./helpers.ts";

const PAGES = ["index.html", "create/index.html", "dashboard/index.html", "404.html"];

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:recommended"],
    rules: {
      // Allows React's notation, which is valid HTML: `<br/>`, `charSet` and `checked=""`.
      "doctype-style": "off",
      "void-style": "off",
      "attr-case": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      // Ids from React's `useId` begin with an underscore, which is valid.
      "valid-id": ["error", { relaxed: true }],
      // Allows a name for any element that can have one, such as the list of the wizard's steps.
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
      // Each page's Content-Security-Policy allows these styles by their hash (scripts/content-policy.ts).
      "no-inline-style": "off",
    },
  }),
);

/**
 * Returns pictures with an incomplete `srcset`: each needs `sizes` and the width of each file. The validator does not
 * check that.
 */
function unsizedPictures(html: string): string[] {
  return [...html.matchAll(/<(?:source|img|link)\b[^>]*\b(?:image)?srcset="([^"]*)"[^>]*>/gi)]
    .filter(
      ([tag, files = ""]) =>
        !/\s(?:image)?sizes="[^"]/i.test(tag) || !files.split(/,\s+/).every((file) => /\s\d+w$/.test(file)),
    )
    .map(([tag]) => tag.replace(/base64,[^" ]*/g, "…"));
}

for (const path of PAGES)
  test(`${path} is valid HTML with sized pictures`, async () => {
    const html = await readFile(join(DIST, path), "utf8");
    const { results } = await validator.validateString(html, path);
    const errors = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect([...errors, ...unsizedPictures(html)]).toEqual([]);
  });
