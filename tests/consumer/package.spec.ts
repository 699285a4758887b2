// Tests the packed package: what it imports, and which of its modules React can run on the server.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import manifest from "../../package.json" with { type: "json" };
import { LIBRARY, run } from "./consumer.mjs";
import { modules } from "./modules.ts";

const { dependencies, peerDependencies } = manifest;
const isRelative = (from: string) => from.startsWith(".");
const packageOf = (from: string) => /^(@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from;

test("The package imports exactly its dependencies and peer dependencies", () => {
  const imported = new Set(
    modules.flatMap(({ imports }) =>
      imports
        .map(({ from }) => from)
        .filter((from) => !isRelative(from))
        .map(packageOf),
    ),
  );
  // Radix needs react-dom as a peer dependency.
  imported.add("react-dom");
  expect([...imported].sort()).toEqual(Object.keys({ ...dependencies, ...peerDependencies }).sort());
});

test("package.json has only what a consumer needs", () => {
  const { name, exports, ...rest } = JSON.parse(readFileSync(join(LIBRARY, "package.json"), "utf8"));
  expect(name).toBe("profigure");
  expect(exports["./figure"]).toEqual({ types: "./figure.d.ts", default: "./figure.js" });
  expect(rest).toEqual({
    version: manifest.version,
    description: manifest.description,
    keywords: manifest.keywords,
    license: "MIT",
    type: "module",
    sideEffects: ["**/*.css"],
    dependencies,
    peerDependencies,
    publishConfig: manifest.publishConfig,
  });
});

test("README explains the package, and all its links are absolute", () => {
  const readme = readFileSync(join(LIBRARY, "README.md"), "utf8");
  expect(readme).toContain("Import the style sheet once.");
  expect(readme).not.toMatch(/\]\((?!https:)/);
});

test("The tarball includes the changelog and both licenses", () => {
  const [{ files }] = JSON.parse(run("npm", ["pack", "--json", "--dry-run"], LIBRARY));
  const top = files.map(({ path }: { path: string }) => path).filter((path: string) => !path.includes("/"));
  expect(top).toEqual(expect.arrayContaining(["CHANGELOG.md", "LICENSE", "OFL-anybody.txt"]));
});

test("The package bundles icons of lucide-react, but no other code of it", () => {
  const parts = modules.filter(({ file }) => file.includes("lucide-react")).map(({ file }) => dirname(file));
  expect([...new Set(parts)]).toEqual(["vendor/lucide-react/dist/esm/icons"]);
});

test("No module of the package reads environment variables", () => {
  const build = /import\.meta|process\.env|__SITE_URL__/;
  expect(modules.filter(({ code }) => build.test(code)).map(({ file }) => file)).toEqual([]);
});

test('A module has "use client" exactly if it needs the browser', () => {
  const own = modules.filter(({ file }) => !file.startsWith("vendor/"));
  const wrong = own.filter(({ isClient, reasons }) => isClient !== reasons.length > 0);
  expect(wrong.map(({ file, isClient, reasons }) => ({ file, isClient, reasons: reasons.join(" ") }))).toEqual([]);
});

test("A server module imports only components from a client module", () => {
  const client = new Set(modules.filter(({ isClient }) => isClient).map(({ file }) => file));
  const taken = modules
    // Skips the entry points, which only re-export.
    .filter(({ file, isClient }) => !isClient && !/^(index|figure|editor)\.js$/.test(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ from }) => isRelative(from) && client.has(join(dirname(file), from)))
        .flatMap(({ names }) => names),
    );
  expect(taken.filter((name) => !/^[A-Z][a-z]/.test(name))).toEqual([]);
});
