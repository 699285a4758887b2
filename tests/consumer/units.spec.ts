// Runs the unit tests of an app that uses the library, in jsdom and happy-dom.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";
import manifest from "../../package.json" with { type: "json" };
import { asConsumer } from "../../scripts/entries.mjs";
import { install, remove, run } from "./consumer.mjs";

const { vitest, "@testing-library/dom": dom } = manifest.devDependencies;
const PACKAGES = {
  ...{
    vitest,
    "@testing-library/dom": dom,
    "@testing-library/react": "16.3.3",
    "@testing-library/user-event": "14.6.13",
  },
  // The last version for Node 20.
  jsdom: "28.0.0",
  "happy-dom": "21.0.4",
};

let folder: string;

test.beforeAll(() => {
  test.setTimeout(180_000);
  folder = install("units", PACKAGES);
  const fixtures = readFileSync(join(import.meta.dirname, "../conformance/fixtures.tsx"), "utf8");
  writeFileSync(join(folder, "fixtures.tsx"), asConsumer(fixtures));
  const config = { test: { include: ["components.tsx"], setupFiles: "setup.js", testTimeout: 60_000 } };
  writeFileSync(join(folder, "vitest.config.js"), `export default ${JSON.stringify(config)}`);
});
test.afterAll(() => {
  if (folder) remove(folder);
});

for (const environment of ["jsdom", "happy-dom"])
  test(`The components work in ${environment}`, () => {
    test.setTimeout(180_000);
    run("npx", ["--no-install", "vitest", "run", "--environment", environment], folder);
  });
