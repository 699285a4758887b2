import type { ComponentProps } from "react";
import { encode } from "uqr";
import { cn } from "../primitives/cn.ts";

export interface QrCodeProps extends Omit<ComponentProps<"svg">, "children"> {
  /** What a camera reads: an address. At most 2,331 bytes; a longer one throws. */
  value: string;
  /** What the code leads to, as its text alternative. */
  label: string;
}

/** Light modules around the code, without which a camera may not find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;
/** Width of a module where nothing else sets the size, in pixels. */
const MODULE = 6;

/**
 * A QR code as one path: dark on white in both themes and in forced colors. Nothing is requested.
 * Its attributes suffice without a style sheet, so that the element can be saved as a file.
 */
export function QrCode({ value, label, width, height, className, ...rest }: QrCodeProps) {
  const { data, size } = encode(value, { ecc: "M", border: QUIET_ZONE });
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...rest}
      data-slot="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={width ?? size * MODULE}
      height={height ?? width ?? size * MODULE}
      shapeRendering="crispEdges"
      // Zero specificity, so that a size in `className` wins.
      className={cn("pf:[:where(&)]:h-auto pf:[:where(&)]:max-w-full pf:forced-color-adjust-none", className)}
    >
      <rect width={size} height={size} fill="white" className="pf:fill-code-ground" />
      <path d={path(data)} fill="black" className="pf:fill-code" />
    </svg>
  );
}

/** The dark modules, each run of a row as one rectangle. */
function path(rows: readonly (readonly boolean[])[]): string {
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
