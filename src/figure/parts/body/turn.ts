import { memoize } from "../../engine/memoize.ts";
import type { Layer } from "../../engine/paths.tsx";
import { compact, roundForSvg } from "../../engine/shapes.ts";
import type { Stance } from "../pose/stances.ts";
import type { Build } from "./builds.ts";

/** How much narrower a trunk is that is turned by 1, as a ratio. */
export const NARROWER = 0.08;

/** Where a point of the trunk's front is when the trunk is turned: its middle moves furthest, below the neck. */
export function turnedX({ waist }: Build, turn: number, x: number, y: number): number {
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

/** Layers of the trunk as it turns. */
export function turnedLayers(build: Build, { turn }: Stance, layers: readonly Layer[]): readonly Layer[] {
  if (turn === 0) return layers;
  const turned = turnedPath(build)(turn);
  return layers.map(([color, drawn, kind]) => [color, drawn && turned(drawn), kind]);
}
