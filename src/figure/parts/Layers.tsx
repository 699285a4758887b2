import type { Art } from "../art.ts";
import { soft } from "../color.ts";
import { Lit } from "./Lit.tsx";

/**
 * One layer of a part, back to front: a filled, outlined shape; the same under the light of plastic,
 * `"lit"`; or, with a width, a line.
 */
export type Layer = readonly [color: string, path: string, kind?: number | "lit"];

/** Lines thinner than this are seams and folds, as soft as outlines. */
const SEAM = 3;

interface LayersProps {
  art: Art;
  /** Id of the part within the picture: one or two letters. */
  name: string;
  layers: readonly Layer[];
}

/** Draws layers in their order. Outlines come from the group around them. */
export function Layers({ art, name, layers }: LayersProps) {
  return layers.map(([color, path, kind], i) => {
    const key = `${name}${i}`;
    if (kind === undefined) return <path key={key} d={path} fill={color} />;
    if (kind === "lit") return <Lit key={key} art={art} name={key} d={path} fill={color} />;
    return <path key={key} d={path} stroke={kind < SEAM ? soft(color) : color} strokeWidth={kind} />;
  });
}
