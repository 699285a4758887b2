import { useId } from "react";
import { Picture } from "../engine/Picture.tsx";
import { PAPER } from "../engine/palette.ts";
import { describeFigure } from "../parts/describe.ts";
import type { FigureExportProps } from "./export-props.ts";
import { FigureBox } from "./FigureBox.tsx";
import { CodeLabel, describeWithCode, LABELED_CODE_SIDE, LEAST_MODULE, linkCode } from "./LinkCode.tsx";
import { BoxShadow, FLOOR_COLOR, Nail, WALL_COLOR, WallHoles } from "./Wall.tsx";

/** Left, top and width of the box. Its aspect ratio is 3:4. */
const BOX = [186, 24, 828] as const;
/** Left, top and width of a box with a QR code next to it. */
const BOX_WITH_CODE = [32, 70, 766] as const;
/** Top left corner of the QR code. Its label is centered between the box and the right edge. */
const CODE = { x: 826, y: 388 } as const;
/** y of the top of the floor, with and without the credit on it. */
const FLOOR_Y = [1150, 1180] as const;

/** A figure in its box on a pegboard, for social media posts: 1200 × 1200 units. */
export function FigureSquare({ spec, isPaid, link, credit, labels, ...svg }: Omit<FigureExportProps, "format">) {
  const holes = useId();
  const code = linkCode(link, LABELED_CODE_SIDE, LEAST_MODULE);
  const floorY = FLOOR_Y[credit ? 0 : 1];
  const [x, y, width] = code ? BOX_WITH_CODE : BOX;
  const height = (width * 4) / 3;
  return (
    <Picture
      viewBox="0 0 1200 1200"
      {...svg}
      slot="figure-square"
      type={spec.type}
      label={describeWithCode(describeFigure(spec, { isPaid }), code)}
    >
      <defs>
        <WallHoles id={holes} />
      </defs>
      <path d="M0 0H1200V1200H0Z" fill={WALL_COLOR} />
      <path d={`M0 0H1200V${floorY}H0Z`} fill={`url(#${holes})`} />
      <path d={`M0 ${floorY}H1200V1200H0Z`} fill={FLOOR_COLOR} />
      <BoxShadow x={x + 10} y={y + 22} width={width - 20} height={height - 12} rx={width / 14} />
      <FigureBox spec={spec} isPaid={isPaid} isDecorative labels={labels} x={x} y={y} width={width} height={height} />
      <Nail spec={spec} x={x + width / 2} y={y + width * 0.06} radius={width / 44} outline={2} />
      {code ? <CodeLabel code={code} {...CODE} /> : null}
      {credit ? (
        <text x={600} y={1184} fill={PAPER} fontSize={26} textAnchor="middle">
          {credit}
        </text>
      ) : null}
    </Picture>
  );
}
