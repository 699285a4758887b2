import type { FigureDesign } from "../../domain/figure-design.ts";
import { CARD_INKS, CREAM } from "../palette.ts";
import { PRINT_INK, STRIP } from "../print-layout.ts";
import type { PrintWords } from "../print-words.ts";
import { PrintLogo } from "./PrintLogo.tsx";
import { commonSize, PrintLines, PrintText } from "./PrintText.tsx";

const QUIET = "#4a5069";
const RULE = "#b9b2a0";
const PANEL = { width: STRIP.width, height: STRIP.front - STRIP.back } as const;
const LEFT = 85;
const COLUMN = { key: 245, value: 430 } as const;
const VALUE_X = PANEL.width - LEFT - COLUMN.value;
const ROWS = { top: 432, height: 74, end: 822 } as const;
const LINE = 45;

interface PrintBackProps {
  design: FigureDesign;
  words: PrintWords;
  /** Links to the drawings of the three accessories. */
  accessories: readonly string[];
}

/** The back of the card: who it is, in words. It stands on its head, as the fold turns it round. */
export function PrintBack({ design: { spec, industry, skills }, words, accessories }: PrintBackProps) {
  const rows = [
    [words.title, spec.jobTitle],
    [words.characterType, words[spec.type]],
    [words.industry, industry],
  ].filter((row): row is [string, string] => row[1] !== "");
  const skillsTop = ROWS.top + rows.length * ROWS.height;
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
        voice="label"
        text={`${words.series} ${String(spec.number).padStart(3, "0")}`.toUpperCase()}
        x={455}
        y={96}
        width={320}
        height={40}
        size={28}
        align="end"
      />
      <PrintText voice="poster" text={spec.name} x={LEFT} y={168} width={690} height={166} size={82} maxLines={2} lead={0.94} />
      <PrintText
        voice="bold"
        text={`“${spec.tagline}”`}
        x={LEFT}
        y={344}
        width={690}
        height={80}
        size={37}
        maxLines={2}
        lead={1.15}
      />
      {rows.map(([key, value], i) => (
        <Row key={key} name={key} y={ROWS.top + i * ROWS.height}>
          <PrintText
            voice="bold"
            text={value}
            x={VALUE_X}
            y={ROWS.top + i * ROWS.height + 4}
            width={COLUMN.value}
            height={ROWS.height - 8}
            size={33}
            maxLines={2}
            lead={1.1}
          />
        </Row>
      ))}
      {skills.length === 0 ? null : (
        <Row name={words.skills} y={skillsTop}>
          <Skills skills={skills} y={skillsTop + 15} height={ROWS.end - skillsTop - 15} />
        </Row>
      )}
      <PrintText
        voice="label"
        text={words.accessories.toUpperCase()}
        x={LEFT}
        y={838}
        width={690}
        height={40}
        size={28}
      />
      {spec.accessories.map(({ label }, i) => (
        <g key={accessories[i]}>
          <use href={accessories[i] ?? ""} transform={`translate(${195 + i * 235} 944)scale(1.12)`} />
          <PrintText
            voice="plain"
            text={label}
            x={87 + i * 235}
            y={1006}
            width={216}
            height={72}
            size={28}
            maxLines={2}
            lead={1.15}
            align="middle"
          />
        </g>
      ))}
    </g>
  );
}

function Row({ name, y, children }: { name: string; y: number; children: React.ReactNode }) {
  return (
    <>
      <path d={`M${LEFT} ${y}H${PANEL.width - LEFT}`} stroke={RULE} strokeWidth={2.5} strokeLinecap="butt" />
      <PrintText
        voice="plain"
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

/** Every way to break a list of skills into lines, between the skills; one line first. */
function* breaks(skills: readonly string[]): Generator<readonly string[]> {
  for (let ends = 0; ends < 2 ** (skills.length - 1); ends++)
    yield skills
      .map((skill, i) => (i === skills.length - 1 ? skill : `${skill},${ends & (1 << i) ? "\n" : " "}`))
      .join("")
      .split("\n");
}

/** Up to six skills, in as many lines as lets them be largest. */
function Skills({ skills, y, height }: { skills: readonly string[]; y: number; height: number }) {
  const place = { voice: "bold", x: VALUE_X, y, width: COLUMN.value, size: 33 } as const;
  let best = { lines: skills, size: 0, height };
  for (const lines of breaks(skills)) {
    const own = Math.min(height, lines.length * LINE);
    const size = commonSize({ ...place, lines, height: own });
    if (size > best.size || (size === best.size && lines.length < best.lines.length))
      best = { lines, size, height: own };
  }
  return <PrintLines {...place} lines={best.lines} height={best.height} fill={PRINT_INK} />;
}
