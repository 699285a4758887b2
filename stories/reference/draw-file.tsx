import latin from "@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2?url";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { FigureExport, type FigureExportProps, loadFigureParts } from "../../src/index.ts";

const dataUrl = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** A figure as an SVG file. It brings its font along: an image sees none of the page's. */
async function drawSvg(props: FigureExportProps): Promise<string> {
  await loadFigureParts(props.spec);
  const place = document.createElement("div");
  const root = createRoot(place);
  flushSync(() => root.render(<FigureExport {...props} />));
  const svg = place.innerHTML;
  root.unmount();
  const font = await dataUrl(await (await fetch(latin)).blob());
  const face = `font-family:"Anybody Variable";font-weight:100 900;font-stretch:50% 150%;src:url(${font})`;
  return svg.replace(">", `><style>@font-face{${face}}</style>`);
}

/** The same as a PNG of this size. */
export async function drawPng(props: FigureExportProps & { width: number; height: number }): Promise<Blob> {
  const image = new Image(props.width, props.height);
  image.src = await dataUrl(new Blob([await drawSvg(props)], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: props.width, height: props.height });
  const context = canvas.getContext("2d");
  // Safari's first drawing of an SVG may lack its font.
  for (let time = 0; time < 2; time++) context?.drawImage(image, 0, 0, props.width, props.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error("This browser made no picture.")))),
  );
}
