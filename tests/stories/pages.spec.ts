// Tests docs pages of the built Storybook at 320 px in both themes: all of them with TEST_ALL, otherwise a
// representative selection.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const { entries } = JSON.parse(readFileSync(join(import.meta.dirname, "../../storybook-static/index.json"), "utf8"));
const AXE = join(import.meta.dirname, "../../node_modules/axe-core/axe.min.js");
const REPRESENTATIVES = /^(cards-plancard|introduction)--docs$/;

const pages = (Object.values(entries) as { id: string; type: string }[])
  .filter(({ type, id }) => type === "docs" && (process.env.TEST_ALL || REPRESENTATIVES.test(id)))
  .map(({ id }) => id);

for (const id of pages)
  for (const theme of ["light", "dark"])
    test(`${id} passes axe, logs nothing and fits 320 px (${theme})`, async ({ page }) => {
      const wrong: string[] = [];
      page.on("console", (message) => {
        const line = `${message.type()}: ${message.text()}`;
        if (/^(error|warning): /.test(line)) wrong.push(line);
      });
      page.on("pageerror", (error) => wrong.push(`page error: ${error.message}`));
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`);
      await expect(page.locator(".sbdocs h1").first()).toBeVisible();
      await expect(page.locator("[id^=story--][id$=-inner]:empty, [data-waiting]")).toHaveCount(0);
      // A story's block keeps the size of its placeholder for a moment.
      const cutOff = () =>
        page.locator(".docs-story").evaluateAll((all) => all.filter((el) => el.scrollHeight > el.clientHeight).length);
      await expect.poll(cutOff).toBe(0);
      await page.addScriptTag({ path: AXE });
      const violations = await page.evaluate(async () => {
        const { violations } = await window.axe.run(document, {
          resultTypes: ["violations"],
          // Disables two rules, because a page shows several stories, each with headings and landmarks.
          rules: { "landmark-unique": { enabled: false }, "heading-order": { enabled: false } },
        });
        return violations.flatMap(({ id: rule, nodes }) => nodes.map(({ target }) => `${rule}: ${target.join(" ")}`));
      });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (over > 0) wrong.push(`The page scrolls sideways by ${over} px.`);
      expect([...wrong, ...violations]).toEqual([]);
    });

/** Examples of props in the table of a page, or in one of its tabs, each with its type and default. */
const ROWS: ReadonlyArray<readonly [page: string, prop: string, type: string, start: string, tab?: string]> = [
  ["buttons-button", "size", '"sm" "md" "lg"', '"md"'],
  ["feedback-toast", "duration", "number", "6000", "ToastRegion"],
];
for (const [id, prop, type, start, tab] of ROWS)
  test(`${id} describes all props and lists the default of ${prop}`, async ({ page }) => {
    await page.goto(`iframe.html?viewMode=docs&id=${id}--docs`);
    const tables = page.locator(".docblock-argstable");
    await expect(tables.last()).toBeVisible();
    await expect(page.locator("[data-waiting]")).toHaveCount(0, { timeout: 30_000 });
    if (tab) await page.getByRole("tab", { name: tab }).click();
    const rows = await tables.evaluateAll((all) =>
      all.map((table) =>
        [...table.querySelectorAll("tbody tr")].map(({ children: [name, what, initial] }) => ({
          name: name?.textContent?.replace("*", ""),
          meaning: what?.firstElementChild?.textContent,
          type: [...(what?.lastElementChild?.querySelectorAll("span") ?? [])].map((one) => one.textContent).join(" "),
          start: initial?.textContent,
        })),
      ),
    );
    expect(rows.flat().filter(({ meaning }) => !/ .+\.$/s.test(meaning ?? ""))).toEqual([]);
    expect(rows.at(-1)?.find(({ name }) => name === prop)).toMatchObject({ type, start });
  });
