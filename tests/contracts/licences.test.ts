import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { licenceOf, noticeOf } from "../../scripts/licences.ts";

const ROOT = join(import.meta.dirname, "../..");
const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));

/** Everything that an install of the library brings along. The build itself checks what the site bundles. */
const installed = Object.entries<{ dev?: boolean; devOptional?: boolean }>(packages)
  .filter(([path, { dev, devOptional }]) => path && !dev && !devOptional)
  .map(([path]) => path);

test.each(installed)("The package %s has a licence that may ship", (path) => {
  expect(licenceOf(join(ROOT, path))).toMatch(/^\S+ \d\S+, \S+$/);
});

test("A notice is the package's name and the text of its licence", () => {
  expect(noticeOf(join(ROOT, "node_modules/react"))).toMatch(/^react 19\S+, MIT\n\nMIT License\n\nCopyright[\s\S]+\n$/);
});

test("The list of licences is that of package.json and what it leads to", () => {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const names = Object.keys({ ...dependencies, ...peerDependencies });
  expect(installed).toEqual(expect.arrayContaining(names.map((name) => `node_modules/${name}`)));
});

const folder = mkdtempSync(join(tmpdir(), "profigure-licence-"));
afterAll(() => rmSync(folder, { recursive: true }));
test.each([
  ["GPL-3.0-only", /copyleft 1\.0\.0 has the licence "GPL-3\.0-only"/],
  [undefined, /has the licence "undefined"/],
  ["MIT", /the text of the licence, which must ship with it, is missing/],
])("A package with the licence %s and without its text may not ship", (license, why) => {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "copyleft", version: "1.0.0", license }));
  expect(() => noticeOf(folder)).toThrow(why);
});
