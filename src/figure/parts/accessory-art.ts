/** One layer, back to front: a filled, outlined shape, or a line when it has a width. */
export type Layer = readonly [color: string, path: string, width?: number];

/** An accessory, drawn around 0,0 within about ±52 × ±42 units. */
export interface AccessoryArt {
  readonly layers: readonly Layer[];
  /** How many of the layers, from the first, are lit as moulded plastic. */
  readonly lit: number;
  /** White gleams, 3 units wide. */
  readonly shine?: string;
  /** Turned as a whole, in degrees. */
  readonly tilt?: number;
}
