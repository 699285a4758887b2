import { PRINT_INK, WHITE } from "../engine/palette.ts";
import { drawQr, type QrDrawing } from "./qr-code.ts";
import { BoxShadow } from "./Wall.tsx";

/**
 * The smallest width of a QR code's modules, in pictures with one unit per pixel. The code must scan from a JPEG
 * screenshot at half size (decision 029).
 */
export const LEAST_MODULE = 4;

/** A QR code, with the width of its square and of a module, both in the picture's units. */
export interface LinkCodeDrawing extends QrDrawing {
  readonly side: number;
  readonly module: number;
}

/**
 * Fits the QR code of a link into a square. Returns undefined if there is no link, or if the link is so long that
 * modules would be narrower than `least` units and hard to scan. Uses error correction level L, because its modules are
 * the largest.
 */
export function linkCode(link: string | undefined, side: number, least: number): LinkCodeDrawing | undefined {
  const code = link === undefined ? undefined : drawQr(link, "low");
  if (!code || side / code.size < least) return undefined;
  // Rounds to half pixels: some decoders cannot read a code whose edges are elsewhere.
  return { ...code, side, module: Math.floor((2 * side) / code.size) / 2 };
}

/** Adds a sentence about the QR code, if there is one, to a text alternative. */
export const describeWithCode = (label: string, code: LinkCodeDrawing | undefined): string =>
  code ? `${label} With a QR code that opens it.` : label;

interface LinkCodeProps {
  code: LinkCodeDrawing;
  /** Top left corner of the quiet zone. */
  x: number;
  y: number;
}

/** The dark modules of a QR code. Draw them on a light background. */
export function LinkCode({ code: { d, size, side, module }, x, y }: LinkCodeProps) {
  const inset = Math.floor((side - size * module) / 2);
  return (
    <g data-slot="link-code" transform={`translate(${x + inset} ${y + inset})scale(${module})`}>
      <path d={d} fill={PRINT_INK} />
    </g>
  );
}

/** Width of a QR code on a label. Most links need 49 modules plus the quiet zone. A module is then 6 units wide. */
export const LABELED_CODE_SIDE = 342;
/** Padding around the QR code, and height of the line of text below it. */
const LABEL = { padding: 6, line: 50 } as const;

/** A QR code on a white label with a caption. `x` and `y` are the top left corner of the code. */
export function CodeLabel({ code, x, y }: LinkCodeProps) {
  const card = {
    x: x - LABEL.padding,
    y: y - LABEL.padding,
    width: code.side + 2 * LABEL.padding,
    height: code.side + LABEL.line + LABEL.padding,
  };
  return (
    <>
      <BoxShadow {...card} y={card.y + 8} rx={24} />
      <rect {...card} rx="24" fill={WHITE} stroke={PRINT_INK} strokeWidth="3" />
      <text x={x + code.side / 2} y={y + code.side + 26} fill={PRINT_INK} fontSize="30" textAnchor="middle">
        Scan to meet me
      </text>
      <LinkCode code={code} x={x} y={y} />
    </>
  );
}
