import type { LayoutProps } from "./export-props.ts";
import { FigurePortrait } from "./FigurePortrait.tsx";

/** Head and shoulders as a profile picture. A circular crop cuts off nothing important. */
export const FigureProfile = ({ spec, isPaid }: LayoutProps) => (
  <FigurePortrait spec={spec} isPaid={isPaid} isDecorative width={800} height={800} />
);
