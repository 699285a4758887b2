// Tests Storybook's sidebar and search, and links that open a page or a story in it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

interface Entry {
  id: string;
  name: string;
  type: string;
  tags: string[];
}
const { entries } = JSON.parse(readFileSync(join(import.meta.dirname, "../../storybook-static/index.json"), "utf8"));
const stories = (Object.values(entries) as Entry[]).filter(({ type }) => type === "story");

test("Names have at most 40 letters in the sidebar, 70 in a report", () => {
  const tooLong = ({ name, tags }: Entry) => name.length > (tags.includes("dev") ? 40 : 70);
  expect(stories.filter(tooLong).map(({ id, name }) => `${id}: ${name}`)).toEqual([]);
});

test("A link to a story that the sidebar hides opens the story", async ({ page }) => {
  test.slow();
  await page.goto("?path=/story/buttons-button--clicked-by-keyboard");
  const button = page.frameLocator("#storybook-preview-iframe").getByRole("button", { name: "Save to Drafts" });
  await expect(button).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("link", { name: "Enter and Space activate the button" })).toHaveCount(0);
});

test("A link opens a docs page, and a search finds pages by other words", async ({ page }) => {
  test.slow();
  await page.goto("?path=/docs/buttons-button--docs");
  const heading = page.frameLocator("#storybook-preview-iframe").getByRole("heading", { level: 1, name: "Button" });
  await expect(heading).toBeVisible({ timeout: 60_000 });
  // No word finds the page of the word before it, whose result may still be shown.
  for (const [words, pageName] of [
    ["gap", "Space and shape"],
    ["font", "Type"],
    ["german", "Languages"],
    ["release notes", "Changelog"],
    ["modal", "Dialog"],
  ] as const) {
    await page.getByRole("searchbox", { name: "Search for components" }).fill(words);
    await expect(page.getByRole("option", { name: pageName }).first(), words).toBeVisible();
  }
});
