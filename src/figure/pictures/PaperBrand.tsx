import { PRINT_INK } from "../engine/palette.ts";

/** The name of the product on paper, under a bar of the figure's color; x and y are the bar's left upper corner. */
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
