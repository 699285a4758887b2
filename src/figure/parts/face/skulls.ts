import { memoize } from "../../../lib/memoize.ts";
import { bent, roundForSvg } from "../../engine/shapes.ts";
import type { FigureSpec } from "../../schema/spec.ts";

/** The right half of a skull. */
interface Skull {
  /** Path from the crown to the right temple. */
  readonly top: string;
  /** Path from the right temple along cheek and jaw to the chin. */
  readonly cheek: string;
  readonly temple: string;
  readonly chin: number;
}

const SKULLS: Readonly<Record<FigureSpec["face"], Skull>> = {
  round: { top: "M0-60C33-60 53-42 53-8", temple: "M53-8", cheek: "C53 2 54 10 53 19 51 46 28 61 0 61", chin: 61 },
  oval: { top: "M0-61C31-61 50-43 50-8", temple: "M50-8", cheek: "C50 12 47 28 40 41 31 57 17 65 0 65", chin: 65 },
  square: {
    top: "M0-60C33-60 52-43 52-10",
    temple: "M52-10",
    cheek: "C52 6 53 18 51 31 49 44 40 54 29 59 20 62 9 62 0 62",
    chin: 62,
  },
  heart: {
    top: "M0-60C33-60 54-44 53.5-10",
    temple: "M53.5-10",
    cheek: "C53 10 47 27 35 42 24 56 11 64 0 64",
    chin: 64,
  },
};

/** Width of cheeks and jaw, relative to that of the face shape. */
const CHEEKS: Readonly<Record<FigureSpec["build"], number>> = {
  slim: 0.91,
  average: 0.97,
  curvy: 1,
  broad: 1.06,
  plus: 1.1,
};
/** Young jaws are narrower. */
const YOUTH: Partial<Record<FigureSpec["age"], number>> = { young: 0.94, thirties: 0.97 };

const skulls = memoize((face: FigureSpec["face"]) =>
  memoize((width: number): Skull => {
    const skull = SKULLS[face];
    /** Does not move the temple, because the hairline ends there. */
    const cheek = skull.cheek.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => {
      const share = Math.min(1, Math.max(0, (Number(y) + 4) / 26));
      return `${roundForSvg(Number(x) * (1 - share + width * share))} ${y}`;
    });
    return { ...skull, cheek };
  }),
);

/** Returns the skull of a face shape, with the width of cheeks and jaw adapted to build and age. */
export const skullOf = ({ face, build, age }: Pick<FigureSpec, "face" | "build" | "age">): Skull =>
  skulls(face)(CHEEKS[build] * (YOUTH[age] ?? 1));

/**
 * Returns a path of skull or beard as it looks on a turned head: the chin and the edge of a beard around the mouth move
 * with the face, the far cheek less.
 */
export const turnedJaw = memoize((turn: number) =>
  memoize((drawn: string): string =>
    bent(drawn, (x, y) => {
      const low = Math.min(1, Math.max(0, (y - 10) / 50));
      const jaw = 4 * low * (1 - Math.max(0, x * Math.sign(turn)) / 90);
      const inner = y > 20 && y < 56 ? Math.min(1, Math.max(0, (36 - Math.abs(x)) / 10)) : 0;
      return x + turn * (jaw + (5.4 - jaw) * inner);
    }),
  ),
);
