import { capitals } from "../engine/fit-text.ts";
import { PRINT_INK } from "../engine/palette.ts";
import { circle } from "../engine/shapes.ts";
import { PrintLogo } from "./PrintLogo.tsx";
import { PrintLines, PrintText } from "./PrintText.tsx";
import type { PrintCardLabels } from "./print-labels.ts";
import { STRIP } from "./print-layout.ts";

const LEFT = 1120;
const WIDTH = 850;
/** The circles that contain the spare accessories. */
const SPARES = { middles: [1251, 1545, 1839], y: 2602, radius: 129 } as const;
const ACCENT = "#ffcb3d";
const SCISSORS = "M60 14l18 14M60 28l18-14M61 12a4 4 0 1 0-8 0a4 4 0 0 0 8 0M61 30a4 4 0 1 0-8 0a4 4 0 0 0 8 0";
const SHADE = "#c9c2ae";

interface PrintGuideProps {
  labels: PrintCardLabels;
  /** The `href` of the front's drawing. */
  front: string;
  /** The `href` of each accessory's drawing. */
  accessories: readonly string[];
}

/** The instructions next to the strip: how to cut, fold and glue it, the finished card, and spare parts. */
export function PrintGuide({ labels, front, accessories }: PrintGuideProps) {
  return (
    <g data-slot="print-guide">
      <PrintLogo x={LEFT} y={241} size={53} />
      <PrintLines textStyle="poster" lines={labels.headline} x={LEFT} y={334} width={WIDTH} height={322} size={106} />
      <PrintText
        textStyle="plain"
        text={labels.lead}
        x={LEFT}
        y={702}
        width={WIDTH}
        height={132}
        size={41}
        maxLines={2}
        lineHeight={1.45}
      />
      <Step number={1} y={1005} labels={labels.cut}>
        <path d={`M24 6h26v48H24Z${SCISSORS}`} />
      </Step>
      <Step number={2} y={1275} labels={labels.fold}>
        <path d="M14 50L44 8 52 50ZM68 30q5-7 0-13l-6 2m6-2l1 6" />
        <path d="M44 8L66 16" strokeDasharray="4 4" />
      </Step>
      <Step number={3} y={1545} labels={labels.paste}>
        <path d="M23 45h37l3 5H20Z" fill={ACCENT} />
        <path d="M20 50L46 8 63 50M8 51h74" />
      </Step>
      <Standing front={front} label={labels.stands} />
      <PrintText
        textStyle="label"
        text={capitals(labels.spares)}
        x={LEFT}
        y={2396}
        width={WIDTH}
        height={42}
        size={31}
      />
      {SPARES.middles.map((x, i) => (
        <g key={x} transform={`translate(${x} ${SPARES.y})`}>
          <path d={circle(0, 0, SPARES.radius)} fill="#fff" stroke={PRINT_INK} strokeWidth={4} />
          <use href={accessories[i] ?? ""} transform="scale(1.68)" />
        </g>
      ))}
      <path d={`M${LEFT} 2804h${WIDTH}`} stroke={PRINT_INK} strokeWidth={4} />
      <PrintText
        textStyle="label"
        text={capitals(labels.check)}
        x={LEFT}
        y={2827}
        width={WIDTH}
        height={42}
        size={31}
      />
    </g>
  );
}

interface StepProps {
  number: number;
  y: number;
  labels: { readonly heading: string; readonly text: string };
  children: React.ReactNode;
}

/** One step, centered vertically on `y`: its number, a picture of 90 × 60 units and its text. */
function Step({ number, y, labels, children }: StepProps) {
  const text = { x: LEFT + 455, width: WIDTH - 455 } as const;
  return (
    <g data-slot="print-step">
      <path d={circle(LEFT + 43, y, 41)} fill={ACCENT} stroke={PRINT_INK} strokeWidth={5} />
      <text
        x={LEFT + 43}
        y={y + 15}
        fontSize={42}
        fill={PRINT_INK}
        textAnchor="middle"
        fontWeight={850}
        fontStretch="100%"
      >
        {number}
      </text>
      <g transform={`translate(${LEFT + 120} ${y - 100})scale(3.333)`} stroke={PRINT_INK} strokeWidth={1.8}>
        {children}
      </g>
      <PrintText textStyle="item" text={labels.heading} {...text} y={y - 86} height={58} size={51} />
      <PrintText
        textStyle="plain"
        text={labels.text}
        {...text}
        y={y - 22}
        height={108}
        size={36}
        maxLines={2}
        lineHeight={1.33}
      />
    </g>
  );
}

/** The finished card on a desk, seen from the left. */
function Standing({ front, label }: { front: string; label: string }) {
  const scale = 363 / STRIP.width;
  const transform = `translate(1364 1764)skewY(-4)scale(${Math.round(scale * 1e4) / 1e4})`;
  return (
    <g data-slot="print-standing">
      <path d="M1340 2254L1727 2226 1905 2226 1560 2268Z" fill={PRINT_INK} opacity=".14" />
      <path d="M1727 1739L1874 2224 1727 2223Z" fill={SHADE} stroke={PRINT_INK} strokeWidth={4} />
      <g transform={transform}>
        <path d="M0 0H860V1147H0Z" fill="#fff" />
        <use href={front} transform={`translate(${-STRIP.x} ${-STRIP.front})`} />
        <path d="M0 0H860V1147H0Z" stroke={PRINT_INK} strokeWidth={8} />
      </g>
      <PrintText
        textStyle="label"
        text={capitals(label)}
        x={1770}
        y={1798}
        width={200}
        height={84}
        size={31}
        maxLines={2}
        lineHeight={1.1}
        align="end"
      />
    </g>
  );
}
