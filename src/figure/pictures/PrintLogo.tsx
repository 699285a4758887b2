import { PRINT_INK } from "../engine/palette.ts";

/** The capsule and the product name, vertically centered on `y`. `size` is the font size. */
export function PrintLogo({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g data-slot="print-logo" transform={`translate(${x} ${y})scale(${size / 20})`}>
      <g transform="translate(0 -13)rotate(-24 22 13)">
        <path d="M22 4H12a9 9 0 0 0 0 18h10Z" fill="#2568ee" />
        <path d="M22 4h10a9 9 0 0 1 0 18H22Z" fill="#c81f3a" />
        <path d="M10 8.5h22" stroke="#fffc" strokeWidth={2.6} />
        <path d="M12 4h20a9 9 0 0 1 0 18H12a9 9 0 0 1 0-18Z" stroke={PRINT_INK} strokeWidth={2} />
      </g>
      <text
        x={52}
        y={7}
        fontSize={20}
        fontWeight={900}
        fontStretch="125%"
        fill={PRINT_INK}
        textLength={145}
        lengthAdjust="spacingAndGlyphs"
      >
        PROFIGURE
      </text>
    </g>
  );
}
