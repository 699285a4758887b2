// Tests the library in a new Next.js app, whose pages are React Server Components. Runs only in `npm run test:all`,
// because it downloads Next.js.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "../site/fixtures.ts";
import { install, remove, run } from "./consumer.mjs";

const NEXT = "16.4.6";
const TSC = join(import.meta.dirname, "../../node_modules/.bin/tsc");
const PROGRAM = "node_modules/next/dist/bin/next";

let folder: string;
let server: ReturnType<typeof start> | undefined;
let url: string;
let errors = "";

const start = () => spawn(process.execPath, [PROGRAM, "start", "--port", "0"], { cwd: folder, stdio: "pipe" });

test.beforeAll(async () => {
  test.setTimeout(420_000);
  process.env.NEXT_TELEMETRY_DISABLED = "1";
  folder = install("next", { next: NEXT });
  run(process.execPath, [PROGRAM, "build"], folder);
  server = start();
  server.stderr.on("data", (text) => {
    errors += text;
  });
  let output = "";
  while (!/http:\S+/.test(output)) output += (await once(server.stdout, "data")).join();
  url = /http:\S+/.exec(output)?.[0] ?? "";
});
test.afterAll(async () => {
  if (server?.kill()) await once(server, "close");
  if (folder) remove(folder);
});

test("The server's HTML contains the figure and the plan card", async ({ request }) => {
  const html = await (await request.get(url)).text();
  expect(html).toMatch(/<svg[^>]*aria-label="[^"]*Maya Okonkwo|<title[^>]*>[^<]*Maya Okonkwo/);
  expect(html).toContain('data-slot="blister"');
  expect(html).toContain("$88.99");
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/team", "/team/live"])
    test(`All figures of ${path} are visible`, async ({ page }) => {
      await page.goto(url + path);
      // React moves a hidden segment into its picture with a script.
      for (const [picture, count] of [
        ["figure-portrait", 30],
        ["figure-box", 2],
      ] as const)
        await expect(
          page
            .locator(`[data-slot=${picture}]`)
            .filter({ has: page.locator("[data-m]") })
            .locator("visible=true"),
        ).toHaveCount(count);
      await expect(page.locator("[id^='S:'], template")).toHaveCount(0);
    });
});

test("Labels of a client file make a server component fail with a sentence", async ({ request }) => {
  expect((await request.get(`${url}/labels`)).status()).toBe(500);
  await expect.poll(() => errors).toContain("ProFigure: a server component cannot read labels");
});

test("A ButtonLink and a Button take next/link in a strict project", () => {
  const options = ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--skipLibCheck", "--jsx", "react-jsx"];
  run(TSC, ["link.tsx", ...options, "--module", "esnext", "--moduleResolution", "bundler"], folder);
});

test("A server component renders every export", async ({ page }) => {
  await page.goto(`${url}/everything`);
  await expect(page.getByRole("heading", { level: 1, name: /hero action figure of Maya Okonkwo/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Home" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Team" })).toHaveAttribute("data-slot", "button");
  await expect(page.getByRole("region", { name: "TestimonialCard" }).getByRole("img")).toHaveAccessibleName(
    "3.5 out of 5 stars",
  );
  await page.getByRole("region", { name: "Dialog" }).getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("dialog", { name: "One figure" })).toBeVisible();
});

test("A page with a server-drawn figure loads no drawing engine", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const sent = (await Promise.all(scripts)).join("");
  expect(sent).toContain("tabs-trigger");
  expect(sent).not.toContain("blister");
});

test("The Next.js app hydrates and works without console messages", async ({ page }) => {
  await page.goto(url);
  await expect(page.getByRole("img", { name: /Maya Okonkwo/ })).toBeVisible();
  // Compares the border's width instead of its color, because Next.js writes colors in another notation.
  await expect(page.getByRole("article")).toHaveCSS("border-top-width", "2px");
  await page.getByRole("tab", { name: "Settings" }).click();
  await expect(page.getByRole("tabpanel")).toHaveText("Your settings");
  await page.getByRole("switch", { name: "Email Notifications" }).click();
  await expect(page.getByRole("switch", { name: "Email Notifications" })).toBeChecked();
  await page.getByRole("button", { name: "Buy" }).click();
  await page.getByRole("dialog", { name: "One figure" }).getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("dialog", { name: "It’s yours!" })).toBeVisible();
});
