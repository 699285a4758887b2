import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, NOT_FOUND_LINES } from "./fixtures.ts";
import { open } from "./helpers.ts";

const ROOT = join(import.meta.dirname, "../..");
const BASE_PATH = "/figures/";

/** The site built for a sub-path and served from there: scripts/serve.mjs beside a dist/ of its own. */
async function serve(folder: string): Promise<{ address: string; server: ChildProcess }> {
  const env = { ...process.env, BASE_PATH, PORT: "0" };
  const vite = join(ROOT, "node_modules/vite/bin/vite.js");
  execFileSync(process.execPath, [vite, "build", "--outDir", join(folder, "dist"), "--logLevel", "error"], {
    cwd: ROOT,
    env,
  });
  cpSync(join(ROOT, "scripts"), join(folder, "scripts"), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const server = spawn(process.execPath, [join(folder, "scripts/serve.mjs")], { env });
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.once("data", (line) => resolve(String(line).trim()));
    server.once("exit", (code) => reject(new Error(`serve.mjs ended with ${code}`)));
  });
  return { address, server };
}

/** The `browserLog` fixture reports any request that is not under the base. */
const test = base.extend<object, { site: string }>({
  site: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "profigure-base-"));
      const { address, server } = await serve(folder);
      await use(address);
      server.kill();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: ({ site }, use) => use(site),
});

test("Every link, page and file under BASE_PATH starts with the base", async ({ page, site }) => {
  expect(new URL(site).pathname).toBe(BASE_PATH);
  await open(page, "/");
  const main = page.getByRole("navigation", { name: "Main" });
  for (const [name, path, h1] of [
    ["Create Figure", "create", "Create Your Action Hero"],
    ["Dashboard", "dashboard", "My Collection"],
    ["Home", "", "Your career, mint on card."],
  ] as const) {
    await main.getByRole("link", { name }).click();
    await expect(page).toHaveURL(`${site}${path}`);
    await expect(page.getByRole("heading", { level: 1, name: h1 })).toBeFocused();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: h1 })).toBeVisible();
    await expect(main.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  }
});

test("Every picture under BASE_PATH loads", async ({ page }) => {
  await open(page, "/dashboard");
  for (const picture of await page.getByRole("main").locator("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

test("An unknown path under BASE_PATH is the 404, and leads to the landing page", async ({
  page,
  browserLog,
  site,
}) => {
  browserLog.allow(...NOT_FOUND_LINES);
  expect((await page.goto("./nope"))?.status()).toBe(404);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your career, mint on card." })).toBeFocused();
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(`${site}pricing`);
  await expect(page.getByRole("heading", { level: 1, name: "404" })).toBeFocused();
  await expect.poll(() => browserLog.lines.filter((line) => line.startsWith("warning: 404: "))).toHaveLength(2);
});

test("Nothing is served outside BASE_PATH", async ({ request, site }) => {
  const origin = new URL(site).origin;
  expect((await request.get(`${origin}/create`)).status()).toBe(404);
  expect((await request.get(`${origin}/`)).url()).toBe(site);
  const html = await (await request.get(`${site}create`)).text();
  expect(html).toContain('<link rel="canonical" href="https://profigure.example/figures/create"');
});
