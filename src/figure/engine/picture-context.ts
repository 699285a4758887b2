import { useId, useMemo } from "react";
import { CARD_INKS, type CardInks } from "../parts/background/options.ts";
import type { CharacterType } from "../schema/field.ts";
import type { FigureSpec } from "../schema/spec.ts";
import { translucent } from "./color.ts";
import type * as ids from "./ids.ts";
import { TYPE_COLORS } from "./palette.ts";

type Id = (typeof ids)[keyof typeof ids];

/** What all parts of one picture share: its colors and the ids of its gradients and shapes. */
export interface PictureContext {
  readonly type: CharacterType;
  readonly isHero: boolean;
  readonly inks: CardInks;
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

/** The context of one picture: the same object while type and palette are. */
export function usePictureContext({ type, palette }: Pick<FigureSpec, "type" | "palette">): PictureContext {
  const id = useId();
  return useMemo(() => createPictureContext(id, { type, palette }), [id, type, palette]);
}

/** `id` is unique in the document. */
export function createPictureContext(
  id: string,
  { type, palette }: Pick<FigureSpec, "type" | "palette">,
): PictureContext {
  const { ink, shade } = TYPE_COLORS[type];
  return {
    type,
    isHero: type === "hero",
    inks: CARD_INKS[palette],
    ink,
    shade,
    edge: translucent(shade),
    id: (name) => id + name,
    href: (name) => `#${id}${name}`,
    url: (name) => `url(#${id}${name})`,
  };
}
