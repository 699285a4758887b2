// The sidebar of the built Storybook: its search and its filter.
import { expect, test } from "@playwright/test";

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
