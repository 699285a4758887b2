import type { FittedText } from "./fit-text.ts";
import { FONTS } from "./fonts.ts";

interface LetteringProps {
  fit: FittedText;
  /** Without it, the color of the group around it applies. */
  fill?: string;
  id?: string;
  /** Font and anchor come from the group around it. @default false */
  inherits?: boolean;
}

/** Fitted text. Each line is pinned to its measured width, so that it fits in any fallback font too. */
export function Lettering({ fit, fill, id, inherits = false }: LetteringProps) {
  return (
    <g
      data-slot="lettering"
      id={id}
      fill={fill}
      fontSize={fit.size}
      textAnchor={inherits || fit.anchor === "start" ? undefined : fit.anchor}
      {...(inherits || fit.font === "display" ? undefined : FONTS[fit.font])}
    >
      {fit.lines.map((line) => (
        <text
          key={line.y}
          x={fit.x}
          y={line.y}
          textLength={line.width}
          lengthAdjust="spacingAndGlyphs"
          direction={fit.isRightToLeft ? "rtl" : undefined}
          unicodeBidi={fit.isRightToLeft ? "isolate" : undefined}
        >
          {line.text}
        </text>
      ))}
    </g>
  );
}
