import latin from "@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2?url";
import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { type FigureSpec, loadFigureParts } from "../../src/figure.ts";

const dataUrl = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Returns a drawing as an SVG file. The file includes its font, because an image cannot use the page's fonts. */
export async function drawSvg(spec: FigureSpec, drawing: ReactElement): Promise<string> {
  await loadFigureParts(spec);
  const place = document.createElement("div");
  const root = createRoot(place);
  flushSync(() => root.render(drawing));
  const svg = place.innerHTML;
  root.unmount();
  const font = await dataUrl(await (await fetch(latin)).blob());
  const face = `font-family:"Anybody Variable";font-weight:100 900;font-stretch:50% 150%;src:url(${font})`;
  return svg.replace(">", `><style>@font-face{${face}}</style>`);
}

/** Returns a drawing as a PNG file with this size in pixels. */
export async function drawPng(spec: FigureSpec, drawing: ReactElement, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height);
  image.src = await dataUrl(new Blob([await drawSvg(spec, drawing)], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  // Draws twice, because Safari may draw an SVG without its font the first time.
  for (let time = 0; time < 2; time++) context?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error("This browser could not encode the picture.")))),
  );
}
