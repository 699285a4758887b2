import type { Art } from "../art.ts";

/**
 * One layer of a part, back to front: a filled, outlined shape; or a line when it has a width.
 * The color `"lit"` lays the light of plastic over what is below, `"lit-skin"` that of skin.
 */
export type Layer = readonly [color: string, path: string, width?: number];

/** Draws layers in their order. They take their outline from the group around them. */
export function Layers({ art, layers }: { art: Art; layers: readonly Layer[] }) {
  return layers.map(([color, path, width], i) => {
    const light = color === "lit" ? "l" : color === "lit-skin" ? "s" : undefined;
    return width === undefined ? (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: layers never change places, and two may share a path
        key={i}
        d={path}
        fill={light === undefined ? color : art.url(light)}
        stroke={light === undefined ? undefined : "none"}
      />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <path key={i} d={path} stroke={color} strokeWidth={width} />
    );
  });
}
