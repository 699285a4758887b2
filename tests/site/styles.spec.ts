import { expect, NOT_FOUND_LINES, test } from "./fixtures.ts";
import { hydrated } from "./helpers.ts";

/** How every element of the page looks, its two pseudo-elements too. */
const looks = () =>
  [...document.querySelectorAll("*:not(svg *)")].flatMap((element) =>
    [null, "::before", "::after"].map((part) => {
      const style = getComputedStyle(element, part);
      const isThere = part === null || style.content !== "none";
      const values = isThere ? [...style].map((property) => `${property}: ${style.getPropertyValue(property)}`) : [];
      return [element.tagName, element.getAttribute("class"), part, ...values].join("; ");
    }),
  );

for (const path of ["/", "/create", "/dashboard", "/no-such-page"])
  for (const width of [320, 1440])
    test(`${path} arrives with all its styles, ${width} px wide`, async ({ page, heard }) => {
      if (path === "/no-such-page") heard.expect(...NOT_FOUND_LINES);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`.${path}`, { waitUntil: "networkidle" });
      await hydrated(page);
      const arrived = await page.evaluate(looks);
      await page.locator("link[rel=stylesheet]").evaluate(async (link: HTMLLinkElement) => {
        const loaded = new Promise((resolve) => link.addEventListener("load", resolve));
        link.disabled = false;
        await loaded;
      });
      expect(arrived.join("")).toContain("display: flex");
      const whole = await page.evaluate(looks);
      expect(whole.filter((look, index) => look !== arrived[index])).toEqual([]);
      expect(arrived).toHaveLength(whole.length);
    });
