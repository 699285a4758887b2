import type { ComponentProps } from "react";
import { drawQr } from "../figure/pictures/qr-code.ts";
import { cn } from "../lib/cn.ts";

export interface QrCodeProps extends Omit<ComponentProps<"svg">, "children"> {
  /** The URL to encode, at most 2,331 bytes. A longer URL throws an error. */
  value: string;
  /** The text alternative. It should name the destination. */
  label: string;
}

/** The default width of one module (a square of the code), in pixels. */
const MODULE = 6;

/**
 * A QR code as one SVG path, drawn without network requests. It is dark on white in both themes and in forced colors.
 * It needs no style sheet, so the SVG can be saved as a file.
 */
export function QrCode({ value, label, width, height, className, ...rest }: QrCodeProps) {
  const { d, size } = drawQr(value, "medium");
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
      // `:where()` has zero specificity, so that a size in `className` wins.
      className={cn("pf:[:where(&)]:h-auto pf:[:where(&)]:max-w-full pf:forced-color-adjust-none", className)}
    >
      <rect width={size} height={size} fill="white" className="pf:fill-code-ground" />
      <path d={d} fill="black" className="pf:fill-code" />
    </svg>
  );
}
