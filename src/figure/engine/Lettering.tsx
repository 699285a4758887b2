import type { FittedText } from "./fit-text.ts";
import { FONTS } from "./fonts.ts";

interface LetteringProps {
  fit: FittedText;
  /** @default the color of the group around it */
  fill?: string;
  id?: string;
  /** Takes font and anchor from the group around it. @default false */
  inherits?: boolean;
}

/** Draws fitted text. `textLength` pins each line to its measured width, so it also fits in a fallback font. */
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
