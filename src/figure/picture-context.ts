import type { CharacterType, FigureSpec } from "../domain/figure-spec.ts";
import { translucent } from "./color.ts";
import { CARD_INKS, type CardInks, TYPE_COLORS } from "./palette.ts";

/** What every part of one picture shares: its inks and the names of its gradients and shapes. */
export interface PictureContext {
  readonly type: CharacterType;
  readonly isHero: boolean;
  readonly inks: CardInks;
  /** Outline and darkest print. */
  readonly ink: string;
  /** Color of shaded plastic and of its outlines. */
  readonly shade: string;
  /** Outlines of plastic: its shade, half through. */
  readonly edge: string;
  /** Light on the far edge. */
  readonly rim: string;
  /** The id of a named thing in this picture. */
  readonly id: (name: string) => string;
  /** A link to it, for `use`. */
  readonly href: (name: string) => string;
  /** A reference to it, for `fill` and `clip-path`. */
  readonly url: (name: string) => string;
}

/** `id` is unique in the document: from `useId`, once per picture. */
export function createPictureContext(
  id: string,
  { type, palette }: Pick<FigureSpec, "type" | "palette">,
): PictureContext {
  const { ink, shade, rim } = TYPE_COLORS[type];
  return {
    type,
    isHero: type === "hero",
    inks: CARD_INKS[palette],
    ink,
    shade,
    edge: translucent(shade),
    rim,
    id: (name) => id + name,
    href: (name) => `#${id}${name}`,
    url: (name) => `url(#${id}${name})`,
  };
}

/**
 * For `memo`: which fields of the spec a part is drawn from. With the same ones, and the same other props,
 * it need not be drawn again.
 */
export const equalInFields =
  <Props extends { spec: Partial<FigureSpec> }>(isDrawn: (field: keyof FigureSpec) => boolean) =>
  (before: Props, after: Props): boolean =>
    (Object.keys(after) as (keyof Props)[]).every((prop) => prop === "spec" || before[prop] === after[prop]) &&
    (before.spec === after.spec ||
      (Object.keys(after.spec) as (keyof FigureSpec)[]).every(
        (field) => !isDrawn(field) || before.spec[field] === after.spec[field],
      ));
