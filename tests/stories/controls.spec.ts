// Tests the controls of stories: they change what is shown, and no value makes a component crash.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const { entries } = JSON.parse(readFileSync(join(import.meta.dirname, "../../storybook-static/index.json"), "utf8"));
const IDS = (Object.values(entries) as { id: string; type: string }[]).filter(({ type }) => type === "story");
const SHEETS = IDS.map(({ id }) => id).filter((id) => id.endsWith("--states"));

interface Story {
  parameters: { __isArgsStory: boolean };
  argTypes: Record<string, { control?: { disable?: boolean } }>;
}
interface Preview {
  loadStory(of: { storyId: string }): Promise<Story>;
}

test("A card shows its first features again after the controls removed them", async ({ page }) => {
  await page.goto("iframe.html?viewMode=story&id=cards-plancard--playground&args=features:!null");
  await expect(page.getByText("Priority support")).toBeVisible();
});

test("A sheet that shows no args has no controls", async ({ page }) => {
  await page.goto(`iframe.html?viewMode=story&id=${SHEETS[0]}`);
  await expect(page.locator("#storybook-root > *").first()).toBeVisible();
  const dead = await page.evaluate(async (ids) => {
    const preview = window.__STORYBOOK_PREVIEW__ as unknown as Preview;
    const found: string[] = [];
    for (const storyId of ids) {
      const { parameters, argTypes } = await preview.loadStory({ storyId });
      const controls = Object.entries(argTypes).filter(([, { control }]) => control && !control.disable);
      if (!parameters.__isArgsStory) found.push(...controls.map(([name]) => `${storyId}: ${name}`));
    }
    return found;
  }, SHEETS);
  expect(dead).toEqual([]);
});
