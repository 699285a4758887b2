// A saved picture has its font, for any letters in the name, and even for a page's first picture.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { toFigureSpec } from "../../src/figure/schema/spec.ts";
import { expect, test } from "./fixtures.ts";
import { DIST, open } from "./helpers.ts";

/** A chunk whose function no control of the page calls in this way. */
const drawFile = readdirSync(join(DIST, "assets")).find((file) => /^draw-file-.*\.js$/.test(file));

// They need one, two and three of the font's files.
for (const name of ["Ingrid Sørensen", "Łucja Dvořák", "Ngozi Adébáyọ̀", "Łucja Nguyễn"])
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
