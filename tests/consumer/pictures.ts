// Takes screenshots of a page of components and compares them component by component.
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";

export async function open(page: Page, url: string) {
  // Waits for rarely used drawings, which load after the page.
  await page.goto(url, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
}

const NO_ANIMATIONS = { animations: "disabled" } as const;

/** Takes a screenshot of a page and measures the box of each component on it. */
export async function photograph(page: Page, url: string) {
  await open(page, url);
  const isDialog = url.includes("only=");
  const components = page.locator(isDialog ? "body > [role=dialog]" : "[data-component]");
  await expect(components.first()).toBeVisible();
  const boxes = await components.evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { name: element.getAttribute("data-component"), x, y, width, height };
    }),
  );
  const png = isDialog
    ? await page.screenshot(NO_ANIMATIONS)
    : await page.locator("#components").screenshot(NO_ANIMATIONS);
  return { boxes, ...(await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })) };
}

type Picture = Awaited<ReturnType<typeof photograph>>;

/**
 * Returns the components that differ in more than 0.2 % of their pixels. The tolerance is for antialiasing of small
 * letters.
 */
export function differing(one: Picture, other: Picture) {
  if (one.data.equals(other.data)) return [];
  return one.boxes.flatMap((box, place) => {
    if (JSON.stringify(box) !== JSON.stringify(other.boxes[place]))
      return `${box.name ?? "it"} has another size or place`;
    const [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height].map(Math.floor);
    let count = 0;
    for (let y = top ?? 0; y < (bottom ?? 0); y++)
      for (let x = left ?? 0; x < (right ?? 0); x++) {
        const at = 3 * (y * one.info.width + x);
        if ([0, 1, 2].some((byte) => Math.abs(one.data.readUInt8(at + byte) - other.data.readUInt8(at + byte)) > 8))
          count++;
      }
    return count > 0.002 * box.width * box.height ? `${box.name ?? "it"}: ${count} pixels` : [];
  });
}
