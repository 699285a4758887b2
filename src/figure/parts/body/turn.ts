import { memoize } from "../../engine/memoize.ts";
import type { Layer } from "../../engine/paths.tsx";
import { compact, roundForSvg } from "../../engine/shapes.ts";
import type { Stance } from "../pose/stances.ts";
import type { Build } from "./builds.ts";

/** How much narrower a trunk is that is turned by 1, as a ratio. */
export const NARROWER = 0.08;

/** Half the width of the neck that clothes are drawn for, and how far from the axis a wider one pushes them aside. */
const NECK = 15;
const COLLAR = 52;

/** How far from the axis a point at the collar is: it moves out with the neck. */
function onNeck(neck: number, x: number, y: number): number {
  const near = Math.min(1, Math.max(0, (-258 - y) / 32));
  const far = Math.abs(x);
  const share = far < NECK ? far / NECK : Math.max(0, (COLLAR - far) / (COLLAR - NECK));
  return x + Math.sign(x) * (neck - NECK) * share * near;
}

/** Where a point of the trunk's front is when the trunk is turned: its middle moves furthest, below the neck. */
export function turnedX({ waist, neck }: Build, turn: number, from: number, y: number): number {
  const x = onNeck(neck, from, y);
  const below = Math.min(1, Math.max(0, (y + 308) / 36));
  return x * (1 - NARROWER * Math.abs(turn)) + turn * waist * 0.33 * below * Math.max(0, 1 - (x / waist) ** 2);
}

/** A path of the trunk as it turns. What is relative in it goes with the point that it starts from. */
const turnedPath = memoize((build: Build) =>
  memoize((turn: number) =>
    memoize((drawn: string): string => {
      let y = 0;
      return drawn.replaceAll(/([CHLMQ])([^A-Za-z]+)/g, (_, command: string, text: string) => {
        const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
        const moved = numbers.map((number, i) => {
          if (command !== "H") {
            if (i % 2 > 0) return number;
            y = numbers[i + 1] ?? y;
          }
          return roundForSvg(turnedX(build, turn, number, y));
        });
        return command + compact(moved.join(" "));
      });
    }),
  ),
);

/** Layers of the trunk around its neck and as it turns. */
export function turnedLayers(build: Build, { turn }: Stance, layers: readonly Layer[]): readonly Layer[] {
  const turned = turnedPath(build)(turn);
  return layers.map(([color, drawn, kind]) => [color, drawn && turned(drawn), kind]);
}
