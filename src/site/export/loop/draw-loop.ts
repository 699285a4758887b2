import type { PictureSource } from "../../../domain/collected-figure.ts";
import { isPaid } from "../../../domain/entitlement.ts";
import { addGifFigure } from "../../../domain/figure-file.ts";
import { pictureFileName, pictureSize } from "../../../domain/picture-format.ts";
import { LOOP_MS, poseFigure } from "../../../index.ts";
import { toDataUrl } from "../../platform/raster.ts";
import { workerUrl } from "../../platform/worker-url.ts";
import type { LoopAnswer, LoopRequest } from "./loop-worker.ts";
import address from "./loop-worker.ts?worker&url";

/** How long a frame is shown, in milliseconds. A GIF counts in tens of them. */
const FRAME_MS = 60;
/** Height of the strips in which lettering is drawn, in pixels: each is a task of its own, in which the page can answer. */
const STRIP = 100;

interface LoopOptions {
  /** Ends the making at once. */
  readonly signal: AbortSignal;
  /** Called with the share that is made, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Draws a figure that breathes into a GIF, which repeats for ever and carries the figure's code. The page draws the
 * frames, one a task, and a worker makes the file of them. Rejects where the browser or the connection fails, and with
 * the signal's reason when it is aborted.
 */
export async function drawLoop(figure: PictureSource, { signal, onProgress }: LoopOptions): Promise<File> {
  const { spec } = figure.design;
  // Downloads of other formats load it too: imported here, it would be two files.
  const { renderSvg, toSvgFile } = await import("../draw-file.tsx");
  const svg = await renderSvg(figure, "loop");
  signal.throwIfAborted();
  const worker = new Worker(workerUrl(address), { type: "module" });
  try {
    const picture = await toStrips(await toSvgFile(svg), STRIP);
    // Drawing a font takes longer than all else, and lettering does not move: the worker lays it over the frames.
    for (const text of svg.querySelectorAll("text:not([data-m] text)")) text.remove();
    const rest = await toStrips(await toSvgFile(svg));
    let answer = ask(worker, { picture, rest, delay: FRAME_MS }, signal, [...picture, ...rest]);
    for (let ms = FRAME_MS; ms < LOOP_MS; ms += FRAME_MS) {
      poseFigure(svg, ms);
      const frame = await toStrips(await toSvgFile(svg));
      // The worker takes one frame while the page draws the next; no more wait.
      await answer;
      answer = ask(worker, { frame, delay: Math.min(FRAME_MS, LOOP_MS - ms) }, signal, frame);
      if (ms % (5 * FRAME_MS) === 0) onProgress(ms / LOOP_MS);
    }
    await answer;
    const gif = await ask(worker, "finish", signal);
    if (gif === "done") throw new Error("The worker made no file.");
    const name = pictureFileName(spec.name, "loop", isPaid(figure));
    return new File([addGifFigure(gif, spec)], name, { type: "image/gif" });
  } finally {
    worker.terminate();
  }
}

/** The worker's answer to one request. */
function ask(
  worker: Worker,
  request: LoopRequest,
  signal: AbortSignal,
  transfer: readonly Transferable[] = [],
): Promise<LoopAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<LoopAnswer>();
  // It is waited for while the next frame is drawn: until then a failure is not unhandled.
  promise.catch(() => {});
  if (signal.aborted) reject(signal.reason);
  signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  worker.onmessage = ({ data }: MessageEvent<LoopAnswer>) => resolve(data);
  worker.onerror = () => reject(new Error("The worker failed."));
  worker.postMessage(request, [...transfer]);
  return promise;
}

/** Draws an SVG in strips of a height in pixels, by default in one. */
async function toStrips(svg: string, strip?: number): Promise<ImageBitmap[]> {
  const { width, height } = pictureSize("loop");
  const image = new Image(width, height);
  image.src = await toDataUrl(new Blob([svg], { type: "image/svg+xml" }));
  await image.decode();
  const strips: ImageBitmap[] = [];
  const step = strip ?? height;
  for (let y = 0; y < height; y += step) {
    strips.push(await createImageBitmap(image, 0, y, width, Math.min(step, height - y)));
    if (step < height) await new Promise((resolve) => setTimeout(resolve));
  }
  return strips;
}
