import { fitInto } from "../engine/fit-text.ts";
import { Lettering } from "../engine/Lettering.tsx";
import { Picture } from "../engine/Picture.tsx";
import { PAPER, PRINT_INK } from "../engine/palette.ts";
import { CARD_INKS } from "../parts/background/options.ts";
import { describeFigure } from "../parts/describe.ts";
import { BOX_LABELS } from "../schema/box-labels.ts";
import type { FigureExportProps } from "./export-props.ts";
import { FigureBox } from "./FigureBox.tsx";
import { describeWithCode, LEAST_MODULE, LinkCode, linkCode } from "./LinkCode.tsx";
import { PaperBrand } from "./PaperBrand.tsx";

interface FigureShelfProps extends Omit<FigureExportProps, "format" | "credit"> {
  /** The URL in the QR code. If it is too long for a readable code, only the box is drawn, at full size. */
  link: string;
}

const SHEET = { width: 1200, height: 1600 } as const;
const BOX = { x: 132, y: 0, width: 936, height: 1248 } as const;
const LABEL = { x: BOX.x, y: 1256, width: BOX.width, height: 342, rx: 36 } as const;
const CODE = { x: LABEL.x + LABEL.width - LABEL.height, y: LABEL.y, side: LABEL.height } as const;

const NAME = fitInto({
  ...{ x: 180, y: 1382, width: 540, height: 124 },
  ...({ font: "display", size: 72, maxLines: 2, lineHeight: 0.95 } as const),
});

/**
 * A box above a shelf label with a QR code that opens the figure. The box is smaller than usual, so that the label
 * covers no part of it.
 */
export function FigureShelf({ spec, isPaid, link, labels, ...svg }: FigureShelfProps) {
  const code = linkCode(link, CODE.side, LEAST_MODULE);
  return (
    <Picture
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      {...svg}
      slot="figure-shelf"
      type={spec.type}
      label={describeWithCode(describeFigure(spec, { isPaid }), code)}
    >
      <FigureBox spec={spec} isPaid={isPaid} isDecorative labels={labels} {...(code ? BOX : SHEET)} />
      {code ? (
        <>
          <rect {...LABEL} fill={PAPER} stroke={PRINT_INK} strokeWidth="3" />
          <PaperBrand text={labels?.brand ?? BOX_LABELS.brand} x={180} y={1296} color={CARD_INKS[spec.palette].main} />
          <Lettering fit={NAME(spec.name)} fill={PRINT_INK} />
          <text x={180} y={1556} fill={CARD_INKS[spec.palette].main} fontSize={34}>
            Scan to meet me
          </text>
          <LinkCode code={code} x={CODE.x} y={CODE.y} />
        </>
      ) : null}
    </Picture>
  );
}
