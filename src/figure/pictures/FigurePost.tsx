import { useId } from "react";
import { Picture } from "../engine/Picture.tsx";
import { PAPER, PRINT_INK } from "../engine/palette.ts";
import { describeFigure } from "../parts/describe.ts";
import type { FigureExportProps } from "./export-props.ts";
import { FigureBox } from "./FigureBox.tsx";
import { BoxShadow, FLOOR_COLOR, Nail, WALL_COLOR, WallHoles } from "./Wall.tsx";

const BOX = { x: 28, y: 48, width: 871, height: 1161 } as const;
/** y of the top of the floor. */
const FLOOR_Y = 1270;
/** The nail without a box. The tag hangs from it. */
const EMPTY = { x: 988, y: 130 } as const;

/** A figure in its box on a pegboard, next to an empty nail, for social media posts: 1080 × 1350 units. */
export function FigurePost({ spec, isPaid, tag, credit, labels, ...svg }: Omit<FigureExportProps, "format" | "link">) {
  const holes = useId();
  return (
    <Picture
      viewBox="0 0 1080 1350"
      {...svg}
      slot="figure-post"
      type={spec.type}
      label={describeFigure(spec, { isPaid })}
    >
      <defs>
        <WallHoles id={holes} />
      </defs>
      <path d="M0 0H1080V1350H0Z" fill={WALL_COLOR} />
      <path d={`M0 0H1080V${FLOOR_Y}H0Z`} fill={`url(#${holes})`} />
      <path d={`M0 ${FLOOR_Y}H1080V1350H0Z`} fill={FLOOR_COLOR} />
      <BoxShadow x={BOX.x + 10} y={BOX.y + 22} width={BOX.width - 20} height={BOX.height - 12} rx={BOX.width / 14} />
      <FigureBox spec={spec} isPaid={isPaid} isDecorative labels={labels} {...BOX} />
      <Nail spec={spec} x={BOX.x + BOX.width / 2} y={BOX.y + BOX.width * 0.06} radius={BOX.width / 44} outline={2} />
      <g transform={`translate(${EMPTY.x} ${EMPTY.y})`}>
        {tag ? (
          <g transform="rotate(-4)">
            <path d="M0 0L-22 66M0 0L22 66" fill="none" stroke={PRINT_INK} strokeWidth="3" />
            <rect x="-72" y="62" width="144" height="76" rx="12" fill={PAPER} stroke={PRINT_INK} strokeWidth="3" />
            <text y="112" fill={PRINT_INK} fontSize="34" textAnchor="middle">
              {tag}
            </text>
          </g>
        ) : null}
        <circle r="18" fill="#c4ccd9" stroke="#454d61" strokeWidth="2" />
      </g>
      {credit ? (
        <text x="540" y="1321" fill={PAPER} fontSize="28" textAnchor="middle">
          {credit}
        </text>
      ) : null}
    </Picture>
  );
}
