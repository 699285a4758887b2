import encodeQR, { type ErrorCorrection } from "qr";

/** Width of the light margin around the code, in modules. Cameras need it to find the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrDrawing {
  /** Path data of the dark modules. Each module is one unit wide. */
  readonly d: string;
  /** Width and height in modules, including the quiet zone. */
  readonly size: number;
}

/**
 * Draws a text as a QR code of the smallest version that can hold it. Throws if the text is too long for every version.
 */
export function drawQr(text: string, ecc: ErrorCorrection): QrDrawing {
  const rows = rowsOf(text, ecc);
  return { d: toPath(rows), size: rows.length };
}

function rowsOf(text: string, ecc: ErrorCorrection): boolean[][] {
  try {
    return encodeQR(text, "raw", { ecc, border: QUIET_ZONE });
  } catch (cause) {
    throw new Error(`ProFigure: a QrCode cannot hold a text of ${text.length} characters.`, { cause });
  }
}

/** Draws each run of dark modules in a row as one rectangle. */
function toPath(rows: readonly (readonly boolean[])[]): string {
  let d = "";
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      const length = x + 1 - start;
      d += `M${start} ${y}h${length}v1h-${length}z`;
    }
  });
  return d;
}
