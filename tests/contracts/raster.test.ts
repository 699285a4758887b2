import sharp from "sharp";
import { expect, test } from "vitest";
import { rasterize } from "../../scripts/raster.mjs";

test("The figures' font covers European and Vietnamese letters", async () => {
  const letters = ["A", "Ā", "Ł", "ễ"];
  const pictures = letters.map((letter) => ({
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><rect width="60" height="60" fill="white"/><text x="10" y="50" font-family="Anybody Variable" font-stretch="88%" font-weight="800" font-size="40">${letter}</text></svg>`,
    width: 200,
  }));
  const ink = (await rasterize(pictures)).map(async (picture) => {
    const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
    return pixels.filter((value) => value < 128).length;
  });
  const [first = 0, ...others] = await Promise.all(ink);
  for (const [place, amount] of others.entries()) expect(amount, letters[place + 1]).toBeGreaterThan(first / 3);
});
