import type { FittedText } from "./fit-text.ts";
import { FACES } from "./metrics.ts";

interface LetteringProps {
  fit: FittedText;
  /** Left out, the color comes from around it. */
  fill?: string;
  id?: string;
}

/** Fitted text. Each line is pinned to its reckoned width, so that it holds in any fallback font. */
export function Lettering({ fit, fill, id }: LetteringProps) {
  return (
    <g
      id={id}
      fill={fill}
      fontSize={fit.size}
      textAnchor={fit.anchor === "start" ? undefined : fit.anchor}
      {...(fit.face === "label" ? FACES.label : undefined)}
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
