import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { expect, test } from "vitest";
import { rasterize } from "../../scripts/raster.mjs";
import { loadAllFigureParts } from "../../src/figure/engine/pack.ts";
import { BACKGROUNDS } from "../../src/figure/parts/background/options.ts";
import { FigureBox } from "../../src/figure/pictures/FigureBox.tsx";
import { CHARACTER_TYPES } from "../../src/figure/schema/field.ts";
import { toFigureSpec } from "../../src/figure/schema/spec.ts";

await loadAllFigureParts();

const WIDTH = 200;

async function pixels(svgs: readonly string[]) {
  const images = await rasterize(svgs.map((svg) => ({ svg, width: WIDTH })));
  return Promise.all(images.map((image) => sharp(image).removeAlpha().raw().toBuffer()));
}

test("A box's card fills its width on light and dark backgrounds", async () => {
  const backgrounds = CHARACTER_TYPES.flatMap((type) => BACKGROUNDS[type].map((background) => ({ type, background })));
  const boxes = await pixels(
    backgrounds.map((looks) =>
      renderToStaticMarkup(
        createElement(FigureBox, {
          spec: toFigureSpec(looks),
          isPaid: true,
          xmlns: "http://www.w3.org/2000/svg",
        }),
      ),
    ),
  );
  // Returns the color in row 20, which is below the rounded corner and shows only the card.
  const card = (box: Buffer, x: number) => [...box.subarray((20 * WIDTH + x) * 3, (20 * WIDTH + x) * 3 + 3)];
  for (const [place, { background }] of backgrounds.entries()) {
    const box = boxes[place] ?? Buffer.alloc(0);
    // The tolerance is for the card's gradient and its faint pattern.
    const [left, right] = [card(box, 10), card(box, 190)];
    for (const [channel, value] of left.entries())
      expect(Math.abs(value - (right[channel] ?? 0)), `${background}: ${left}, ${right}`).toBeLessThan(32);
  }
});

test("The figures' font covers European and Vietnamese letters", async () => {
  const letters = ["A", "Ā", "Ł", "ễ"];
  const drawn = await pixels(
    letters.map(
      (letter) =>
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><rect width="60" height="60" fill="white"/><text x="10" y="50" font-family="Anybody Variable" font-stretch="88%" font-weight="800" font-size="40">${letter}</text></svg>`,
    ),
  );
  const ink = drawn.map((image) => image.filter((value) => value < 128).length);
  for (const [place, letter] of letters.entries()) expect(ink[place], letter).toBeGreaterThan((ink[0] ?? 0) / 3);
});
