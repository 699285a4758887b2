// Compiles the code that docs pages offer to copy, in a strict project with the package's types: of all pages with
// TEST_ALL, otherwise of every eighth.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";

const ROOT = join(import.meta.dirname, "../..");
const TSC = join(ROOT, "node_modules/.bin/tsc");
const FOLDER = join(ROOT, "test-results/examples");
const { entries } = JSON.parse(readFileSync(join(ROOT, "storybook-static/index.json"), "utf8"));
const PAGES = (Object.values(entries) as { id: string; type: string }[])
  .filter(({ type }) => type === "docs")
  .map(({ id }) => id)
  .filter((_, place) => process.env.TEST_ALL || place % 8 === 0);

const COMPONENT_PAGE = /^(buttons|cards|data|dialogs|feedback|figure|forms|navigation)-/;

/** What the blocks of code use of the app around them. */
const APP = `declare module "*?url" {
  const url: string;
  export default url;
}
declare function openCheckout(): void;
declare function restore(): void;
declare function save(name: string): void;
declare const path: string;
declare const isPaid: boolean;
declare const spec: import("profigure/figure").FigureSpec;
declare const design: import("profigure/figure").FigureDesign;
declare function Page(): import("react").ReactNode;
`;

declare global {
  interface Window {
    copied: string[];
    __STORYBOOK_PREVIEW__: { channel: { emit(event: string, data: object): void } };
  }
}

/** Returns the texts that the page's buttons copy, and the blocks of code in its text. */
async function examplesOn(page: Page, id: string): Promise<string[]> {
  // Much faster than a new document for each page.
  await page.evaluate((storyId) => {
    for (const heading of document.querySelectorAll<HTMLElement>(".sbdocs h1")) heading.dataset.old = "";
    window.__STORYBOOK_PREVIEW__.channel.emit("setCurrentStory", { storyId, viewMode: "docs" });
  }, id);
  await expect(page.locator(".sbdocs h1:not([data-old])").first()).toBeVisible();
  await expect(page.locator(".sbdocs h1[data-old]")).toHaveCount(0);
  const examples: string[] = [];
  // Storybook reloads the page if a story of the previous page was still rendering.
  await expect(async () => {
    await page.evaluate(() => window.copied.splice(0));
    const buttons = await page.getByRole("button", { name: "Copy code" }).all();
    for (const button of buttons) await button.click();
    await expect.poll(() => page.evaluate(() => window.copied.length)).toBe(buttons.length);
    const blocks = await page.locator(".sbdocs pre .language-tsx").allTextContents();
    examples.splice(0, examples.length, ...blocks, ...(await page.evaluate(() => window.copied)));
  }).toPass({ timeout: 30_000 });
  return examples;
}

/** Compiles the files in the folder and returns the compiler's errors. */
function compile(): string[] {
  const paths = { profigure: ["./lib/index.d.ts"], "profigure/*": ["./lib/*.d.ts"] };
  const compilerOptions = { noUnusedLocals: false, types: [], paths };
  const config = { extends: "../../tsconfig.json", compilerOptions, include: ["*.tsx", "app.d.ts"] };
  writeFileSync(join(FOLDER, "app.d.ts"), APP);
  writeFileSync(join(FOLDER, "tsconfig.json"), JSON.stringify(config));
  execFileSync(TSC, ["-p", join(ROOT, "src/tsconfig.lib.json"), "--outDir", join(FOLDER, "lib")]);
  try {
    execFileSync(TSC, ["-p", FOLDER, "--pretty", "false"], { cwd: FOLDER, encoding: "utf8" });
    return [];
  } catch (error) {
    return String((error as { stdout?: string }).stdout)
      .trim()
      .split("\n");
  }
}

test("Code that docs pages offer to copy compiles", async ({ page }) => {
  test.setTimeout(600_000);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  await page.addInitScript(() => {
    window.copied = [];
    navigator.clipboard.writeText = async (text) => void window.copied.push(text);
  });
  await page.goto(`iframe.html?viewMode=docs&id=${PAGES.at(-1)}`);
  await expect(page.locator(".sbdocs h1")).toBeVisible();
  const wrong: string[] = [];
  for (const id of PAGES) {
    const examples = await examplesOn(page, id);
    if (examples.length === 0 && COMPONENT_PAGE.test(id)) wrong.push(`${id} offers no code.`);
    for (const [index, code] of examples.entries()) {
      const name = `${id.replace("--docs", "")}-${index + 1}.tsx`;
      writeFileSync(join(FOLDER, name), `${code}\nexport {};\n`);
      // Works only in Storybook: our classes, and the URLs of built files.
      const [inner] = /pf:[a-z]\S*|\/assets\/\S*/.exec(code) ?? [];
      if (inner) wrong.push(`${name}: ${inner}`);
    }
  }
  expect([...wrong, ...compile()]).toEqual([]);
});
