import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { licenseOf, noticeOf } from "../../scripts/licenses.ts";

const ROOT = join(import.meta.dirname, "../..");
const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));

/**
 * The path of every package that is installed with the library. The packages bundled into the site are checked by its
 * build.
 */
const installed = Object.entries<{ dev?: boolean; devOptional?: boolean }>(packages)
  .filter(([path, { dev, devOptional }]) => path && !dev && !devOptional)
  .map(([path]) => path);

test.each(installed)("The package %s has an allowed license", (path) => {
  expect(licenseOf(join(ROOT, path))).toMatch(/^\S+ \d\S+, \S+$/);
});

test("A notice has the package's name, version, license and its text", () => {
  expect(noticeOf(join(ROOT, "node_modules/react"))).toMatch(/^react 19\S+, MIT\n\nMIT License\n\nCopyright[\s\S]+\n$/);
});

test("The license check covers every dependency and peer dependency", () => {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const names = Object.keys({ ...dependencies, ...peerDependencies });
  expect(installed).toEqual(expect.arrayContaining(names.map((name) => `node_modules/${name}`)));
});

const folder = mkdtempSync(join(tmpdir(), "profigure-license-"));
afterAll(() => rmSync(folder, { recursive: true }));
test.each([
  ["GPL-3.0-only", /copyleft 1\.0\.0 has the license "GPL-3\.0-only"/],
  [undefined, /has the license "undefined"/],
  ["MIT", /the license's text, which must be included, is missing/],
])("A package with the license %s but no license text is rejected", (license, why) => {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "copyleft", version: "1.0.0", license }));
  expect(() => noticeOf(folder)).toThrow(why);
});
