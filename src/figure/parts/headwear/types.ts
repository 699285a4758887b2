import type { Layer } from "../../engine/paths.tsx";
import type { HEADWEAR } from "./options.ts";

type Table = typeof HEADWEAR;
type InPack<Pack> = {
  [Id in Exclude<keyof Table, "none">]: Table[Id] extends { readonly pack: infer Own }
    ? Own extends Pack
      ? Id
      : never
    : "leisure" extends Pack
      ? Id
      : never;
}[Exclude<keyof Table, "none">];

/**
 * Draws a hat in the color of `wrap`. `hairTop` is the top of the hair, in units above the middle of the face; buns,
 * tails and spikes do not count.
 */
export type DrawHeadwear = (color: string, hairTop: number) => readonly Layer[];
/** The hats that one pack draws. */
export type DrawnHeadwear<Pack> = Readonly<Record<InPack<Pack>, DrawHeadwear>>;
