import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accessoryTitle } from "./accessory.ts";
import { ACCESSORY_LOCKS, type DesignLock } from "./design.ts";
import { randomFigureSpec, surpriseFigureSpec } from "./random.ts";
import { CHARACTER_TYPES, type FigureLook, toFigureSpec } from "./spec.ts";

describe("randomFigureSpec", () => {
  it("The same seed makes the same figure, and any seed a valid one", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer()), (seed) => {
        const spec = randomFigureSpec(seed);
        expect(randomFigureSpec(seed)).toEqual(spec);
        expect(toFigureSpec(spec)).toEqual(spec);
      }),
    );
  });

  it("Locked fields stay as they are", () => {
    const locked = { type: "villain", hair: "hijab", skin: "ebony", name: "Ada", pose: "loom" } as const;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(randomFigureSpec(seed, locked)).toMatchObject(locked);
      }),
    );
  });

  it("Nobody young is grey, and most of seventy are", () => {
    const greys = (age: "young" | "seventies") =>
      Array.from({ length: 200 }, (_, seed) => randomFigureSpec(seed, { age }).hairColor).filter((color) =>
        ["salt-and-pepper", "silver", "white"].includes(color),
      ).length;
    expect(greys("young")).toBeLessThan(20);
    expect(greys("seventies")).toBeGreaterThan(120);
  });

  it("The three accessories differ", () => {
    for (let seed = 0; seed < 200; seed++)
      expect(new Set(randomFigureSpec(seed).accessories.map(({ kind }) => kind)).size).toBe(3);
  });
});

describe("surpriseFigureSpec", () => {
  const anyFigure = fc
    .record({ seed: fc.integer(), type: fc.constantFrom(...CHARACTER_TYPES), name: fc.string() })
    .map(({ seed, type, name }) => ({ ...randomFigureSpec(seed, { type, jobTitle: "Editor" }), name }));
  const { name, jobTitle, tagline, accessories, number, type, ...look } = toFigureSpec({});
  const lookFields = Object.keys(look) as (keyof FigureLook)[];
  const anyLocks = fc.subarray<DesignLock>([...lookFields, ...ACCESSORY_LOCKS]);

  it("Locked fields stay as they are, and type, name, title and number always", () => {
    fc.assert(
      fc.property(anyFigure, fc.integer(), anyLocks, (spec, seed, locks) => {
        const varied = surpriseFigureSpec(seed, spec, locks);
        for (const field of ["type", "name", "jobTitle", "number"] as const) expect(varied[field]).toBe(spec[field]);
        for (const field of lookFields) if (locks.includes(field)) expect(varied[field]).toBe(spec[field]);
        ACCESSORY_LOCKS.forEach((lock, place) => {
          if (locks.includes(lock)) expect(varied.accessories[place]).toEqual(spec.accessories[place]);
        });
        expect(toFigureSpec({ ...varied, name: "Ada" })).toEqual({ ...varied, name: "Ada" });
      }),
    );
  });

  it("Nothing changes when everything is locked, and something when nothing is", () => {
    const own = { ...randomFigureSpec(1), tagline: "Mine." };
    expect(surpriseFigureSpec(2, own, [...lookFields, ...ACCESSORY_LOCKS])).toEqual(own);
    expect(surpriseFigureSpec(2, own)).not.toEqual(own);
  });

  it("Every field that is not locked varies", () => {
    const start = randomFigureSpec(1, { type: "hero" });
    for (const field of lookFields) {
      const seen = new Set(Array.from({ length: 400 }, (_, seed) => surpriseFigureSpec(seed, start)[field]));
      expect(seen.size, field).toBeGreaterThan(1);
    }
  });

  it("A tagline and an accessory that a person wrote stay as they are, and the three accessories still differ", () => {
    const start = randomFigureSpec(3);
    const [first, second, third] = start.accessories;
    const written = {
      ...start,
      tagline: "Written by hand.",
      accessories: [first, { ...second, label: "Rubber Duck" }, third] as const,
    };
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const varied = surpriseFigureSpec(seed, written);
        expect(varied.tagline).toBe("Written by hand.");
        expect(varied.accessories[1]).toEqual({ kind: second.kind, label: "Rubber Duck" });
        expect(new Set(varied.accessories.map(({ kind }) => kind)).size).toBe(3);
        for (const place of [0, 2] as const) {
          const { kind, label } = varied.accessories[place];
          expect(label).toBe(accessoryTitle(kind));
        }
      }),
    );
  });

  it("Colors suit the locked clothes", () => {
    for (let seed = 0; seed < 60; seed++)
      expect(surpriseFigureSpec(seed, { ...randomFigureSpec(seed), outfit: "lab-coat" }, ["outfit"]).outfitColor).toBe(
        "white",
      );
  });
});
