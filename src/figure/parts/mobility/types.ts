import type { Side } from "../body/arm-paths.ts";
import type { DrawContext } from "../body/draw-context.ts";
import type { CONDITIONS } from "../conditions/options.ts";
import type { Stance } from "../pose/stances.ts";
import type { MOBILITIES, Mobility } from "./options.ts";

export interface AidProps {
  context: DrawContext;
  /** The y of the ground, in units of the upper body. */
  ground: number;
  /** Draws a portrait. It may move the aid into the frame. */
  bust: boolean;
  side: Side;
}

type Layer = (props: AidProps) => React.ReactNode;
type Paint = (context: DrawContext) => React.ReactNode;

/** The drawings of a mobility aid, condition or seat, in layers. `Body` draws each layer at a different depth. */
export interface Aid {
  /** Drawn behind everything. The ground is at y = 0. */
  readonly ground?: Layer;
  /** Drawn behind the body, in units of the upper body. */
  readonly back?: Layer;
  /** Drawn in front of a seated figure's hips and behind its knees. The ground is at y = 0. */
  readonly seat?: Layer;
  /** The legs of a seated figure. The ground is at y = 0. */
  readonly legs?: Layer;
  /** Drawn in front of the legs. The ground is at y = 0. */
  readonly front?: Layer;
  /** Drawn on the clothes, in units of the upper body. */
  readonly chest?: Layer;
  /** Drawn under the hand that holds it, in units of the upper body. */
  readonly held?: Layer;
  /** Drawn around the forearm, in units of the upper body. */
  readonly forearm?: Layer;
  /** Drawn in front of everything. The ground is at y = 0. */
  readonly near?: Layer;
  /** Drawn in place of the right hand, in the hand's units. */
  readonly hand?: Paint;
  /** Drawn in place of the right shin. The knee is at 0,0. */
  readonly shin?: Paint;
  /** Drawn on the skin, under the features of the face and clipped to its outline, in the head's units. */
  readonly skin?: Paint;
  /** Drawn on the ears of a head that turns by `shift`, in the head's units. */
  readonly ears?: (context: DrawContext, shift: number) => React.ReactNode;
  /** Drawn over the features of the face, in the head's units. */
  readonly face?: Paint;
}

/** The drawings of mobility aids and seats that are not part of the body. */
export type DrawnAids = Readonly<
  Record<
    | { [Id in Mobility]: (typeof MOBILITIES)[Id] extends { readonly isInBody: true } ? never : Id }[Mobility]
    | "seated"
    | NonNullable<Stance["seat"]>,
    Aid
  >
>;

/** The drawings of conditions. One drawing shows all hearing devices. */
export type DrawnConditions = Readonly<Record<(typeof CONDITIONS)[number] | "hearing", Aid>>;
