import { useId } from "react";
import { FigureBox } from "./FigureBox.tsx";
import type { LayoutProps } from "./FigureExport.tsx";
import { fitInto } from "./fit-text.ts";
import { Lettering } from "./Lettering.tsx";
import { CARD_INKS, PAPER, PRINT_INK } from "./palette.ts";
import { BoxShadow, FLOOR_COLOR, Nail, WALL_COLOR, WallHoles } from "./parts/Wall.tsx";

const TAGLINE = fitInto({
  x: 144,
  y: 1440,
  width: 792,
  height: 124,
  font: "display",
  size: 64,
  maxLines: 2,
  lineHeight: 1.1,
  align: "middle",
});

/**
 * A figure in its box on the wall, as a phone shows a story. What is to be read stands between 250
 * and 1580, because an app's own controls lie over what is above and below.
 */
export function FigureStory({ spec, isPaid }: LayoutProps) {
  const holes = useId();
  return (
    <>
      <defs>
        <WallHoles id={holes} />
      </defs>
      <path d="M0 0H1080V1920H0Z" fill={WALL_COLOR} />
      <path d="M0 0H1080V1690H0Z" fill={`url(#${holes})`} />
      <path d="M0 1690H1080V1920H0Z" fill={FLOOR_COLOR} />
      <BoxShadow x={116} y={252} width={852} height={1146} rx={62} />
      <FigureBox spec={spec} isPaid={isPaid} decorative x={102} y={226} width={876} height={1168} />
      <Nail spec={spec} x={540} y={279} radius={20} outline={2} />
      <BoxShadow x={110} y={1436} width={868} height={144} rx={36} />
      <rect x={102} y={1424} width={876} height={152} rx={36} fill={PAPER} stroke={PRINT_INK} strokeWidth={3} />
      <Lettering fit={TAGLINE(`“${spec.tagline}”`)} fill={CARD_INKS[spec.palette].main} />
    </>
  );
}
