// Writes lint/imports.json, which biome.json extends.
import { writeFileSync } from "node:fs";
import { posix } from "node:path";
import { GLOBAL_RULES, IMPORT_RULES, TEST_PACKAGES } from "./import-rules.mjs";

const CLIMBS = ["./", ...[1, 2, 3, 4, 5].map((folders) => "../".repeat(folders))];

/**
 * Returns patterns like those in .gitignore, where the last match counts: the first denies everything, the next ones
 * allow the listed paths. The paths are relative, because the linter compares import specifiers as written. To prevent
 * detours such as `../domain/../site`, the paths are sorted by their number of `../`, and each group is followed by a
 * pattern that again denies everything further up.
 * @param {string[]} paths
 * @param {string[]} packages
 */
function allowOnly(paths, packages) {
  const byClimb = CLIMBS.flatMap((climb) => {
    const allowed = paths.filter((path) => /^(\.\/|(\.\.\/)+)/.exec(path)?.[0] === climb);
    return allowed.length > 0 ? [...allowed.map((path) => `!${path}`), `${climb}**/../**`] : [];
  });
  return ["**", ...packages.map((name) => `!${name}`), ...byClimb];
}

/**
 * Returns the pattern that matches imports of `to` in `from`. In `from`, `*` is exactly one folder or file. In `to`, it
 * is any name.
 * @param {string} from
 * @param {string} to
 */
function pathTo(from, to) {
  const path = posix.relative(from.replaceAll("*", "_"), to.includes(".") ? to : `${to}/**`);
  return path.startsWith("../") ? path : `./${path}`;
}

/**
 * @param {string[]} includes
 * @param {object} style
 */
const override = (includes, style) => ({ includes, linter: { rules: { style } } });

/**
 * @param {string} files
 * @param {string[]} group
 * @param {string} message
 */
const denyImports = (files, group, message) =>
  override([files], { noRestrictedImports: { level: "error", options: { patterns: [{ group, message }] } } });

/** @param {import("./import-rules.mjs").ImportRule} rule */
function overridesOf({ files, may, packages }) {
  const folder = posix.dirname(files);
  const levels = { "*": 1, "**": 4 }[posix.basename(files)] ?? 0;
  const listed = [...(levels > 0 ? ["itself"] : []), ...may, ...packages].join(", ") || "nothing";
  const message = `${files} may import ${listed}: see lint/import-rules.mjs.`;
  /** @type {(files: string, from: string, own: string[], packages: string[]) => object} */
  const deny = (files, from, own, packages) =>
    denyImports(files, allowOnly([...own, ...may.map((target) => pathTo(from, target))], packages), message);
  if (levels === 0) return [deny(files, folder, [], packages)];
  return Array.from({ length: levels }, (_, level) => {
    const from = folder + "/*".repeat(level);
    const own = CLIMBS.slice(0, level + 1).map((climb) => `${climb}**`);
    const tested = [...packages, ...TEST_PACKAGES];
    return [deny(`${from}/*`, from, own, packages), deny(`${from}/*.test.{ts,tsx}`, from, own, tested)];
  }).flat();
}

const overrides = [
  denyImports("{src,stories}/**", ["**"], "lint/import-rules.mjs has no rule for this file."),
  ...IMPORT_RULES.flatMap(overridesOf),
  ...GLOBAL_RULES.map(({ files, denied, message }) => {
    const deniedGlobals = Object.fromEntries(denied.map((name) => [name, message]));
    return override(files, { noRestrictedGlobals: { level: "error", options: { deniedGlobals } } });
  }),
];

/** The text of lint/imports.json, one override per line. */
export const importsJson = `{ "overrides": [\n${overrides.map((entry) => JSON.stringify(entry)).join(",\n")}\n] }\n`;

if (process.argv[1] === import.meta.filename) writeFileSync(new URL("imports.json", import.meta.url), importsJson);
