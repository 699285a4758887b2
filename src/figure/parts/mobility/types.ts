import type { Side } from "../body/arm-paths.ts";
import type { DrawContext } from "../body/draw-context.ts";
import type { MOBILITIES } from "./options.ts";

export interface AidProps {
  context: DrawContext;
  /** The ground, in the units of the upper body. */
  ground: number;
  /** In a portrait an aid is held or stands so that it is seen. */
  bust: boolean;
  side: Side;
}

type Layer = (props: AidProps) => React.ReactNode;
type Paint = (context: DrawContext) => React.ReactNode;

/** What belongs to a body and is no part of it, back to front. In the units of the upper body unless it stands on the ground. */
export interface Aid {
  /** Behind everything, on the ground. */
  readonly ground?: Layer;
  /** Behind the body. */
  readonly back?: Layer;
  /** Before the hips and behind the knees of a sitter, on the ground. */
  readonly seat?: Layer;
  /** Legs of who sits on it. */
  readonly legs?: Layer;
  /** Before the legs, on the ground. */
  readonly front?: Layer;
  /** On the clothes. */
  readonly chest?: Layer;
  /** Under a hand that holds it. */
  readonly held?: Layer;
  /** Around the forearm. */
  readonly forearm?: Layer;
  /** Before everything. */
  readonly near?: Layer;
  /** In place of the right hand, in its units. */
  readonly hand?: Paint;
  /** In place of the right shin; 0,0 is the knee. */
  readonly shin?: Paint;
  /** On the skin of the face, below its features and cut to its outline, in the head's units. */
  readonly skin?: Paint;
  /** Leaves no even skin for the light on forehead and cheek. */
  readonly hidesLight?: true;
  /** On the ears of a head that is turned by `shift`, in the head's units. */
  readonly ears?: (context: DrawContext, shift: number) => React.ReactNode;
  /** Over the features of the face, in the head's units. */
  readonly face?: Paint;
}

type InPack<Pack, Table = typeof MOBILITIES> = {
  [Id in keyof Table]: Table[Id] extends { readonly pack: Pack } ? Id : never;
}[keyof Table];

/** The drawings of a pack. */
export type DrawnAids<Pack> = Readonly<Record<InPack<Pack>, Aid>>;
