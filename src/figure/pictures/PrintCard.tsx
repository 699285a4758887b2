import { mergeLabels, type Translations } from "../../lib/merge-labels.ts";
import { Boundary } from "../engine/Boundary.tsx";
import { capitals } from "../engine/fit-text.ts";
import * as ids from "../engine/ids.ts";
import { INK } from "../engine/ink.ts";
import { Picture } from "../engine/Picture.tsx";
import { PRINT_INK, WHITE } from "../engine/palette.ts";
import { usePictureContext } from "../engine/picture-context.ts";
import { LoadedAccessory } from "../parts/accessory/Accessory.tsx";
import type { FigureDesign } from "../schema/design.ts";
import { FigureBox } from "./FigureBox.tsx";
import { backCode, PrintBack } from "./PrintBack.tsx";
import { PrintGuide } from "./PrintGuide.tsx";
import { PrintText } from "./PrintText.tsx";
import { PRINT_LABELS, type PrintCardLabels } from "./print-labels.ts";
import { STRIP } from "./print-layout.ts";
import { FLOOR_COLOR } from "./Wall.tsx";

/** Props of {@link PrintCard}. All other props are passed to the `svg` element. */
export interface PrintCardProps extends Omit<React.ComponentProps<"svg">, "children"> {
  /**
   * The figure, and the industry and skills to print on the back. If the industry or the skills are empty, their row is
   * omitted.
   */
  design: FigureDesign;
  /** Whether the figure is paid for. If not, the picture includes the PREVIEW watermark (specification §3). */
  isPaid: boolean;
  /**
   * The URL that opens the figure, printed on the back as a QR code. A URL longer than about 400 characters is omitted,
   * because its QR code would be unreadable.
   */
  link?: string | undefined;
  /**
   * Overrides the card's fixed texts, for example with translations. Each text shrinks to fit its frame. @default
   * English texts
   */
  labels?: Translations<PrintCardLabels> | undefined;
}

const ACCESSORY_IDS = [ids.firstAccessory, ids.secondAccessory, ids.thirdAccessory] as const;
const RIGHT = STRIP.x + STRIP.width;
/** Draws a fold line. It extends beyond the strip, so that its ends are visible when a ruler covers the fold. */
const fold = (y: number): string => `M${STRIP.x - 70} ${y}H${RIGHT + 70}`;

/** Draws a panel as wide as the strip. */
const panel = (top: number, bottom: number): string => `M${STRIP.x} ${top}H${RIGHT}V${bottom}H${STRIP.x}Z`;

/** Fills the corners behind the box on the front: the box has round corners, but the strip is cut straight. */
const CORNERS = [STRIP.front, STRIP.base - 50]
  .flatMap((y) => [STRIP.x, RIGHT - 50].map((x) => `M${x} ${y}h50v50h-50Z`))
  .join("");

/**
 * An A4 sheet with a figure to cut out, fold and stand on a desk: 2100 × 2970 units, each a tenth of a millimeter. The
 * same design gives the same picture, apart from ids.
 */
export function PrintCard({ design, isPaid, link, labels: given, ...svg }: PrintCardProps) {
  const labels = mergeLabels(PRINT_LABELS, given);
  const { spec } = design;
  const code = backCode(link);
  const picture = usePictureContext(spec);
  const accessories = ACCESSORY_IDS.map(picture.href);
  return (
    <Picture
      viewBox="0 0 2100 2970"
      {...svg}
      slot="print-card"
      type={spec.type}
      label={describeCard(design, isPaid, labels) + (code ? ` ${labels.withCode}` : "")}
    >
      <defs>
        <pattern
          id={picture.id(ids.glueStripes)}
          width="42"
          height="42"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M11 0V42" stroke="#e7e3d8" strokeWidth={9} />
        </pattern>
        {spec.accessories.map(({ kind }, i) => (
          <g key={accessories[i]} id={picture.id(ACCESSORY_IDS[i] ?? ids.firstAccessory)} stroke={INK}>
            <Boundary>
              <LoadedAccessory kind={kind} />
            </Boundary>
          </g>
        ))}
      </defs>
      <path d="M0 0h2100v2970H0Z" fill={WHITE} />
      <path d={panel(STRIP.tab, STRIP.back)} fill={picture.url(ids.glueStripes)} />
      <PanelNote text={labels.glue} top={STRIP.tab} end={STRIP.back} fill={PRINT_INK} />
      <PrintBack design={design} labels={labels} accessories={accessories} code={code} />
      <path d={CORNERS} fill={picture.ink} />
      <FigureBox
        id={picture.id(ids.printFront)}
        spec={spec}
        isPaid={isPaid}
        isDecorative
        // Without the card's outer edge, which would leave slivers of white along the cuts.
        viewBox="5 5 590 790"
        preserveAspectRatio="none"
        x={STRIP.x}
        y={STRIP.front}
        width={STRIP.width}
        height={STRIP.base - STRIP.front}
      />
      <path d={panel(STRIP.base, STRIP.end)} fill={FLOOR_COLOR} />
      <PanelNote text={labels.base} top={STRIP.base} end={STRIP.end} fill={WHITE} />
      <g stroke={PRINT_INK} strokeWidth={4} strokeLinecap="butt" strokeLinejoin="miter">
        <path data-slot="cut" d={panel(STRIP.tab, STRIP.end)} />
        <path data-slot="folds" d={fold(STRIP.back) + fold(STRIP.front) + fold(STRIP.base)} strokeDasharray="12 8" />
      </g>
      <PrintGuide labels={labels} front={picture.href(ids.printFront)} accessories={accessories} />
    </Picture>
  );
}

/** A text in the middle of a panel that explains what the panel is for. */
function PanelNote({ text, top, end, fill }: { text: string; top: number; end: number; fill: string }) {
  return (
    <PrintText
      textStyle="label"
      text={capitals(text)}
      x={STRIP.x + 130}
      y={(top + end) / 2 - 30}
      width={STRIP.width - 260}
      height={60}
      size={33}
      align="middle"
      fill={fill}
    />
  );
}

const sentence = (name: string, text: string): string => (text === "" ? "" : ` ${name}: ${text}.`);

/** Returns the text alternative: the description of the front, and the details on the back. */
const describeCard = ({ spec, industry, skills }: FigureDesign, isPaid: boolean, labels: PrintCardLabels): string =>
  `${labels.card} ${labels.describe(spec, { isPaid })}` +
  sentence(labels.characterType, labels[spec.type]) +
  sentence(labels.industry, industry) +
  sentence(labels.skills, skills.join(", "));
