"use client";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { FigureExportProps } from "../figure/pictures/export-props.ts";
import { FigureExport } from "../figure/pictures/FigureExport.tsx";
import { loadFigureParts } from "../figure/pictures/load-parts.ts";
import { PICTURE_FORMATS, pictureFileName, pictureSize } from "../figure/schema/picture-format.ts";
import { embedFonts } from "./font-faces.ts";
import { rasterize } from "./raster.ts";

/**
 * Draws a figure into a file, in a browser: a PNG in the format's size, or with the format `drawing` an SVG. Takes the
 * props of {@link FigureExport}. The picture has its fonts, which it reads from the page's style sheets. The file's name
 * is made of the figure's name and the format. Rejects if the browser cannot make the file, or if a drawing or a font
 * cannot be fetched.
 */
export async function drawFigureFile(props: FigureExportProps): Promise<File> {
  const { spec, format, isPaid } = props;
  const name = pictureFileName(spec.name, format, isPaid);
  const { width, height } = pictureSize(format);
  await loadFigureParts(spec);
  const container = document.createElement("div");
  const root = createRoot(container);
  flushSync(() => root.render(<FigureExport {...{ width, height }} {...props} />));
  const [svg] = container.children;
  if (!svg) throw new Error("ProFigure: the figure was not drawn.");
  const words = Array.from(svg.querySelectorAll("text"), (text) => text.textContent).join("");
  // Not `innerHTML`, which writes entities that XML does not have.
  const markup = new XMLSerializer().serializeToString(svg);
  root.unmount();
  const type = "image/svg+xml";
  // The first ">" ends the first tag, because serializers escape it in attributes.
  const file = words === "" ? markup : markup.replace(">", `>${await embedFonts(words)}`);
  if (PICTURE_FORMATS[format].extension === "svg") return new File([file], name, { type });
  return new File([await rasterize(new Blob([file], { type }), width, height)], name, { type: "image/png" });
}
