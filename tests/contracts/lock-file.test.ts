import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const file = join(import.meta.dirname, "../../package-lock.json");
type Entry = { version: string; integrity?: string; optionalDependencies?: Record<string, string> };
const { "": _, ...packages }: Record<string, Entry> = JSON.parse(readFileSync(file, "utf8")).packages;

/** Finds the package that `name` resolves to from a package at `path`: in its own node_modules or in one further up. */
function find(path: string, name: string): Entry | undefined {
  const found = packages[`${path}/node_modules/${name}`.replace(/^\//, "")];
  return found ?? (path ? find(path.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ""), name) : undefined);
}

test("Every package in the lock file has an integrity hash", () => {
  const entries = Object.entries(packages);
  expect(entries.length).toBeGreaterThan(500);
  expect(entries.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([path]) => path)).toEqual([]);
});

// If the registry lacks a binary, npm silently leaves it out of the lock file, which then works only on some platforms.
test("The lock file includes the optional packages of every platform", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => {
        const found = find(path, name);
        return /^\d/.test(version) ? found?.version !== version : !found;
      })
      .map(([name, version]) => `${name}@${version}`),
  );
  expect(missing).toEqual([]);
});
