import { useId } from "react";
import { describeFigure } from "../describe.ts";
import { fitInto } from "../engine/fit-text.ts";
import { Lettering } from "../engine/Lettering.tsx";
import { Picture } from "../engine/Picture.tsx";
import { PAPER, PRINT_INK, WHITE } from "../engine/palette.ts";
import { CARD_INKS } from "../parts/background/options.ts";
import type { FigureExportProps } from "./export-props.ts";
import { FigureBox } from "./FigureBox.tsx";
import { describeWithCode, LEAST_MODULE, LinkCode, linkCode } from "./LinkCode.tsx";
import { PaperBrand } from "./PaperBrand.tsx";
import { BoxShadow, FLOOR_COLOR, FLOOR_HEIGHT, Nail, WALL_COLOR, WallHoles } from "./Wall.tsx";

interface FigurePlateProps extends Omit<FigureExportProps, "format"> {
  /** `square` is 1200 × 1200 units, for posts; `landscape` 1200 × 630, as links show one. */
  shape: "square" | "landscape";
}

const WIDTH = 1200;
const HEIGHTS = { square: 1200, landscape: 630 } as const;
/** Where the box hangs: left, top, width. Its height follows: boxes are 3 to 4. */
const BOX_PLACES = { square: [222, 78, 756], landscape: [752, 34, 402] } as const;
/** The same beside a code. */
const BOX_BESIDE_CODE = { square: [40, 78, 756], landscape: [762, 34, 402] } as const;

/** The paper of a landscape: itself, its brand, and its texts. */
const PAPER_ALONE = {
  paper: { x: 52, y: 52, width: 636, height: 506 },
  brand: { x: 96, y: 96 },
  name: fitInto({ x: 96, y: 172, width: 548, height: 176, font: "display", size: 92, maxLines: 2 }),
  jobTitle: fitInto({ x: 96, y: 366, width: 548, height: 48, font: "display", size: 36 }),
  tagline: fitInto({
    ...{ x: 96, y: 436, width: 548, height: 96 },
    ...({ font: "display", size: 34, maxLines: 2, lineHeight: 1.15 } as const),
  }),
};
/** The same with a code, whose quiet zone reaches to the paper's edges. */
const PAPER_WITH_CODE = {
  paper: { x: 40, y: 30, width: 682, height: 546 },
  brand: { x: 80, y: 66 },
  name: fitInto({ x: 80, y: 138, width: 602, height: 92, font: "display", size: 84, maxLines: 2, lineHeight: 0.95 }),
  jobTitle: fitInto({ x: 80, y: 262, width: 288, height: 88, font: "display", size: 36, maxLines: 2 }),
  tagline: fitInto({
    ...{ x: 80, y: 374, width: 288, height: 168 },
    ...({ font: "display", size: 34, maxLines: 2, lineHeight: 1.15 } as const),
  }),
};

/** Side of the code, and its left upper corner. A version of 49 modules, which most links need, has 6 units a module. */
const CODE_SIDE = 342;
const CODE_PLACES = { square: [827, 688], landscape: [380, 234] } as const;
/** The label of a square, around its code: room on each side, and below for a line. */
const LABEL = { padding: 6, line: 50 } as const;

/** A figure in its box on the wall, in the shapes that posts and links ask for. */
export function FigurePlate({ spec, isPaid, shape, link, ...svg }: FigurePlateProps) {
  const holes = useId();
  const height = HEIGHTS[shape];
  const code = linkCode(link, CODE_SIDE, LEAST_MODULE);
  const [codeX, codeY] = CODE_PLACES[shape];
  const [x, y, width] = (code ? BOX_BESIDE_CODE : BOX_PLACES)[shape];
  const { paper, brand, name, jobTitle, tagline } = code ? PAPER_WITH_CODE : PAPER_ALONE;
  const ink = CARD_INKS[spec.palette].main;
  const boxHeight = (width * 4) / 3;
  const floor = height - FLOOR_HEIGHT;
  return (
    <Picture
      viewBox={`0 0 ${WIDTH} ${height}`}
      {...svg}
      slot="figure-plate"
      type={spec.type}
      label={describeWithCode(describeFigure(spec, { isPaid }), code)}
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
      <Nail spec={spec} x={x + width / 2} y={y + width * 0.06} radius={width / 44} outline={2} />
      {shape === "landscape" ? (
        <>
          <rect {...paper} rx="36" fill={PAPER} stroke={PRINT_INK} strokeWidth="3" />
          <PaperBrand {...brand} color={ink} />
          <Lettering fit={name(spec.name)} fill={PRINT_INK} />
          <Lettering fit={jobTitle(spec.jobTitle)} fill={ink} />
          <Lettering fit={tagline(`“${spec.tagline}”`)} fill={PRINT_INK} />
        </>
      ) : null}
      {code && shape === "square" ? <CodeLabel x={codeX} y={codeY} /> : null}
      {code ? <LinkCode code={code} x={codeX} y={codeY} /> : null}
    </Picture>
  );
}

/** The label on the wall that bears the code; x and y are the code's. */
function CodeLabel({ x, y }: { x: number; y: number }) {
  const place = {
    x: x - LABEL.padding,
    y: y - LABEL.padding,
    width: CODE_SIDE + 2 * LABEL.padding,
    height: CODE_SIDE + LABEL.line + LABEL.padding,
  };
  return (
    <>
      <BoxShadow {...place} y={place.y + 8} rx={24} />
      <rect {...place} rx="24" fill={WHITE} stroke={PRINT_INK} strokeWidth="3" />
      <text x={x + CODE_SIDE / 2} y={y + CODE_SIDE + 26} fill={PRINT_INK} fontSize="30" textAnchor="middle">
        Scan to open
      </text>
    </>
  );
}
