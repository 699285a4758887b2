import type { Side } from "../body/arm-paths.ts";
import type { DrawContext } from "../body/draw-context.ts";
import type { MOBILITIES } from "./options.ts";

export interface AidProps {
  context: DrawContext;
  /** y of the ground, in units of the upper body. */
  ground: number;
  /** Draws a portrait, which may move the aid into view. */
  bust: boolean;
  side: Side;
}

type Layer = (props: AidProps) => React.ReactNode;
type Paint = (context: DrawContext) => React.ReactNode;

/** Everything that is drawn with a body without being part of every body, in layers from back to front. */
export interface Aid {
  /** Behind everything, with the ground at y = 0. */
  readonly ground?: Layer;
  /** Behind the body, in units of the upper body. */
  readonly back?: Layer;
  /** In front of the hips and behind the knees of a seated figure, with the ground at y = 0. */
  readonly seat?: Layer;
  /** The legs of a seated figure, with the ground at y = 0. */
  readonly legs?: Layer;
  /** In front of the legs, with the ground at y = 0. */
  readonly front?: Layer;
  /** On the clothes, in units of the upper body. */
  readonly chest?: Layer;
  /** Under the hand that holds it, in units of the upper body. */
  readonly held?: Layer;
  /** Around the forearm, in units of the upper body. */
  readonly forearm?: Layer;
  /** In front of everything, with the ground at y = 0. */
  readonly near?: Layer;
  /** Replaces the right hand, in the hand's units. */
  readonly hand?: Paint;
  /** Replaces the right shin, with the knee at 0,0. */
  readonly shin?: Paint;
  /** On the skin under the features of the face, clipped to its outline, in the head's units. */
  readonly skin?: Paint;
  /** Omits the light on the cheekbones, because the skin is uneven. */
  readonly hidesLight?: true;
  /** On the ears of a head that turns by `shift`, in the head's units. */
  readonly ears?: (context: DrawContext, shift: number) => React.ReactNode;
  /** Over the features of the face, in the head's units. */
  readonly face?: Paint;
}

type InPack<Pack, Table = typeof MOBILITIES> = {
  [Id in keyof Table]: Table[Id] extends { readonly pack: Pack } ? Id : never;
}[keyof Table];

/** The drawings of a pack. */
export type DrawnAids<Pack> = Readonly<Record<InPack<Pack>, Aid>>;
