// Turns drawings into PNG files without a browser.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import subsetFont from "subset-font";

const FONT = join(
  import.meta.dirname,
  "../node_modules/@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2",
);
/** The two instances of the font that the drawings use: resvg knows no variable fonts. */
const INSTANCES = [
  { wght: 800, wdth: 88 },
  { wght: 750, wdth: 70 },
];

/** Draws each SVG at a width in pixels. @param {{ svg: string, width: number }[]} pictures @returns {Promise<Buffer[]>} */
export async function rasterize(pictures) {
  const text = pictures.map(({ svg }) => svg).join("");
  const font = await readFile(FONT);
  const folder = await mkdtemp(join(tmpdir(), "profigure-fonts-"));
  const fontFiles = await Promise.all(
    INSTANCES.map(async (variationAxes, index) => {
      const file = join(folder, `${index}.ttf`);
      await writeFile(file, await subsetFont(font, text, { targetFormat: "truetype", variationAxes }));
      return file;
    }),
  );
  const images = pictures.map(({ svg, width }) =>
    new Resvg(svg, {
      fitTo: { mode: "width", value: width },
      font: { fontFiles, loadSystemFonts: false, defaultFontFamily: "Anybody" },
    })
      .render()
      .asPng(),
  );
  await rm(folder, { recursive: true });
  return images;
}
