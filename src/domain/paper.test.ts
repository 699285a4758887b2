import { expect, test } from "vitest";
import { paperOf } from "./paper.ts";

test.each(["en-US", "en-CA", "fr-CA", "es-MX", "zh-Hant-US", "EN-us", "en-US-posix", "en-US-u-hc-h12"])(
  "%s prints on Letter",
  (language) => {
    expect(paperOf(language)).toBe("letter");
  },
);

test.each(["en-GB", "de-CH", "fr", "en", "es-419", "sr-Latn-RS", "", "X", "nonsense", "en-"])(
  "%s prints on A4",
  (language) => {
    expect(paperOf(language)).toBe("a4");
  },
);
