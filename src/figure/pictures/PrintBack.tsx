import { capitals } from "../engine/fit-text.ts";
import { CREAM } from "../engine/palette.ts";
import { CARD_INKS } from "../parts/background/options.ts";
import type { FigureDesign } from "../schema/design.ts";
import { LinkCode, type LinkCodeDrawing, linkCode } from "./LinkCode.tsx";
import { PrintLogo } from "./PrintLogo.tsx";
import { commonSize, PrintLines, PrintText } from "./PrintText.tsx";
import type { PrintCardLabels } from "./print-labels.ts";
import { STRIP } from "./print-layout.ts";

const QUIET = "#4a5069";
const RULE = "#b9b2a0";
const PANEL = { width: STRIP.width, height: STRIP.front - STRIP.back } as const;
const LEFT = 85;
const COLUMN = { key: 245, value: 430 } as const;
const VALUE_X = PANEL.width - LEFT - COLUMN.value;
const ROWS = { top: 432, height: 74, end: 816, endOverCode: 800 } as const;
/** Height of a line of skills, and of the space above the first line. */
const LINE = 45;
const OVER = 15;
/**
 * The y of the bottom of the accessories, and the limits of their scale. At scale 1, an accessory is 104 × 88 units.
 */
const SHELF = { y: 998, least: 1.12, most: 1.9 } as const;

/** Position and width of the QR code. */
const CODE = { x: 497, y: 847, side: 276 } as const;
/**
 * The smallest width of the QR code's modules, in tenths of a millimeter. Phones can scan it from a hand's breadth
 * away.
 */
const LEAST_MODULE = 3.5;
/** Layout of the list of accessories next to a QR code. */
const LIST = { y: 862, row: 80, scale: 0.76 } as const;

/** Draws the QR code of a link, or returns undefined if the code does not fit on the back. */
export const backCode = (link: string | undefined) => linkCode(link, CODE.side, LEAST_MODULE);

interface PrintBackProps {
  design: FigureDesign;
  labels: PrintCardLabels;
  /** The `href` of each accessory's drawing. */
  accessories: readonly string[];
  /** The QR code of the figure's link. With it, the accessories are a list next to the code. */
  code?: LinkCodeDrawing | undefined;
}

/** The back of the card, with the figure's details. It is upside down on the sheet, because folding turns it over. */
export function PrintBack({ design: { spec, industry, skills }, labels, accessories, code }: PrintBackProps) {
  const rows = [
    [labels.title, spec.jobTitle],
    [labels.characterType, labels[spec.type]],
    [labels.industry, industry],
  ].filter((row): row is [string, string] => row[1] !== "");
  const skillsTop = ROWS.top + rows.length * ROWS.height;
  const set = setSkills(skills, (code ? ROWS.endOverCode : ROWS.end) - skillsTop - OVER);
  // The accessories fill the space below the details.
  const end = set ? skillsTop + OVER + set.height : skillsTop;
  const scale = Math.min(SHELF.most, Math.round((SHELF.least + (ROWS.end - end) / 100) * 100) / 100);
  const shelfTop = SHELF.y - 96 * scale;
  return (
    <g
      data-slot="print-back"
      transform={`translate(${STRIP.x} ${STRIP.back}) rotate(180 ${PANEL.width / 2} ${PANEL.height / 2})`}
    >
      <path d={`M10 10H${PANEL.width - 10}V${PANEL.height - 10}H10Z`} fill={CREAM} />
      <path
        d={`M10 10H${PANEL.width - 10}V${PANEL.height - 10}H10Z`}
        stroke={CARD_INKS[spec.palette].light}
        strokeWidth={20}
        strokeLinejoin="miter"
      />
      <PrintLogo x={LEFT} y={116} size={40} />
      <PrintText
        textStyle="label"
        text={capitals(`${labels.series} ${String(spec.number).padStart(3, "0")}`)}
        x={455}
        y={96}
        width={320}
        height={40}
        size={28}
        align="end"
      />
      <PrintText
        textStyle="poster"
        text={spec.name}
        x={LEFT}
        y={168}
        width={690}
        height={166}
        size={82}
        maxLines={2}
        lineHeight={0.94}
      />
      <PrintText
        textStyle="bold"
        text={`“${spec.tagline}”`}
        x={LEFT}
        y={342}
        width={690}
        height={70}
        size={37}
        maxLines={2}
        lineHeight={1.15}
      />
      {rows.map(([key, value], i) => (
        <Row key={key} name={key} y={ROWS.top + i * ROWS.height}>
          <PrintText
            textStyle="bold"
            text={value}
            x={VALUE_X}
            y={ROWS.top + i * ROWS.height + 7}
            width={COLUMN.value}
            height={ROWS.height - 14}
            size={33}
            maxLines={2}
            lineHeight={1.1}
          />
        </Row>
      ))}
      {set ? (
        <Row name={labels.skills} y={skillsTop}>
          <PrintLines {...SKILLS} y={skillsTop + OVER} {...set} />
        </Row>
      ) : null}
      <PrintText
        textStyle="label"
        text={capitals(labels.accessories)}
        x={LEFT}
        y={code ? LIST.y - 46 : shelfTop - 52}
        width={code ? CODE.x - LEFT - 30 : 690}
        height={40}
        size={28}
      />
      {spec.accessories.map(({ label }, i) => (
        <g key={accessories[i]}>
          <use href={accessories[i] ?? ""} transform={code ? listed(i) : shelved(i, scale)} />
          <PrintText
            textStyle="plain"
            text={label}
            size={28}
            maxLines={2}
            lineHeight={1.15}
            {...(code
              ? { x: LEFT + 104, y: LIST.y + i * LIST.row, width: CODE.x - LEFT - 124, height: LIST.row - 8 }
              : { x: 87 + i * 235, y: 1006, width: 216, height: 72, align: "middle" as const })}
          />
        </g>
      ))}
      {code ? (
        <>
          <PrintText
            textStyle="label"
            text={capitals(labels.code)}
            x={CODE.x + 20}
            y={LIST.y - 46}
            width={CODE.side - 40}
            height={40}
            size={28}
            align="middle"
          />
          <LinkCode code={code} x={CODE.x} y={CODE.y} />
        </>
      ) : null}
    </g>
  );
}

/** Returns the transform of the accessory at index `i` in the row of three. */
const shelved = (i: number, scale: number): string =>
  `translate(${195 + i * 235} ${Math.round(SHELF.y - 48 * scale)})scale(${scale})`;
/** Returns the transform of the accessory at index `i` in the list next to a QR code. */
const listed = (i: number): string =>
  `translate(${LEFT + 46} ${LIST.y + (i + 0.5) * LIST.row - 4})scale(${LIST.scale})`;

function Row({ name, y, children }: { name: string; y: number; children: React.ReactNode }) {
  return (
    <>
      <path d={`M${LEFT} ${y}H${PANEL.width - LEFT}`} stroke={RULE} strokeWidth={2.5} strokeLinecap="butt" />
      <PrintText
        textStyle="plain"
        text={name}
        x={LEFT}
        y={y + 4}
        width={COLUMN.key}
        height={ROWS.height - 8}
        size={33}
        fill={QUIET}
      />
      {children}
    </>
  );
}

/** Yields every way to break a list of skills into lines between two skills. The first is a single line. */
function* breaks(skills: readonly string[]): Generator<readonly string[]> {
  if (skills.length === 0) return;
  for (let ends = 0; ends < 2 ** (skills.length - 1); ends++)
    yield skills
      .map((skill, i) => (i === skills.length - 1 ? skill : `${skill},${ends & (1 << i) ? "\n" : " "}`))
      .join("")
      .split("\n");
}

const SKILLS = { textStyle: "bold", x: VALUE_X, width: COLUMN.value, size: 33 } as const;

/**
 * Breaks skills into the lines that allow the largest font size. Of those, prefers fewer lines, then lines of more even
 * length.
 */
function setSkills(skills: readonly string[], maxHeight: number) {
  let best: { lines: readonly string[]; height: number; score: number } | undefined;
  for (const lines of breaks(skills)) {
    const height = Math.min(maxHeight, lines.length * LINE);
    const size = commonSize({ ...SKILLS, lines, y: 0, height });
    const score = size - lines.length / 100 - Math.max(...lines.map((line) => line.length)) / 1e5;
    if (!best || score > best.score) best = { lines, height, score };
  }
  return best && { lines: best.lines, height: best.height };
}
