// Tests that each item of the shadcn registry is complete. tests/consumer/registry.spec.ts adds the items to new apps.
import { posix } from "node:path";
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { registryItems } from "../../scripts/registry.mjs";

const items = registryItems();
const packageOf = (from: string) => /^(@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from;

test.each(items.map((item) => [item.name, item] as const))(
  "%s includes or declares everything that it imports",
  (_, item) => {
    const files = new Set(item.files.map(({ path }) => path.replace(/\.tsx?$/, "")));
    const packages = new Set(item.dependencies.map((one) => one.replace(/(.)@.*$/, "$1")));
    const missing = item.files.flatMap(({ path, content }) =>
      [...content.matchAll(/(?:\bfrom |\bimport\(|^@?import )"([^"]+)"/gm)]
        .map(([, from = ""]) => from)
        .filter((from) => {
          if (from.startsWith(".")) return !files.has(posix.join(posix.dirname(path), from));
          const name = packageOf(from);
          // The app provides Tailwind.
          return !packages.has(name) && !(name in manifest.peerDependencies) && name !== "tailwindcss";
        })
        .map((from) => `${path}: ${from}`),
    );
    expect(missing).toEqual([]);
    expect(item.description).not.toBe("");
  },
);

test("A file shared by several items is the same in each of them", () => {
  const seen = new Map<string, string>();
  const different = items
    .filter(({ name }) => name.startsWith("source/"))
    .flatMap(({ files }) => files)
    .filter(({ path, content }) => {
      const first = seen.get(path) ?? content;
      seen.set(path, first);
      return first !== content;
    });
  expect(different.map(({ path }) => path)).toEqual([]);
  expect(seen.size).toBeGreaterThan(200);
});
