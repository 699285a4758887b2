// Tests the design tokens that docs pages describe: the package has them, and each token of a brand has an effect.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { build } from "vite";
import { readTokens } from "../../src/styles/read-tokens.ts";
import { few } from "../few.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const TOKENS = [...readTokens(read("src/styles/theme.css")).tokens.keys()];

/** The tokens that “Your own brand” lists: in the first column of its table, where “color-line…” means a prefix. */
const BRAND = [...read("stories/foundations/YourOwnBrand.mdx").matchAll(/^\| (`.+?) \|/gm)].flatMap(([, names = ""]) =>
  [...names.matchAll(/`([\w-]+)(…?)`/g)].flatMap(([, name = "", rest]) => {
    const found = TOKENS.filter((token) => (rest ? token.startsWith(name) : token === name));
    if (found.length === 0) throw new Error(`No token is called ${name}${rest}.`);
    return found;
  }),
);

/** The package's style sheet. */
let sheet = "";
test.beforeAll(async () => {
  const outDir = join(ROOT, "test-results/styles");
  await build({
    configFile: join(ROOT, "scripts/vite.lib.config.ts"),
    mode: "styles",
    logLevel: "error",
    build: { outDir },
  });
  sheet = readFileSync(join(outDir, "styles.css"), "utf8");
});

test("The package's style sheet uses every token of a brand", () => {
  const set = [...read("stories/foundations/herbarium.css").matchAll(/^ {2}--pf-([\w-]+):/gm)].map(([, name]) => name);
  const unused = [...BRAND, ...set].filter((name) => !RegExp(`var\\(--pf-${name}[,)]`).test(sheet));
  expect([...new Set(unused)]).toEqual([]);
});

for (const name of few(["your-own-brand", "space-and-shape", "color", "type", "motion"], 2))
  test(`The package has every token and class that the page “${name}” names`, async ({ page }) => {
    await page.goto(`iframe.html?viewMode=docs&id=foundations-${name}--docs`);
    await expect(page.locator(".sbdocs h1").first()).toBeVisible();
    await expect(page.locator("[id^=story--][id$=-inner]:empty, [data-waiting]")).toHaveCount(0);
    const text = await page.locator(".sbdocs.sbdocs-wrapper").innerText();
    const names = new Set(text.match(/--pf-[a-z][\w-]*[\w]|\bpf:[a-z][\w-]*/g));
    expect(names.size).toBeGreaterThan(0);
    const isKnown = (known: string) =>
      known.startsWith("--") ? sheet.includes(`${known}:`) : sheet.includes(`.${known.replace(":", "\\:")}`);
    expect([...names].filter((known) => !isKnown(known))).toEqual([]);
  });

/** Stories that together use every token of a brand. */
const SAMPLES = [
  "foundations-your-own-brand--side-by-side",
  "buttons-button--states",
  "buttons-pillbutton--states",
  "cards-collectioncard--states",
  "cards-plancard--states",
  "data-display-qrcode--playground",
  "data-display-referralstats--states",
  "data-display-typebadge--states",
  "dialogs-dialog--playground",
  "feedback-emptystate--states",
  "feedback-notice--states",
  "feedback-toast--states",
  "figure-editor-figureeditor--playground",
  "foundations-type--roles",
  "forms-pillpicker--states",
  "forms-textfield--states",
  "navigation-tabs--states",
];

/** Other values for tokens, by the beginning of their name. */
const OTHER: readonly (readonly [start: string, value: string])[] = [
  ["color-", "rgb(1 2 3)"],
  ["shadow-", "0 0 9px rgb(1 2 3)"],
  ["drop-shadow-", "0 0 9px rgb(1 2 3)"],
  ["font-weight-", "123"],
  ["font-", "monospace"],
  ["stretch-", "61%"],
  ["leading-", "3"],
  ["ease-", "steps(3)"],
  ["transition-duration-", "777ms"],
  ["plan-slot", "none"],
  ["plan-tilt", "11deg"],
  ["", "7px"],
];

/** The properties that tokens set. Reading all of them would take minutes. */
const PROPERTIES = [
  ...["color", "background-color", "background-image", "border-top-color", "border-bottom-color", "outline-color"],
  ...["fill", "stroke", "accent-color", "border-top-width", "border-bottom-width", "border-top-left-radius"],
  ...["box-shadow", "filter", "font-family", "font-size", "font-weight", "font-stretch", "line-height", "display"],
  ...["rotate", "animation-duration", "animation-timing-function", "transition-duration", "transition-timing-function"],
];

/** Returns those tokens whose value changes no computed style on the page. */
const withoutEffect = (page: Page, tokens: readonly string[]) =>
  page.evaluate(
    ({ tokens, other, properties }) => {
      const root = document.documentElement;
      const styles = () =>
        [...document.querySelectorAll("#storybook-root *:not(svg *), body > [data-slot], body > [data-slot] *")]
          .flatMap((element) => ["", "::before", "::after"].map((part) => getComputedStyle(element, part)))
          .map((style) => properties.map((property) => style.getPropertyValue(property)).join())
          .join();
      const before = styles();
      return tokens.filter((name) => {
        root.style.setProperty(`--pf-${name}`, other.find(([start]) => name.startsWith(start))?.[1] ?? "");
        const isSame = styles() === before;
        root.style.removeProperty(`--pf-${name}`);
        return isSame;
      });
    },
    { tokens, other: OTHER, properties: PROPERTIES },
  );

test("Every token of a brand changes how components look", { tag: "@rare" }, async ({ page }) => {
  test.slow();
  let left: readonly string[] = [...new Set(BRAND)];
  for (const id of SAMPLES) {
    await page.goto(`iframe.html?viewMode=story&id=${id}`);
    await expect(page.locator("#storybook-root > *").first()).toBeVisible();
    // Without motion, a new value is computed at once. With motion, the tokens of durations have an effect.
    for (const media of [{ reducedMotion: "no-preference" }, { reducedMotion: "reduce", contrast: "more" }] as const) {
      await page.emulateMedia(media);
      left = await withoutEffect(page, left);
    }
    await page.emulateMedia({ contrast: "no-preference" });
  }
  expect(left).toEqual([]);
});
