import { useId } from "react";
import type { FigureSpec } from "../domain/figure-spec.ts";
import { describeFigure } from "./describe-figure.ts";
import { FigureBox } from "./FigureBox.tsx";
import { fitInto } from "./fit-text.ts";
import { Lettering } from "./Lettering.tsx";
import { Picture } from "./Picture.tsx";
import { CARD_INKS, PAPER, PRINT_INK } from "./palette.ts";
import { BoxShadow, FLOOR_COLOR, FLOOR_HEIGHT, Nail, WALL_COLOR, WallHoles } from "./parts/Wall.tsx";

/** Props of {@link FigurePlate}; all others go to the `svg` element. */
export interface FigurePlateProps extends Omit<React.ComponentProps<"svg">, "children"> {
  /** Everything that is drawn; make one of anything with `toFigureSpec`. */
  spec: FigureSpec;
  /** Whether the figure is paid for. While it is not, PREVIEW is in the picture itself (specification §1). */
  isPaid: boolean;
  /** `square` is 1200 × 1200 units, for profile pictures; `landscape` 1200 × 630, for posts. */
  shape: "square" | "landscape";
}

const WIDTH = 1200;
const HEIGHTS = { square: 1200, landscape: 630 } as const;
/** Where the box hangs: left, top, width. Its height follows: boxes are 3 to 4. */
const BOX_PLACES = { square: [222, 78, 756], landscape: [752, 34, 402] } as const;

const NAME = fitInto({ x: 96, y: 172, width: 548, height: 176, font: "display", size: 92, maxLines: 2 });
const JOB_TITLE = fitInto({ x: 96, y: 366, width: 548, height: 48, font: "display", size: 36 });
const TAGLINE = fitInto({
  x: 96,
  y: 436,
  width: 548,
  height: 96,
  font: "display",
  size: 34,
  maxLines: 2,
  lineHeight: 1.15,
});

/** A figure in its box on the wall, in the shapes that profiles and posts ask for. */
export function FigurePlate({ spec, isPaid, shape, ...svg }: FigurePlateProps) {
  const holes = useId();
  const height = HEIGHTS[shape];
  const [x, y, width] = BOX_PLACES[shape];
  const boxHeight = (width * 4) / 3;
  const floor = height - FLOOR_HEIGHT;
  return (
    <Picture
      viewBox={`0 0 ${WIDTH} ${height}`}
      {...svg}
      slot="figure-plate"
      type={spec.type}
      label={describeFigure(spec, { isPaid })}
    >
      <defs>
        <WallHoles id={holes} />
      </defs>
      <path d={`M0 0H${WIDTH}V${height}H0Z`} fill={WALL_COLOR} />
      <path d={`M0 0H${WIDTH}V${floor}H0Z`} fill={`url(#${holes})`} />
      <path d={`M0 ${floor}H${WIDTH}V${height}H0Z`} fill={FLOOR_COLOR} />
      <BoxShadow x={x + 10} y={y + 22} width={width - 20} height={boxHeight - 12} rx={width / 14} />
      <FigureBox
        spec={spec}
        isPaid={isPaid}
        decorative
        lettering={shape === "square" ? "all" : "large"}
        x={x}
        y={y}
        width={width}
        height={boxHeight}
      />
      <Nail x={x + width / 2} y={y + width * 0.06} radius={width / 44} outline={2} />
      {shape === "landscape" ? (
        <>
          <rect x="52" y="52" width="636" height="506" rx="36" fill={PAPER} stroke={PRINT_INK} strokeWidth="3" />
          <rect x="96" y="96" width="84" height="12" rx="6" fill={CARD_INKS[spec.palette].main} />
          <text x="96" y="150" fill={PRINT_INK} fontSize="28" textLength="196">
            PROFIGURE
          </text>
          <Lettering fit={NAME(spec.name)} fill={PRINT_INK} />
          <Lettering fit={JOB_TITLE(spec.jobTitle)} fill={CARD_INKS[spec.palette].main} />
          <Lettering fit={TAGLINE(`“${spec.tagline}”`)} fill={PRINT_INK} />
        </>
      ) : null}
    </Picture>
  );
}
