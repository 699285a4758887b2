// Tests the import rules (lint/import-rules.mjs): in a copy of the repository, a file in each folder imports
// everything, and the linter must report exactly the imports that its rule does not allow.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { IMPORT_RULES, TEST_PACKAGES } from "../../lint/import-rules.mjs";
import { importsJson } from "../../lint/imports.mjs";
import { lintFiles, ROOT } from "./linted-copy.ts";

const RULE = "lint/style/noRestrictedImports";
const SOURCES = ["src", "stories"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
);
const isFile = (path: string) => path.includes(".");

/** Whether a path matches a pattern, in which `*` is any name and `**` any path. */
function matches(pattern: string, path: string): boolean {
  const source = pattern.replaceAll(".", "\\.").replaceAll(/\*+/g, (stars) => (stars === "*" ? "[^/]*" : ".*"));
  return new RegExp(`^${source}$`).test(path);
}

/** Returns example paths that match a rule: for `folder/**`, one on each level. */
function examplesOf(files: string, name: string): string[] {
  if (isFile(files)) return [files.replaceAll("*", "other")];
  const folder = dirname(files).replaceAll("*", "other");
  const levels = files.endsWith("/**") ? ["", "a/", "a/b/", "a/b/c/"] : [""];
  return levels.map((level) => `${folder}/${level}${name}`);
}

/** Returns the patterns that a file may import, according to the last rule that matches it. */
function allowedIn(file: string): string[] {
  const rule = IMPORT_RULES.findLast(({ files }) => matches(files, file));
  if (!rule) throw new Error(`${file} has no rule`);
  const listed = [...rule.packages, ...rule.may.map((path) => (isFile(path) ? path : `${path}/**`))];
  if (isFile(rule.files)) return listed;
  const own = file.split("/").slice(0, rule.files.split("/").length - 1);
  return [...listed, `${own.join("/")}/**`, ...(file.includes(".test.") ? TEST_PACKAGES : [])];
}

const IMPORTERS = IMPORT_RULES.flatMap(({ files }) => [
  ...examplesOf(files, "importer.tsx"),
  ...(isFile(files) ? [] : examplesOf(files, "importer.test.tsx")),
]);
const WITHOUT_RULE = ["src/other/a.ts", "src/site/a/b/c.ts", "src/domain/a/b.ts", "src/figure/a/b/c/d/e.ts"];

const FILES = new Set([
  ...IMPORT_RULES.flatMap(({ files }) => examplesOf(files, "target.tsx")),
  ...IMPORT_RULES.flatMap(({ may }) => may.filter(isFile).map((path) => path.replaceAll("*", "other"))),
  ...["scripts/a.mjs", "tests/few.ts", ...WITHOUT_RULE],
]);
const PACKAGES = new Set([
  ...IMPORT_RULES.flatMap(({ packages }) => packages.map((name) => name.replaceAll(/\*+/g, "other"))),
  ...TEST_PACKAGES,
  ...["react-router", "@testing-library/dom", "profigure", "node:fs", "left-pad"],
]);
/** Returns import statements for every file and package that is not allowed. */
function importsIn(file: string, allowed: readonly string[] = []): string[] {
  const isDenied = (target: string) => target !== file && !allowed.some((pattern) => matches(pattern, target));
  const paths = [...FILES].filter(isDenied).map((target) => relative(dirname(file), target));
  const fromPaths = paths.map((path) => (path.startsWith(".") ? path : `./${path}`));
  return [...fromPaths, ...[...PACKAGES].filter(isDenied)].map((from) => `import { a } from "${from}";`);
}

const formsOf = (from: string) => [
  `import type { A } from "${from}";`,
  `import "${from}";`,
  `export { a } from "${from}";`,
  `export const lazy = () => import("${from}");`,
];
const ALLOWED_FORMS = formsOf("../figure/a.ts");
const DENIED_FORMS = formsOf("../site/layout/a.ts");
const DETOURS = [
  ...["./../site/layout/a.ts", "../domain/../site/layout/a.ts", "../domain/./../site/layout/a.ts"],
  ...["./part/../../site/layout/a.ts", "/src/site/layout/a.ts", "src/site/layout/a.ts"],
].map((from) => `import "${from}";`);
const DENIED_EVERYWHERE = ['import "profigure";', 'import "../stories/people.ts";'];

// Biome does not support MDX, so the imports of each docs page, except those in code examples, are linted as a script.
const PAGES = SOURCES.filter((file) => file.endsWith(".mdx")).map((file): [string, string[]] => {
  const text = readFileSync(join(ROOT, file), "utf8").replace(/^```[\s\S]*?^```/gm, "");
  const imports = text.match(/^(import|export)\b[^;]*?["'][^"']+["'];?/gm) ?? [];
  return [`${file}.tsx`, imports.map((line) => line.replaceAll(/\s+/g, " "))];
});

const reported = lintFiles({
  ...Object.fromEntries([...IMPORTERS, ...WITHOUT_RULE].map((file) => [file, importsIn(file)])),
  ...Object.fromEntries(PAGES),
  "src/components/forms.ts": [...ALLOWED_FORMS, ...DENIED_FORMS],
  "src/components/detours.ts": DETOURS,
  "tests/a.ts": DENIED_EVERYWHERE,
});

test("lint/imports.json matches the table in lint/import-rules.mjs", () => {
  expect(readFileSync(join(ROOT, "lint/imports.json"), "utf8"), "Run `npm run format`").toBe(importsJson);
});

test("Every import rule matches an existing file", () => {
  expect(IMPORT_RULES.filter(({ files }) => !SOURCES.some((file) => matches(files, file)))).toEqual([]);
});

test.each(IMPORTERS)("%s may import exactly what its rule lists", (file) => {
  expect(reported(RULE, file)).toEqual(importsIn(file, allowedIn(file)));
});

test.each(WITHOUT_RULE)("%s, which has no rule, may import nothing", (file) => {
  expect(reported(RULE, file)).toEqual(importsIn(file));
});

test("The linter checks static, dynamic and type imports and re-exports", () => {
  expect(reported(RULE, "src/components/forms.ts")).toEqual(DENIED_FORMS);
});

test("A path such as ../domain/../site does not bypass a rule", () => {
  expect(reported(RULE, "src/components/detours.ts")).toEqual(DETOURS);
});

test("No file may import stories, or the package by its name", () => {
  expect(reported(RULE, "tests/a.ts")).toEqual(DENIED_EVERYWHERE);
});

test("Docs pages follow the import rules for stories", () => {
  expect(PAGES.filter(([, imports]) => imports.length === 0)).toEqual([]);
  expect(PAGES.flatMap(([file]) => reported(RULE, file).map((line) => `${file}: ${line}`))).toEqual([]);
});
