// Encodes a moving picture in a worker, so that the page stays responsive.
import { openContext } from "../platform/canvas.ts";
import { createGif } from "./encode-gif.ts";

/** A picture in strips, from above. */
type Strips = readonly ImageBitmap[];
/** Messages to the worker, in turn: what the file begins with, the frames, and that there are no more. */
export type LoopRequest =
  | { readonly picture: Strips; readonly rest: Strips; readonly delay: number }
  | { readonly frame: Strips; readonly delay: number }
  | "finish";
/** Its reply to each: that it is done with it, or the file. */
export type LoopAnswer = "done" | Uint8Array<ArrayBuffer>;

let gif: ReturnType<typeof createGif> | undefined;

self.onmessage = ({ data }: MessageEvent<LoopRequest>) => {
  const answer = (message: LoopAnswer, transfer: Transferable[] = []) => postMessage(message, { transfer });
  if (data === "finish") {
    if (!gif) throw new Error("There is nothing to finish.");
    const file = gif.finish();
    return answer(file, [file.buffer]);
  }
  if ("picture" in data) {
    const picture = toPixels(data.picture);
    gif = createGif({
      width: picture.width,
      height: picture.height,
      picture: picture.data,
      rest: toPixels(data.rest).data,
    });
  } else gif?.add(toPixels(data.frame).data);
  gif?.hold(data.delay);
  answer("done");
};

function toPixels(strips: Strips): ImageData {
  const width = strips[0]?.width ?? 0;
  const height = strips.reduce((sum, strip) => sum + strip.height, 0);
  const context = openContext(width, height, { willReadFrequently: true });
  let y = 0;
  for (const strip of strips) {
    context.drawImage(strip, 0, y);
    y += strip.height;
    strip.close();
  }
  return context.getImageData(0, 0, width, height);
}
