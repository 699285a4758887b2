import { fitText, type TextFrame } from "../engine/fit-text.ts";
import type { Font } from "../engine/fonts.ts";
import { Lettering } from "../engine/Lettering.tsx";
import { PRINT_INK } from "../engine/palette.ts";

/** The system font, which the site's pages use, too. */
const SYSTEM_FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans',sans-serif";

/** Matches text that both fonts can draw. Other text is drawn in a fallback font of ordinary width. */
const LATIN = /^[ -\u024f\u1e00-\u1eff\u2010-\u2026]*$/;

interface TextStyle {
  readonly font: Font;
  /** Width of Latin letters in this style, relative to those of `font`. */
  readonly widthRatio: number;
  readonly style: Pick<React.SVGProps<SVGGElement>, "fontFamily" | "fontWeight" | "fontStretch" | "letterSpacing">;
}
const TEXT_STYLES = {
  poster: { font: "display", widthRatio: 1.36, style: { fontWeight: 850, fontStretch: "118%" } },
  item: { font: "display", widthRatio: 1.03, style: { fontWeight: 750, fontStretch: "94%" } },
  bold: { font: "display", widthRatio: 0.95, style: { fontFamily: SYSTEM_FONT, fontWeight: 600, fontStretch: "100%" } },
  plain: {
    font: "display",
    widthRatio: 0.88,
    style: { fontFamily: SYSTEM_FONT, fontWeight: 400, fontStretch: "100%" },
  },
  label: { font: "label", widthRatio: 1.08, style: { letterSpacing: ".06em" } },
} as const satisfies Readonly<Record<string, TextStyle>>;

interface PrintTextProps extends Omit<TextFrame, "font"> {
  text: string;
  textStyle: keyof typeof TEXT_STYLES;
  /** Color of the text. @default the print ink */
  fill?: string;
}

/** Returns the width ratio of a text. It is 1 for other scripts, because every style draws them in a fallback font. */
const widthRatioOf = (text: string, style: TextStyle): number => (LATIN.test(text) ? style.widthRatio : 1);

const fitStyled = (text: string, style: TextStyle, frame: Omit<TextFrame, "font">) =>
  fitText(text, {
    ...frame,
    x: 0,
    width: Math.floor((frame.width / widthRatioOf(text, style)) * 10) / 10,
    font: style.font,
  });

/**
 * A text of the print card, fitted into its frame. Glyph widths are known only for the two fonts of the box. A text in
 * another font is therefore measured in one of them: the frame's width is divided by the ratio of the fonts' widths,
 * and the result is scaled by that ratio.
 */
export function PrintText({ text, textStyle, fill = PRINT_INK, ...frame }: PrintTextProps) {
  const ratio = widthRatioOf(text, TEXT_STYLES[textStyle]);
  const scale = ratio === 1 ? "" : `scale(${ratio} 1)`;
  return (
    <g transform={`translate(${frame.x})${scale}`} {...TEXT_STYLES[textStyle].style}>
      <Lettering fit={fitStyled(text, TEXT_STYLES[textStyle], frame)} fill={fill} />
    </g>
  );
}

interface PrintLinesProps extends Omit<PrintTextProps, "text" | "maxLines"> {
  lines: readonly string[];
}

/** Returns the largest font size at which every line fits. All lines have the same height. */
export const commonSize = ({ lines, textStyle, height, ...frame }: Omit<PrintLinesProps, "fill">): number =>
  Math.min(
    ...lines.map(
      (line) => fitStyled(line, TEXT_STYLES[textStyle], { ...frame, height: height / lines.length, maxLines: 1 }).size,
    ),
  );

/** Several lines of text in the same font size. */
export function PrintLines({ lines, ...rest }: PrintLinesProps) {
  const height = rest.height / lines.length;
  const size = commonSize({ lines, ...rest });
  return lines.map((line, i) => (
    <PrintText key={line} {...rest} text={line} y={rest.y + i * height} height={height} size={size} />
  ));
}
