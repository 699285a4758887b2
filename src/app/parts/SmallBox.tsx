import { FigureBox, type FigureSpec } from "../../index.ts";

/** The decorative picture of a dialog; loaded on its own, because it brings the drawing engine. */
export const SmallBox = ({ spec, isPaid }: { spec: FigureSpec; isPaid: boolean }) => (
  <FigureBox spec={spec} isPaid={isPaid} decorative lettering="large" />
);
