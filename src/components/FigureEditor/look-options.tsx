import type { ReactNode } from "react";
import type { CharacterType, FigureLook, FigureSpec } from "../../domain/figure-spec.ts";

type Field = keyof FigureLook;
type Value = FigureLook[Field];

/** How a group lies among the others, and its options in it. */
interface Layout {
  /** Twelfths of the panel, where there is room. */
  readonly span: string;
  /** The most options in a row. */
  readonly tiles: string;
  /** Width to height of a picture, or its height. */
  readonly aspect: string;
  /** Prints each option's name under it, where the picture alone could be misread. */
  readonly captioned?: boolean;
  /** Pictures have a soft ground in the color of the figure's type. */
  readonly tinted?: boolean;
  /** Folds where there is little room. */
  readonly collapsible?: boolean;
}

/** One choice of looks: what there is to choose from, and how an option is drawn. */
export interface LookOptions extends Layout {
  readonly field: Field;
  readonly options: (type: CharacterType) => readonly Value[];
  /** Draws the figure with the option put in. */
  readonly picture: (spec: FigureSpec) => ReactNode;
  /** Left out of the panel while this is false. */
  readonly isAvailable?: (spec: FigureSpec) => boolean;
  /** Whether the choice cannot be seen on the figure as it is. */
  readonly hasNoVisibleEffect?: (spec: FigureSpec) => boolean;
}

export const COLORS = { span: "pf:@bench:col-span-12", tiles: "pf:tiles-4 pf:@bench:tiles-8", aspect: "pf:h-target" };
export const WIDE = { span: "pf:@bench:col-span-12", aspect: "pf:aspect-square" };

export const coversHair = ({ hair }: FigureSpec) => hair === "hijab" || hair === "turban";
