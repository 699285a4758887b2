import type { Layer } from "../../engine/paths.tsx";
import type { Headwear } from "./options.ts";

/**
 * Draws a hat in the color of `wrap`. `hairTop` is the top of the hair, in units above the middle of the face; buns,
 * tails and spikes do not count.
 */
type DrawHeadwear = (color: string, hairTop: number) => readonly Layer[];
export type DrawnHeadwear = Readonly<Record<Exclude<Headwear, "none">, DrawHeadwear>>;
