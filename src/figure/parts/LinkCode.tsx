import { PRINT_INK } from "../palette.ts";
import { drawQr, type QrDrawing } from "../qr-code.ts";

/**
 * Least width of a module in a picture of 1 unit a pixel: it is read from a screenshot at half size, saved as JPEG
 * (decision 029).
 */
export const LEAST_MODULE = 4;

/** A figure's link as a QR code, and the side of its square, in the picture's units. */
export interface LinkCodeDrawing extends QrDrawing {
  readonly side: number;
}

/**
 * The code of a link in a square; undefined without a link, and where a link is so long that its modules would be
 * narrower than `least` units, which nobody could read. Level L: its modules are the largest.
 */
export function linkCode(link: string | undefined, side: number, least: number): LinkCodeDrawing | undefined {
  const code = link === undefined ? undefined : drawQr(link, "low");
  return code && side / code.size >= least ? { ...code, side } : undefined;
}

/** A text alternative, and that the picture carries a code. */
export const describeWithCode = (label: string, code: LinkCodeDrawing | undefined): string =>
  code ? `${label} With a QR code that opens it.` : label;

interface LinkCodeProps {
  code: LinkCodeDrawing;
  /** Left upper corner of the quiet zone. */
  x: number;
  y: number;
}

/** The dark modules, for a light ground. */
export function LinkCode({ code: { d, size, side }, x, y }: LinkCodeProps) {
  return (
    <g data-slot="link-code" transform={`translate(${x} ${y})scale(${side / size})`}>
      <path d={d} fill={PRINT_INK} />
    </g>
  );
}
