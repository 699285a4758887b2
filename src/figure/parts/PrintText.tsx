import { fitText, type TextPlace } from "../fit-text.ts";
import { Lettering } from "../Lettering.tsx";
import type { Face } from "../metrics.ts";
import { LATIN, PRINT_INK } from "../print-layout.ts";

/** The reader's own face, as the pages' text has it. */
const TEXT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans',sans-serif";

interface Voice {
  readonly face: Face;
  /** Width of its Latin letters, as a share of the face's. */
  readonly share: number;
  readonly style: Pick<React.SVGProps<SVGGElement>, "fontFamily" | "fontWeight" | "fontStretch" | "letterSpacing">;
}
const VOICES = {
  poster: { face: "display", share: 1.36, style: { fontWeight: 850, fontStretch: "118%" } },
  item: { face: "display", share: 1.03, style: { fontWeight: 750, fontStretch: "94%" } },
  bold: { face: "display", share: 0.95, style: { fontFamily: TEXT, fontWeight: 600, fontStretch: "100%" } },
  plain: { face: "display", share: 0.88, style: { fontFamily: TEXT, fontWeight: 400, fontStretch: "100%" } },
  label: { face: "label", share: 1.08, style: { letterSpacing: ".06em" } },
} as const satisfies Readonly<Record<string, Voice>>;

interface PrintTextProps extends Omit<TextPlace, "face"> {
  text: string;
  voice: keyof typeof VOICES;
  /** @default the card's ink */
  fill?: string;
}

/** Other scripts come in the reader's own font whatever the voice, and keep their width. */
const shareOf = (text: string, voice: Voice): number => (LATIN.test(text) ? voice.share : 1);

const fitVoice = (text: string, voice: Voice, place: Omit<TextPlace, "face">) =>
  fitText(text, {
    ...place,
    x: 0,
    width: Math.floor((place.width / shareOf(text, voice)) * 10) / 10,
    face: voice.face,
  });

/**
 * A text of the print card, fitted into its place. The metrics know only the box's two faces: a text in another is
 * fitted as if it were the display face, in a place that is as much wider or narrower, and drawn back to its width.
 */
export function PrintText({ text, voice, fill = PRINT_INK, ...place }: PrintTextProps) {
  const share = shareOf(text, VOICES[voice]);
  const scale = share === 1 ? "" : `scale(${share} 1)`;
  return (
    <g transform={`translate(${place.x})${scale}`} {...VOICES[voice].style}>
      <Lettering fit={fitVoice(text, VOICES[voice], place)} fill={fill} />
    </g>
  );
}

interface PrintLinesProps extends Omit<PrintTextProps, "text" | "maxLines"> {
  lines: readonly string[];
}

/** The largest size at which each of some lines fits into its share of the height. */
export const commonSize = ({ lines, voice, height, ...place }: Omit<PrintLinesProps, "fill">): number =>
  Math.min(
    ...lines.map(
      (line) => fitVoice(line, VOICES[voice], { ...place, height: height / lines.length, maxLines: 1 }).size,
    ),
  );

/** Lines that are given, all at one size. */
export function PrintLines({ lines, ...rest }: PrintLinesProps) {
  const height = rest.height / lines.length;
  const size = commonSize({ lines, ...rest });
  return lines.map((line, i) => (
    <PrintText key={line} {...rest} text={line} y={rest.y + i * height} height={height} size={size} />
  ));
}
