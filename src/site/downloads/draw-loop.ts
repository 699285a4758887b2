import type { PictureSource } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import { addGifFigure } from "../../domain/figure-file.ts";
import { pictureFileName, pictureSize } from "../../figure/schema/picture-format.ts";
import { LOOP_MS, poseFigure } from "../../index.ts";
import { isScrambled, ScrambledPictureError } from "../platform/canvas.ts";
import { toDataUrl } from "../platform/raster.ts";
import { workerUrl } from "../platform/worker-url.ts";
import type { LoopAnswer, LoopRequest } from "./loop-worker.ts";
import url from "./loop-worker.ts?worker&url";

/** How long a frame is shown, in milliseconds. A GIF counts in tens of them. */
const FRAME_MS = 60;
/** Height of the strips in which lettering is drawn, in pixels. */
const STRIP_HEIGHT = 100;

interface LoopOptions {
  /** Cancels the drawing at once. */
  readonly signal: AbortSignal;
  /** Called with the share that is drawn, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Draws a figure that breathes into a GIF, which repeats for ever and carries the figure's code. The page draws the
 * frames, one a task, and a worker makes the file of them. Rejects where the browser or the connection fails, and with
 * the signal's reason when it is aborted.
 */
export async function drawLoop(figure: PictureSource, { signal, onProgress }: LoopOptions): Promise<File> {
  const { spec } = figure.design;
  // The worker would only report that it failed.
  if (isScrambled()) throw new ScrambledPictureError();
  // Downloads of other formats load it too: imported here, it would be two files.
  const { renderSvg, toSvgFile } = await import("./draw-file.tsx");
  const svg = await renderSvg(figure, "loop");
  signal.throwIfAborted();
  const worker = startWorker(signal);
  try {
    const picture = await toStrips(await toSvgFile(svg, spec), STRIP_HEIGHT);
    // Drawing a font takes longer than all else, and lettering does not move: the worker lays it over the frames.
    for (const text of svg.querySelectorAll("text:not([data-m] text)")) text.remove();
    const rest = await toStrips(await toSvgFile(svg, spec));
    let answer = worker.ask({ picture, rest, delay: FRAME_MS }, [...picture, ...rest]);
    for (let ms = FRAME_MS; ms < LOOP_MS; ms += FRAME_MS) {
      poseFigure(svg, ms);
      const frame = await toStrips(await toSvgFile(svg, spec));
      // The worker takes one frame while the page draws the next; no more wait.
      await answer;
      answer = worker.ask({ frame, delay: Math.min(FRAME_MS, LOOP_MS - ms) }, frame);
      if (ms % (5 * FRAME_MS) === 0) onProgress(ms / LOOP_MS);
    }
    await answer;
    const gif = await worker.ask("finish");
    if (gif === "done") throw new Error("The worker made no file.");
    const name = pictureFileName(spec.name, "loop", isPaid(figure));
    return new File([addGifFigure(gif, spec)], name, { type: "image/gif" });
  } finally {
    worker.stop();
  }
}

/** Starts the worker. It answers one request after the other, until it fails or the signal is aborted. */
function startWorker(signal: AbortSignal) {
  const worker = new Worker(workerUrl(url), { type: "module" });
  // Listened to from the start: it may fail while the page still draws.
  const failure = new Promise<never>((_, reject) => {
    worker.onerror = () => reject(new Error("The worker failed."));
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  // Where nothing waits for an answer, the next one rejects with it.
  failure.catch(() => {});
  return {
    ask(request: LoopRequest, transfer: Transferable[] = []): Promise<LoopAnswer> {
      const answer = new Promise<LoopAnswer>((resolve) => {
        worker.onmessage = ({ data }: MessageEvent<LoopAnswer>) => resolve(data);
      });
      worker.postMessage(request, transfer);
      const first = Promise.race([answer, failure]);
      first.catch(() => {});
      return first;
    },
    stop: () => worker.terminate(),
  };
}

/** Draws an SVG, in strips where it has lettering: each is a task of its own, in which the page can answer. */
async function toStrips(svg: string, stripHeight = pictureSize("loop").height): Promise<ImageBitmap[]> {
  const { width, height } = pictureSize("loop");
  const image = new Image(width, height);
  image.src = await toDataUrl(new Blob([svg], { type: "image/svg+xml" }));
  await image.decode();
  const strips: ImageBitmap[] = [];
  // Safari's first drawing of an SVG may lack its font.
  for (let time = stripHeight < height ? 0 : 1; time < 2; time++) {
    for (const first of strips.splice(0)) first.close();
    for (let y = 0; y < height; y += stripHeight) {
      strips.push(await createImageBitmap(image, 0, y, width, Math.min(stripHeight, height - y)));
      if (stripHeight < height) await new Promise((resolve) => setTimeout(resolve));
    }
  }
  return strips;
}
