import { useId, useMemo } from "react";
import { type AccessoryKind, accessoryTraits, TRADE_INKS } from "../parts/accessory/options.ts";
import { CARD_INKS, type CardInks } from "../parts/background/options.ts";
import type { CharacterType } from "../schema/field.ts";
import type { FigureSpec } from "../schema/spec.ts";
import { mix, translucent } from "./color.ts";
import type * as ids from "./ids.ts";
import { TYPE_COLORS } from "./palette.ts";

type PictureSpec = Pick<FigureSpec, "type" | "palette" | "accessories">;
type Id = (typeof ids)[keyof typeof ids];

/** What all parts of one picture share: its colors and the ids of its gradients and shapes. */
export interface PictureContext {
  readonly type: CharacterType;
  readonly isHero: boolean;
  readonly inks: CardInks;
  /** The ink of the figure's trade. A villain's is darker. */
  readonly second: string;
  /** Outline and darkest print. */
  readonly ink: string;
  /** Color of shaded plastic and of its outlines. */
  readonly shade: string;
  /** Outlines of plastic: its shade, translucent. */
  readonly edge: string;
  /** An id of the register, made unique to this picture. */
  readonly id: (name: Id) => string;
  /** A link to it, for `use`. */
  readonly href: (name: Id) => string;
  /** A reference to it, for `fill` and `clip-path`. */
  readonly url: (name: Id) => string;
}

/** The context of one picture: the same object while type, palette and trade are. */
export function usePictureContext({ type, palette, accessories: [{ kind }] }: PictureSpec): PictureContext {
  const id = useId();
  return useMemo(() => contextOf(id, type, palette, kind), [id, type, palette, kind]);
}

/** `id` is unique in the document. */
export const createPictureContext = (id: string, { type, palette, accessories: [{ kind }] }: PictureSpec) =>
  contextOf(id, type, palette, kind);

function contextOf(
  id: string,
  type: CharacterType,
  palette: FigureSpec["palette"],
  kind: AccessoryKind,
): PictureContext {
  const { ink, shade } = TYPE_COLORS[type];
  const second = TRADE_INKS[accessoryTraits(kind).kind];
  return {
    type,
    isHero: type === "hero",
    inks: CARD_INKS[palette],
    second: type === "hero" ? second : mix(ink, second, 0.45),
    ink,
    shade,
    edge: translucent(shade),
    id: (name) => id + name,
    href: (name) => `#${id}${name}`,
    url: (name) => `url(#${id}${name})`,
  };
}
