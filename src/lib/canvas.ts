const PROBE_SIZE = 4;
/** A color that a scrambled canvas would not return, and its channels. */
const PROBE_COLOR = "rebeccapurple";
const PROBE_CHANNELS = [102, 51, 153, 255];
/** Tolerated difference per channel. Some browsers change the lowest bit, which is invisible. */
const TOLERANCE = 8;

/**
 * Whether a canvas returns wrong colors, as in Firefox with `privacy.resistFingerprinting`. The result is not cached,
 * because the person can allow canvas access at any time.
 */
export const isScrambled = (): boolean => isOff(drawProbe());

/** Whether a PNG of a canvas has wrong colors. */
export async function isPngScrambled(): Promise<boolean> {
  const context = drawProbe();
  const bitmap = await createImageBitmap(await toPng(context.canvas));
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return isOff(context);
}

function drawProbe() {
  const context = openContext(PROBE_SIZE, PROBE_SIZE);
  context.fillStyle = PROBE_COLOR;
  context.fillRect(0, 0, PROBE_SIZE, PROBE_SIZE);
  return context;
}
function isOff(context: ReturnType<typeof openContext>): boolean {
  const { data } = context.getImageData(0, 0, PROBE_SIZE, PROBE_SIZE);
  return data.some((value, at) => Math.abs(value - (PROBE_CHANNELS[at % 4] ?? 0)) > TOLERANCE);
}

/** Creates a canvas, in a page or a worker, and returns its 2D context. */
export function openContext(width: number, height: number, options?: CanvasRenderingContext2DSettings) {
  const context =
    typeof document === "undefined"
      ? new OffscreenCanvas(width, height).getContext("2d", options)
      : Object.assign(document.createElement("canvas"), { width, height }).getContext("2d", options);
  if (!context) throw new Error("ProFigure: this browser has no 2D canvas.");
  return context;
}

export const toPng = (canvas: HTMLCanvasElement | OffscreenCanvas): Promise<Blob> =>
  "convertToBlob" in canvas
    ? canvas.convertToBlob()
    : new Promise((resolve, reject) =>
        canvas.toBlob((png) =>
          png ? resolve(png) : reject(new Error("ProFigure: this browser could not encode the picture.")),
        ),
      );
