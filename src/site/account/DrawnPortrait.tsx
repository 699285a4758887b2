import { FigurePortrait, type FigureSpec } from "../../figure.ts";

/** A figure's portrait. Decorative, because the name is next to it. Lazily loaded: it imports the drawing engine. */
export const DrawnPortrait = ({ spec }: { spec: FigureSpec }) => <FigurePortrait spec={spec} isDecorative />;
