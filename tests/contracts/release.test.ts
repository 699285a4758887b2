import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { noteOf, released } from "../../scripts/release.mjs";

const CHANGELOG =
  "# Changelog\n\n## Unreleased\n\n- A plan card.\n\n### Drawings\n\n- Hats.\n\n## 0.1.0, 2026-01-02\n\n- All.\n";

test("The changelog says what the version of package.json changed", () => {
  const changelog = readFileSync(new URL("../../CHANGELOG.md", import.meta.url), "utf8");
  expect(noteOf(changelog, manifest.version)).toMatch(/^- \S/);
});

test("A release dates the unreleased changes, and leaves a place for the next", () => {
  const done = released(CHANGELOG, "0.2.0", "2026-02-03");
  expect(noteOf(done, "0.2.0")).toBe("- A plan card.\n\n### Drawings\n\n- Hats.\n");
  expect(noteOf(done, "0.1.0")).toBe("- All.\n");
  expect(done).toMatch(/^# Changelog\n\n## Unreleased\n\n### Drawings\n\n## 0\.2\.0, 2026-02-03\n/);
});

test("A release without a version, without changes or of an unknown version is refused", () => {
  expect(() => released(CHANGELOG, "next", "2026-02-03")).toThrow('"next" is no version');
  expect(() => released("# Changelog\n", "0.2.0", "2026-02-03")).toThrow("no unreleased changes");
  expect(() => noteOf(CHANGELOG, "0.3.0")).toThrow("does not say what 0.3.0 changed");
});
