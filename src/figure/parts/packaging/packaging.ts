import type { PictureContext } from "../../engine/picture-context.ts";
import type { CharacterType } from "../../schema/field.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import type { PackagingLayout } from "./layout.ts";

/** What every packaging is drawn from: 600 × 800 units. */
export interface PackagingProps {
  spec: FigureSpec;
  picture: PictureContext;
  /** Draws a gap instead of the figure. */
  isEmpty: boolean;
  /** Accessory labels and small print. */
  hasSmallPrint: boolean;
}

/** How a figure is packed: what is drawn, and where things lie on it. */
export interface PackagingDesign {
  readonly Packaging: React.ComponentType<PackagingProps>;
  readonly layouts: Readonly<Record<CharacterType, PackagingLayout>>;
}
