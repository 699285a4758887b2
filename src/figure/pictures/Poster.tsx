import { useId } from "react";
import { FONT_FAMILY, FONTS } from "../engine/fonts.ts";
import { PAPER, PRINT_INK } from "../engine/palette.ts";
import type { FigureSpec } from "../schema/spec.ts";
import { Capsule } from "./Capsule.tsx";
import { FigureBox } from "./FigureBox.tsx";
import { BoxShadow, FLOOR_COLOR, Nail, WALL_COLOR, WallHoles } from "./Wall.tsx";

interface PosterProps extends Omit<React.ComponentProps<"svg">, "children"> {
  /** The headline: two or three lines of at most 14 letters. */
  lines: readonly string[];
  /** The figures in the left and in the right box. */
  specs: readonly [FigureSpec, FigureSpec];
}

/**
 * The link preview image of the site: a headline on paper next to two boxes on a pegboard, 1200 × 630 units. It is
 * decorative, so it has no text alternative.
 */
export function Poster({ lines, specs: [left, right], ...svg }: PosterProps) {
  const holes = useId();
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 1200 630"
      {...svg}
      aria-hidden="true"
      focusable="false"
      data-slot="poster"
      fontFamily={FONT_FAMILY}
      {...FONTS.display}
    >
      <defs>
        <WallHoles id={holes} />
      </defs>
      <path d="M0 0H1200V630H0Z" fill={WALL_COLOR} />
      <path d="M0 0H1200V604H0Z" fill={`url(#${holes})`} />
      <HangingBox spec={left} x={632} y={44} turn={-4} />
      <HangingBox spec={right} x={864} y={112} turn={5} />
      <path d="M0 604H1200V630H0Z" fill={FLOOR_COLOR} />
      <rect x="56" y="50" width="540" height="500" rx="36" fill={PAPER} stroke={PRINT_INK} strokeWidth="3" />
      <text x="98" y="124" fill={PRINT_INK} fontSize="34" textLength="236">
        PROFIGURE
      </text>
      {lines.map((line, index) => (
        <text key={line} x="96" y={222 + index * 74} fill={PRINT_INK} fontSize="74" letterSpacing="-1.5">
          {line}
        </text>
      ))}
      <Capsule type="hero" x={90} y={430} width={180} height={85} />
      <text x="290" y="484" fill={PRINT_INK} fontSize="34">
        or
      </text>
      <Capsule type="villain" x={352} y={430} width={180} height={85} />
    </svg>
  );
}

/** A box that hangs on a nail, 320 units wide and rotated by `turn` degrees. */
function HangingBox({ spec, x, y, turn }: { spec: FigureSpec; x: number; y: number; turn: number }) {
  return (
    <g transform={`rotate(${turn} ${x + 160} ${y + 213})`}>
      <BoxShadow x={x + 8} y={y + 20} width="304" height="418" rx="24" />
      <FigureBox spec={spec} isPaid isDecorative x={x} y={y} width={320} height={427} />
      <Nail spec={spec} x={x + 160} y={y + 19} radius={9} outline={1.5} />
    </g>
  );
}
