import { PRINT_INK, WHITE } from "../engine/palette.ts";
import { drawQr, type QrDrawing } from "./qr-code.ts";
import { BoxShadow } from "./Wall.tsx";

/**
 * Least width of a module in a picture of 1 unit a pixel: it is read from a screenshot at half size, saved as JPEG
 * (decision 029).
 */
export const LEAST_MODULE = 4;

/** A figure's link as a QR code, the side of its square, and the width of a module, in the picture's units. */
export interface LinkCodeDrawing extends QrDrawing {
  readonly side: number;
  readonly module: number;
}

/**
 * The code of a link in a square; undefined without a link, and where a link is so long that its modules would be
 * narrower than `least` units, which nobody could read. Level L: its modules are the largest.
 */
export function linkCode(link: string | undefined, side: number, least: number): LinkCodeDrawing | undefined {
  const code = link === undefined ? undefined : drawQr(link, "low");
  if (!code || side / code.size < least) return undefined;
  // Of whole and half pixels: edges between them make some decoders miss a code.
  return { ...code, side, module: Math.floor((2 * side) / code.size) / 2 };
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
export function LinkCode({ code: { d, size, side, module }, x, y }: LinkCodeProps) {
  const inset = Math.floor((side - size * module) / 2);
  return (
    <g data-slot="link-code" transform={`translate(${x + inset} ${y + inset})scale(${module})`}>
      <path d={d} fill={PRINT_INK} />
    </g>
  );
}

/** Side of a code on a label. One of 49 modules, which most links need, has 6 units a module. */
export const LABELED_CODE_SIDE = 342;
/** Room around the code, and below it for a line. */
const LABEL = { padding: 6, line: 50 } as const;

/** A code on a white label that says what it is for; x and y are the code's. */
export function CodeLabel({ code, x, y }: LinkCodeProps) {
  const place = {
    x: x - LABEL.padding,
    y: y - LABEL.padding,
    width: code.side + 2 * LABEL.padding,
    height: code.side + LABEL.line + LABEL.padding,
  };
  return (
    <>
      <BoxShadow {...place} y={place.y + 8} rx={24} />
      <rect {...place} rx="24" fill={WHITE} stroke={PRINT_INK} strokeWidth="3" />
      <text x={x + code.side / 2} y={y + code.side + 26} fill={PRINT_INK} fontSize="30" textAnchor="middle">
        Scan to meet me
      </text>
      <LinkCode code={code} x={x} y={y} />
    </>
  );
}
