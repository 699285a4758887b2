import type { ComponentProps } from "react";
import { drawQr } from "../figure/pictures/qr-code.ts";
import { cn } from "../primitives/cn.ts";

export interface QrCodeProps extends Omit<ComponentProps<"svg">, "children"> {
  /** What a camera reads: a URL. At most 2,331 bytes; a longer one throws. */
  value: string;
  /** What the code leads to, as its text alternative. */
  label: string;
}

/** Width of a module where nothing else sets the size, in pixels. */
const MODULE = 6;

/**
 * A QR code as one path: dark on white in both themes and in forced colors. Nothing is requested.
 * Its attributes suffice without a style sheet, so that the element can be saved as a file.
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
      // Zero specificity, so that a size in `className` wins.
      className={cn("pf:[:where(&)]:h-auto pf:[:where(&)]:max-w-full pf:forced-color-adjust-none", className)}
    >
      <rect width={size} height={size} fill="white" className="pf:fill-code-ground" />
      <path d={d} fill="black" className="pf:fill-code" />
    </svg>
  );
}
