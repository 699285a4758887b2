import type { PictureContext } from "../../engine/picture-context.ts";
import type { CharacterType } from "../../schema/field.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import type { PackagingLayout } from "./layout.ts";

/** Props of every packaging component. Each draws 600 × 800 units. */
export interface PackagingProps {
  spec: FigureSpec;
  picture: PictureContext;
  /** Draws a person-shaped gap in place of the figure. */
  isEmpty: boolean;
  /** Draws accessory labels and small print. */
  hasSmallPrint: boolean;
}

/** A packaging: its component, and its layout for each type. */
export interface PackagingDesign {
  readonly Packaging: React.ComponentType<PackagingProps>;
  readonly layouts: Readonly<Record<CharacterType, PackagingLayout>>;
}
