// The sidebar of the built Storybook: its search and its filter.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const INDEX = join(import.meta.dirname, "../../storybook-static/index.json");

for (const [typed, title] of [
  ["modal", "Dialog"],
  ["popup", "Dialog"],
  ["snackbar", "Toast"],
] as const)
  test(`Who types “${typed}” into the sidebar is offered ${title}`, async ({ page }) => {
    await page.goto("?path=/docs/introduction--docs");
    await page.getByRole("searchbox", { name: "Search for components" }).fill(typed);
    const results = page.getByRole("listbox").getByRole("option");
    await expect(results.filter({ hasText: title }).filter({ hasText: typed }).first()).toBeVisible();
  });

test("The sidebar shows what is experimental alone, by the tag's filter", async ({ page }) => {
  await page.goto("?path=/docs/introduction--docs&tags=experimental");
  const sidebar = page.getByRole("navigation");
  await expect(sidebar.getByText("DownloadDialog", { exact: true })).toBeVisible();
  await expect(sidebar.getByText("PlanCard", { exact: true })).toHaveCount(0);
});

test("Do and Don't stand on their page and not in the sidebar", () => {
  const { entries } = JSON.parse(readFileSync(INDEX, "utf8"));
  const all = Object.values(entries) as { id: string; name: string; tags: string[] }[];
  const pairs = all.filter(({ name }) => /^(Do|Dont)$/.test(name));
  expect(pairs.length).toBeGreaterThan(100);
  expect(pairs.filter(({ tags }) => tags.includes("dev")).map(({ id }) => id)).toEqual([]);
});
