import { FigurePortrait, type FigureSpec } from "../../figure.ts";

/** Lazily loaded, because it imports the drawing engine. Decorative: the name is next to it. */
export const DrawnPortrait = ({ spec }: { spec: FigureSpec }) => <FigurePortrait spec={spec} isDecorative />;
