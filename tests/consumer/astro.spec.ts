// Tests the library in a new Astro site, whose pages are static. Runs only in `npm run test:all`, because it downloads
// Astro.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sirv from "sirv";
import { listen } from "../serve.mjs";
import { expect, test } from "../site/fixtures.ts";
import { install, remove, run } from "./consumer.mjs";

/** The last versions for Node 20. */
const PACKAGES = { astro: "5.18.2", "@astrojs/react": "4.4.2" };

/** React sends figures as hidden segments if it streams a page. */
const CONFIG = `import react from "@astrojs/react";
export default { integrations: [react({ experimentalDisableStreaming: true })] };
`;

let folder: string;
let server: Awaited<ReturnType<typeof listen>> | undefined;
let url: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  process.env.ASTRO_TELEMETRY_DISABLED = "1";
  folder = install("astro", PACKAGES);
  writeFileSync(join(folder, "astro.config.mjs"), CONFIG);
  run("npx", ["--no-install", "astro", "build"], folder);
  server = await listen(sirv(join(folder, "dist")));
  url = server.url;
});
test.afterAll(async () => {
  await server?.stop();
  if (folder) remove(folder);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/", "/island/"])
    test(`All figures of ${path} are visible`, async ({ page }) => {
      await page.goto(url + path);
      const drawn = page.locator("[data-slot=figure-portrait]").filter({ has: page.locator("[data-m]") });
      await expect(drawn.locator("visible=true")).toHaveCount(30);
      await expect(page.locator("[id*='S:'], template")).toHaveCount(0);
    });
});

test("A team of thirty hydrates without console messages", async ({ page }) => {
  await page.goto(`${url}/island/`);
  // Astro removes this attribute when the component has hydrated.
  await expect(page.locator("astro-island:not([ssr])")).toHaveCount(1);
  await expect(page.locator("[data-slot=figure-portrait]").filter({ has: page.locator("[data-m]") })).toHaveCount(30);
});
