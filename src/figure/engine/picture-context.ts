import { useId, useMemo } from "react";
import { type AccessoryKind, type AccessoryTraits, accessoryTraits, TRADE_INKS } from "../parts/accessory/options.ts";
import { CARD_INKS, type CardInks } from "../parts/background/options.ts";
import { BOX_LABELS, type BoxLabels } from "../schema/box-labels.ts";
import type { CharacterType } from "../schema/field.ts";
import type { FigureSpec } from "../schema/spec.ts";
import { mix } from "./color.ts";
import type * as ids from "./ids.ts";
import { TYPE_COLORS } from "./palette.ts";

/** The trades whose ink is neither blue nor red. */
const TRADE_GROUNDS: readonly AccessoryTraits["kind"][] = ["care", "land", "stage", "learning", "sport"];

type PictureSpec = Pick<FigureSpec, "type" | "palette" | "accessories">;
type Id = (typeof ids)[keyof typeof ids];

/** Colors and ids that all parts of one picture share. */
export interface PictureContext {
  readonly type: CharacterType;
  readonly isHero: boolean;
  readonly inks: CardInks;
  /** The second ink of the card. The kind of the first accessory determines it; a villain's is darker. */
  readonly second: string;
  /**
   * The ink of the largest area. On the cards of some trades it is their ink, so that a shelf of cards is not one wall
   * of the type's color; `second` is then the type's ink.
   */
  readonly ground: string;
  /** Color of the pattern on the ground. */
  readonly pattern: string;
  /** Color of outlines and of the darkest printed areas. */
  readonly ink: string;
  /** Color of shaded plastic and of its outlines. */
  readonly shade: string;
  /** The words printed on the box. */
  readonly labels: BoxLabels;
  /** Returns an id of `ids.ts` with the prefix of this picture. */
  readonly id: (name: Id) => string;
  /** Returns `#id` with the prefix, for the `href` of a `use` element. */
  readonly href: (name: Id) => string;
  /** Returns `url(#id)` with the prefix, for `fill` and `clip-path`. */
  readonly url: (name: Id) => string;
}

/** Returns the context of one picture. It is the same object until the type, palette or first accessory changes. */
export function usePictureContext(
  { type, palette, accessories: [{ kind }] }: PictureSpec,
  labels = BOX_LABELS as BoxLabels,
): PictureContext {
  const id = useId();
  return useMemo(() => contextOf(id, type, palette, kind, labels), [id, type, palette, kind, labels]);
}

/** Creates the context without a hook. `id` must be unique in the document. */
export const createPictureContext = (id: string, { type, palette, accessories: [{ kind }] }: PictureSpec) =>
  contextOf(id, type, palette, kind);

function contextOf(
  id: string,
  type: CharacterType,
  palette: FigureSpec["palette"],
  kind: AccessoryKind,
  labels: BoxLabels = BOX_LABELS,
): PictureContext {
  const { ink, shade, pattern } = TYPE_COLORS[type];
  const inks = CARD_INKS[palette];
  const trade = accessoryTraits(kind).kind;
  const tradeInk = type === "hero" ? TRADE_INKS[trade] : mix(ink, TRADE_INKS[trade], 0.72);
  const hasTradeGround = TRADE_GROUNDS.includes(trade);
  return {
    type,
    isHero: type === "hero",
    inks,
    pattern: pattern || (hasTradeGround ? "#ffffff" : inks.light),
    ground: hasTradeGround ? mix(TRADE_INKS[trade], "#ffffff", 0.14) : inks.main,
    second: hasTradeGround ? inks.deep : tradeInk,
    ink,
    shade,
    labels,
    id: (name) => id + name,
    href: (name) => `#${id}${name}`,
    url: (name) => `url(#${id}${name})`,
  };
}
