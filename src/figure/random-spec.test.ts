import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toFigureSpec } from "../domain/figure-spec.ts";
import { randomFigureSpec } from "./random-spec.ts";

describe("randomFigureSpec", () => {
  it("gives the same figure for the same seed, and a valid one for any", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer()), (seed) => {
        const spec = randomFigureSpec(seed);
        expect(randomFigureSpec(seed)).toEqual(spec);
        expect(toFigureSpec(spec)).toEqual(spec);
      }),
    );
  });

  it("keeps what is locked", () => {
    const locked = { type: "villain", hair: "hijab", skin: "ebony", name: "Ada", pose: "loom" } as const;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(randomFigureSpec(seed, locked)).toMatchObject(locked);
      }),
    );
  });

  it("puts three different things into the box", () => {
    for (let seed = 0; seed < 200; seed++)
      expect(new Set(randomFigureSpec(seed).accessories.map(({ kind }) => kind)).size).toBe(3);
  });
});
