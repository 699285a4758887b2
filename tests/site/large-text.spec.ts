// The browser's text size is doubled, which media queries in rem follow too.
import { BROWSER_FLAGS } from "../../scripts/browser.mjs";
import { expect, test } from "./fixtures.ts";
import { open, PHONE } from "./helpers.ts";

const { CHROMIUM_PATH } = process.env;
const args = [...BROWSER_FLAGS, "--blink-settings=defaultFontSize=32"];
test.use({ viewport: PHONE, launchOptions: { args, ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) } });

for (const path of ["/", "/create", "/dashboard"])
  test(`No word of ${path} is cut on a phone with large text`, async ({ page }) => {
    await open(page, path);
    const cut = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll("main *, header *, footer *")].flatMap((element) => {
        const { overflowX, fontSize } = getComputedStyle(element);
        const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
        const hides = element === document.documentElement || overflowX === "hidden" || overflowX === "clip";
        return isCut && hides
          ? [`${element.tagName} ${element.scrollWidth} > ${element.clientWidth}, ${fontSize}`]
          : [];
      }),
    );
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    expect(cut).toEqual([]);
  });
