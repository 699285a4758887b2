import { textWidth } from "../engine/fonts.ts";
import { PRINT_INK } from "../engine/palette.ts";

/** The brand in ink, below a colored bar. `x` and `y` are the bar's top left corner. */
export function PaperBrand({ text, x, y, color }: { text: string; x: number; y: number; color: string }) {
  return (
    <>
      <rect x={x} y={y} width="84" height="12" rx="6" fill={color} />
      <text
        x={x}
        y={y + 54}
        fill={PRINT_INK}
        fontSize="28"
        textLength={Math.min(540, Math.round(textWidth(text, "display") * 38.8))}
      >
        {text}
      </text>
    </>
  );
}
