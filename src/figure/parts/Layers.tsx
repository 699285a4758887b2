import { Fragment } from "react";
import type { Art } from "../art.ts";
import { soft } from "../color.ts";

/** Which light of the picture lies over a shape; `cut` is plastic with holes in it. */
const LIGHTS = { lit: "l", cut: "l", skin: "s", head: "h" } as const;

/**
 * One layer of a part, back to front: a filled, outlined shape; the same without its outline, `flat`; or
 * under one of the {@link LIGHTS}, at a strength of 0 to 1; or, with a width, a line. Without a path it is
 * left out.
 */
export type Layer = readonly [
  color: string,
  path: string | false | undefined,
  kind?: number | "flat" | keyof typeof LIGHTS | undefined,
  strength?: number | undefined,
];

/** Lines thinner than this are seams and folds, as soft as outlines. */
const SEAM = 3;
/** A shorter path costs less twice than a link to it. */
const SHORT_PATH = 56;

interface LayersProps {
  art: Art;
  /** Id of the part within the picture: one or two letters. */
  name: string;
  layers: readonly Layer[];
}

/** Draws layers in their order. Outlines come from the group around them. */
export function Layers({ art, name, layers }: LayersProps) {
  return layers.map(([color, d, kind, strength], i) => {
    const key = name + i;
    if (!d) return null;
    if (typeof kind === "number")
      return <path key={key} d={d} stroke={kind < SEAM ? soft(color) : color} strokeWidth={kind} />;
    if (kind === undefined || kind === "flat") return <path key={key} d={d} fill={color} stroke={kind && "none"} />;
    const light = { fill: art.url(LIGHTS[kind]), opacity: strength, stroke: "none" };
    return d.length < SHORT_PATH ? (
      <Fragment key={key}>
        <path d={d} fill={color} />
        <path d={d} {...light} />
      </Fragment>
    ) : (
      <Fragment key={key}>
        <g fill={color}>
          <path id={art.id(key)} d={d} fillRule={kind === "cut" ? "evenodd" : undefined} />
        </g>
        <use href={art.href(key)} {...light} />
      </Fragment>
    );
  });
}
