import { useId } from "react";
import type { FigureSpec } from "../domain/figure-spec.ts";
import { Capsule } from "./Capsule.tsx";
import { FigureBox } from "./FigureBox.tsx";
import { FONT_FAMILY, FONTS } from "./fonts.ts";

/** Props of {@link Poster}; all others go to the `svg` element. */
export interface PosterProps extends Omit<React.ComponentProps<"svg">, "children"> {
  /** Two or three short lines, at most 14 letters each. */
  lines: readonly string[];
  /** The two boxes on the wall. */
  specs: readonly [FigureSpec, FigureSpec];
}

const INK = "#0e1740";

/** The picture that a shared link shows: 1200 × 630 units, a headline on paper beside two boxes on their wall. Decorative. */
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
        <pattern id={holes} width="46" height="46" patternUnits="userSpaceOnUse">
          <circle cx="23" cy="23" r="5" fill="#c9bb9f" />
        </pattern>
      </defs>
      <path d="M0 0H1200V630H0Z" fill="#e8dec9" />
      <path d="M0 0H1200V604H0Z" fill={`url(#${holes})`} />
      <HangingBox spec={left} x={632} y={44} turn={-4} />
      <HangingBox spec={right} x={864} y={112} turn={5} />
      <path d="M0 604H1200V630H0Z" fill="#0c1433" />
      <rect x="56" y="50" width="540" height="500" rx="36" fill="#fffdf8" stroke={INK} strokeWidth="3" />
      <text x="98" y="124" fill={INK} fontSize="34" textLength="236">
        PROFIGURE
      </text>
      {lines.map((line, index) => (
        <text key={line} x="96" y={222 + index * 74} fill={INK} fontSize="74" letterSpacing="-1.5">
          {line}
        </text>
      ))}
      <Capsule type="hero" x={90} y={430} width={180} height={85} />
      <text x="290" y="484" fill={INK} fontSize="34">
        or
      </text>
      <Capsule type="villain" x={352} y={430} width={180} height={85} />
    </svg>
  );
}

/** A box 320 units wide on its nail, turned by some degrees. */
function HangingBox({ spec, x, y, turn }: { spec: FigureSpec; x: number; y: number; turn: number }) {
  return (
    <g transform={`rotate(${turn} ${x + 160} ${y + 213})`}>
      <rect x={x + 8} y={y + 20} width="304" height="418" rx="24" fill={INK} opacity=".28" />
      <FigureBox spec={spec} isPaid decorative x={x} y={y} width={320} height={427} />
      <circle cx={x + 160} cy={y + 19} r="9" fill="#c4ccd9" stroke="#454d61" strokeWidth="1.5" />
    </g>
  );
}
