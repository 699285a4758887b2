import type { FigureSpec } from "../../domain/figure-spec.ts";
import type { PictureContext } from "../picture-context.ts";

/** What every packaging is drawn from: 600 × 800 units. */
export interface PackagingProps {
  id: string;
  spec: FigureSpec;
  picture: PictureContext;
  /** Draws a gap instead of the figure. */
  empty: boolean;
  /** Accessory labels and small print. */
  hasSmallPrint: boolean;
}
