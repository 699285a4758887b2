// Tests the packed package: what it imports, and which of its modules React can run on the server.
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import manifest from "../../package.json" with { type: "json" };
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
