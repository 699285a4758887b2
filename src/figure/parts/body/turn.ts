import { memoize } from "../../../lib/memoize.ts";
import type { Layer } from "../../engine/paths.tsx";
import { bent } from "../../engine/shapes.ts";
import type { Stance } from "../pose/stances.ts";
import type { Build } from "./builds.ts";

/** The share of its width that a trunk loses at a turn of 1. */
export const NARROWER = 0.08;

/**
 * Clothes are drawn for a neck with the half width NECK. A wider neck moves their points outward, up to COLLAR units
 * from the axis.
 */
const NECK = 15;
const COLLAR = 52;

/** Returns the x of a point near the collar, moved outward for a wider neck. */
function onNeck(neck: number, x: number, y: number): number {
  const near = Math.min(1, Math.max(0, (-258 - y) / 32));
  const far = Math.abs(x);
  const share = far < NECK ? far / NECK : Math.max(0, (COLLAR - far) / (COLLAR - NECK));
  return x + Math.sign(x) * (neck - NECK) * share * near;
}

/**
 * Returns the x of a point on the front of a turned trunk. The nearer a point is to the middle, and the farther below
 * the neck, the more it moves.
 */
export function turnedX({ waist, neck }: Build, turn: number, from: number, y: number): number {
  const x = onNeck(neck, from, y);
  const below = Math.min(1, Math.max(0, (y + 308) / 36));
  return x * (1 - NARROWER * Math.abs(turn)) + turn * waist * 0.33 * below * Math.max(0, 1 - (x / waist) ** 2);
}

/** Returns a path of the trunk as it looks on a turned trunk. */
const turnedPath = memoize((build: Build) =>
  memoize((turn: number) => memoize((drawn: string) => bent(drawn, (x, y) => turnedX(build, turn, x, y)))),
);

/** Adapts layers of the trunk to the build's neck and to the stance's turn. */
export function turnedLayers(build: Build, { turn }: Stance, layers: readonly Layer[]): readonly Layer[] {
  const turned = turnedPath(build)(turn);
  return layers.map(([color, drawn, kind]) => [color, drawn && turned(drawn), kind]);
}
