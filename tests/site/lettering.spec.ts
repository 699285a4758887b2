// Tests that even the first saved picture of a page has all its fonts, whatever letters the name has.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { toFigureSpec } from "../../src/figure/schema/spec.ts";
import { few } from "../few.ts";
import { expect, test } from "./fixtures.ts";
import { DIST, open } from "./helpers.ts";

// Save-Data would replace the font.
test.use({ savesData: false });

/** The chunk with `drawFile`, which the test calls directly with figures that are not on the page. */
const drawFile = readdirSync(join(DIST, "assets")).find((file) => /^files-.*\.js$/.test(file));

// These names need three, two or one font files.
for (const name of few(["Łucja Nguyễn", "Łucja Dvořák", "Ingrid Sørensen"], 1))
  test(`The first saved picture of ${name} is identical to the second`, async ({ page }) => {
    await open(page, "/dashboard");
    const figure = { design: { spec: toFigureSpec({ name }) }, payment: "bought" };
    const [first, second] = await page.evaluate(
      async ([script, figure]) => {
        const { drawFile } = await import(new URL(script, document.baseURI).href);
        const files: string[] = [];
        for (let time = 0; time < 2; time++) {
          const bytes = new Uint8Array(await (await drawFile(figure, "card")).arrayBuffer());
          files.push(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")));
        }
        return files;
      },
      [`./assets/${drawFile}`, figure] as const,
    );
    expect(first === second).toBe(true);
  });
