import type { FittedText } from "./fit-text.ts";
import { FONTS } from "./fonts.ts";

interface LetteringProps {
  fit: FittedText;
  /** Color of the text. @default the fill of the parent group */
  fill?: string;
  id?: string;
  /** Inherits font and text anchor from the parent group instead of setting them. @default false */
  inherits?: boolean;
}

/** Draws fitted text. `textLength` sets each line to its measured width, so that it fits even in a fallback font. */
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
