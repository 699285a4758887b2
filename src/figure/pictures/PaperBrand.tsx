import { PRINT_INK } from "../engine/palette.ts";

/** The product name in ink, below a colored bar. `x` and `y` are the bar's top left corner. */
export function PaperBrand({ x, y, color }: { x: number; y: number; color: string }) {
  return (
    <>
      <rect x={x} y={y} width="84" height="12" rx="6" fill={color} />
      <text x={x} y={y + 54} fill={PRINT_INK} fontSize="28" textLength="196">
        PROFIGURE
      </text>
    </>
  );
}
