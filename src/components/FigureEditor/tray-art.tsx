import type { ReactNode } from "react";
import type { CharacterType, FigureLook, FigureSpec } from "../../domain/figure-spec.ts";
import { FigureThumb } from "./Thumb.tsx";

type Field = keyof FigureLook;
type Value = FigureLook[Field];

/** How a tray lies among the others and its options in it. Columns are the most there are in a row. */
interface TrayLayout {
  /** Twelfths of the panel, where there is room. */
  readonly span: string;
  readonly tiles: string;
  /** Shape of an option. */
  readonly face: string;
  /** Prints each option's name under it, where the picture alone could be misread. */
  readonly hasCaptions?: boolean;
  /** The figure stands on a soft ground of its side. */
  readonly isTinted?: boolean;
  /** Folds where there is little room. */
  readonly folds?: boolean;
}

/** One choice of looks: what there is to choose from, and how an option is drawn. */
export interface TrayArt extends TrayLayout {
  readonly field: Field;
  readonly options: (type: CharacterType) => readonly Value[];
  /** Draws the figure with the option put in. */
  readonly picture: (spec: FigureSpec) => ReactNode;
  /** Left out of the panel while this is false. */
  readonly isOffered?: (spec: FigureSpec) => boolean;
  /** Whether the choice cannot be seen on the figure as it is. */
  readonly isUnseen?: (spec: FigureSpec) => boolean;
}

export const COLORS = { span: "pf:@bench:col-span-12", tiles: "pf:tiles-4 pf:@bench:tiles-8", face: "pf:h-target" };
export const WIDE = { span: "pf:@bench:col-span-12", face: "pf:aspect-square" };

export const coversHair = ({ hair }: FigureSpec) => hair === "hijab" || hair === "turban";
/** The chest in view, on two legs. */
export const standing = (spec: FigureSpec): FigureSpec => ({
  ...spec,
  pose: spec.type === "hero" ? "ready" : "beckon",
  mobility: "none",
});
export const head = (spec: FigureSpec, viewBox: string) => (
  <FigureThumb
    isBust
    spec={{ ...spec, mobility: "none", pose: spec.type === "hero" ? "proud" : "scheme" }}
    viewBox={viewBox}
  />
);
