// Validates the built pages' markup, because browsers repair errors silently.
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
      // The standard allows both notations. React writes `<br/>`, `charSet` and `checked=""`.
      "doctype-style": "off",
      "void-style": "off",
      "attr-case": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      // React's `useId` begins with an underscore, which is valid.
      "valid-id": ["error", { relaxed: true }],
      // Allowed. The list of the wizard's steps needs a name.
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
      // Each page's policy allows these by their hash (scripts/content-policy.ts).
      "no-inline-style": "off",
    },
  }),
);

/** Pictures whose files the browser selects by `srcset`, which the validator does not read. */
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
