import type { AccessoryKind } from "../../domain/figure-spec.ts";
import type { Art } from "../art.ts";
import { WHITE } from "../palette.ts";
import type { AccessoryArt } from "./accessory-art.ts";
import { DESK } from "./desk-accessories.ts";
import { WORKSHOP } from "./workshop-accessories.ts";

const ACCESSORIES: Readonly<Record<AccessoryKind, AccessoryArt>> = { ...DESK, ...WORKSHOP };

/** One of the things in the box, around 0,0. */
export function Accessory({ art, kind }: { art: Art; kind: AccessoryKind }) {
  const { layers, lit, shine, tilt } = ACCESSORIES[kind];
  return (
    <g transform={tilt === undefined ? undefined : `rotate(${tilt})`}>
      {layers.map(([color, path, width], i) =>
        width === undefined ? (
          <path key={path} d={path} fill={color} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: layers never change places, and two may share a path
          <path key={i} d={path} stroke={color} strokeWidth={width} strokeOpacity="1" />
        ),
      )}
      {lit === 0 ? null : (
        <path
          d={layers
            .slice(0, lit)
            .map(([, path]) => path)
            .join("")}
          fill={art.url("l")}
          opacity=".6"
          stroke="none"
        />
      )}
      {shine === undefined ? null : <path d={shine} stroke={WHITE} strokeWidth="3" />}
    </g>
  );
}
