import { expect, NOT_FOUND_LINES, test } from "./fixtures.ts";
import { hydrated } from "./helpers.ts";

/** Lets the whole sheet in, and tells what that changes: each property of each element and its two pseudo-elements. */
async function changes() {
  const look = () =>
    [...document.querySelectorAll("*:not(svg *)")].flatMap((element) =>
      [null, "::before", "::after"].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === "none") return [];
        const { x, y } = element.getBoundingClientRect();
        return [
          { element, part, name: "place", value: `${x}, ${y}` },
          // Chromium gives an automatic margin as 0 now and then; the place tells what it is.
          ...[...style]
            .filter((name) => !name.startsWith("margin"))
            .map((name) => ({ element, part, name, value: style.getPropertyValue(name) })),
        ];
      }),
    );
  await document.fonts.ready;
  const before = look();
  const link = document.querySelector("link[rel=stylesheet]") as HTMLLinkElement;
  await new Promise((resolve) => {
    link.onload = resolve;
    link.disabled = false;
  });
  const after = look();
  const changed = after.flatMap(({ element, part, name, value }, index) =>
    value === before[index]?.value
      ? []
      : `${element.tagName}.${element.className}${part ?? ""} ${name}: ${before[index]?.value} → ${value}`,
  );
  return { count: before.length, more: after.length - before.length, changed };
}

for (const path of ["/", "/create", "/dashboard", "/no-such-page"])
  for (const width of process.env.TEST_ALL ? [320, 1440] : [390])
    test(`${path} arrives with all its styles, ${width} px wide`, async ({ page, heard }) => {
      if (path === "/no-such-page") heard.expect(...NOT_FOUND_LINES);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`.${path}`, { waitUntil: "networkidle" });
      await hydrated(page);
      const { count, more, changed } = await page.evaluate(changes);
      expect(changed).toEqual([]);
      expect(more).toBe(0);
      expect(count).toBeGreaterThan(10_000);
    });
