import { PRINT_INK } from "../engine/palette.ts";
import type { FigureSpec } from "../schema/spec.ts";

export const WALL_COLOR = "#e8dec9";
export const FLOOR_COLOR = "#0c1433";

/** A fill pattern with the holes of the pegboard. */
export function WallHoles({ id }: { id: string }) {
  return (
    <pattern id={id} width="46" height="46" patternUnits="userSpaceOnUse">
      <circle cx="23" cy="23" r="5" fill="#c9bb9f" />
    </pattern>
  );
}

interface NailProps {
  spec: FigureSpec;
  x: number;
  y: number;
  radius: number;
  outline: number;
}

/** The nail in a box's hang hole. A trading card has no hole, so it gets no nail. */
export function Nail({ spec, x, y, radius, outline }: NailProps) {
  if (spec.packaging === "trading-card") return null;
  return <circle cx={x} cy={y} r={radius} fill="#c4ccd9" stroke="#454d61" strokeWidth={outline} />;
}

type ShadowProps = Pick<React.SVGProps<SVGRectElement>, "x" | "y" | "width" | "height" | "rx">;

/** The shadow of a box on the pegboard. */
export function BoxShadow(box: ShadowProps) {
  return <rect {...box} fill={PRINT_INK} opacity=".28" />;
}
