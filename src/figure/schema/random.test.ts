import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccessoryKind } from "../parts/accessory/options.ts";
import { ACCESSORY_LOCKS, type DesignLock } from "./design.ts";
import { CHARACTER_TYPES } from "./field.ts";
import { FIELDS, type LookField } from "./fields.ts";
import { OUTFIT_STYLES } from "./outfit-styles.ts";
import { randomFigureSpec, surpriseFigureSpec } from "./random.ts";
import { toFigureSpec } from "./spec.ts";

describe("randomFigureSpec", () => {
  it("A seed always gives the same, valid figure", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer()), (seed) => {
        const spec = randomFigureSpec(seed);
        expect(randomFigureSpec(seed)).toEqual(spec);
        expect(toFigureSpec(spec)).toEqual(spec);
      }),
    );
  });

  it("Locked fields do not change", () => {
    const locked = { type: "villain", hair: "hijab", skin: "ebony", name: "Ada", pose: "loom" } as const;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(randomFigureSpec(seed, locked)).toMatchObject(locked);
      }),
    );
  });

  it("Gray hair is rare at a young age and usual in the seventies", () => {
    const countGray = (age: "young" | "seventies") =>
      Array.from({ length: 200 }, (_, seed) => randomFigureSpec(seed, { age }).hairColor).filter((color) =>
        ["salt-and-pepper", "silver", "white"].includes(color),
      ).length;
    expect(countGray("young")).toBeLessThan(20);
    expect(countGray("seventies")).toBeGreaterThan(120);
  });

  it("The three accessories of a figure differ", () => {
    for (let seed = 0; seed < 200; seed++)
      expect(new Set(randomFigureSpec(seed).accessories.map(({ kind }) => kind)).size).toBe(3);
  });
});

describe("surpriseFigureSpec", () => {
  const anyFigure = fc
    .record({ seed: fc.integer(), type: fc.constantFrom(...CHARACTER_TYPES), name: fc.string() })
    .map(({ seed, type, name }) => ({ ...randomFigureSpec(seed, { type, jobTitle: "Editor" }), name }));
  const lookFields = Object.keys(FIELDS) as LookField[];
  const anyLocks = fc.subarray<DesignLock>([...lookFields, ...ACCESSORY_LOCKS]);
  const choices = (["gavel", "scales", "book", "phone"] as const).map((kind) => ({
    kind,
    label: `A lawyer's ${kind}`,
  }));

  it("Locked fields do not change, nor do name, title, type and number", () => {
    fc.assert(
      fc.property(anyFigure, fc.integer(), anyLocks, (spec, seed, locks) => {
        const varied = surpriseFigureSpec(seed, spec, locks, { accessories: choices });
        for (const field of ["type", "name", "jobTitle", "number"] as const) expect(varied[field]).toBe(spec[field]);
        for (const field of lookFields) if (locks.includes(field)) expect(varied[field]).toBe(spec[field]);
        ACCESSORY_LOCKS.forEach((lock, slot) => {
          if (locks.includes(lock)) expect(varied.accessories[slot]).toEqual(spec.accessories[slot]);
        });
        expect(toFigureSpec({ ...varied, name: "Ada" })).toEqual({ ...varied, name: "Ada" });
      }),
    );
  });

  it("Only clothes, pose, expression and box vary", () => {
    const start = randomFigureSpec(1, { type: "hero", hair: "turban", headwear: "none" });
    const seen = Array.from({ length: 400 }, (_, seed) => surpriseFigureSpec(seed, start));
    const varied = lookFields.filter((field) => new Set(seen.map((spec) => spec[field])).size > 1);
    expect(varied.toSorted()).toEqual(
      [
        ...["outfit", "outfitColor", "shirtColor", "legColor", "wrap", "mouth"],
        ...["pose", "packaging", "palette", "background"],
      ].toSorted(),
    );
  });

  it("A kippah is kept, and any other hat suits the outfit", () => {
    for (let seed = 0; seed < 100; seed++) {
      expect(surpriseFigureSpec(seed, toFigureSpec({ headwear: "kippah" })).headwear).toBe("kippah");
      const { outfit, headwear } = surpriseFigureSpec(seed, toFigureSpec({ headwear: "fire-helmet" }));
      expect(["none", ...(OUTFIT_STYLES[outfit].hats ?? [])]).toContain(headwear);
    }
  });

  it("New accessories come from the given list, and none appears twice", () => {
    const start = randomFigureSpec(3);
    for (let seed = 0; seed < 50; seed++) {
      const { accessories } = surpriseFigureSpec(
        seed,
        surpriseFigureSpec(seed, start, [], { accessories: choices }),
        [],
        { accessories: choices },
      );
      for (const accessory of accessories) expect(choices).toContainEqual(accessory);
      expect(new Set(accessories.map(({ kind }) => kind)).size).toBe(3);
    }
    expect(surpriseFigureSpec(1, start).accessories).toEqual(start.accessories);
  });

  it("Labels name different skills if enough skills are given", () => {
    const labeled = (kind: AccessoryKind, skill: string) => ({ kind, label: `${kind} of ${skill}` });
    const skilled = [
      ...[labeled("gavel", "Law"), labeled("book", "Law"), labeled("scales", "Law")],
      ...[labeled("phone", "Calm"), labeled("chart", "Order")],
    ];
    for (let seed = 0; seed < 50; seed++) {
      const { accessories } = surpriseFigureSpec(seed, randomFigureSpec(3), [], { accessories: skilled });
      expect(new Set(accessories.map(({ label }) => label.split(" of ")[1])).size).toBe(3);
    }
  });

  it("A typed tagline and a typed label do not change", () => {
    const start = randomFigureSpec(3);
    const [first, second, third] = start.accessories;
    const written = {
      ...start,
      tagline: "Written by hand.",
      accessories: [first, { ...second, label: "Rubber Duck" }, third] as const,
    };
    for (let seed = 0; seed < 50; seed++) {
      const varied = surpriseFigureSpec(seed, written, [], { accessories: choices });
      expect(varied.tagline).toBe("Written by hand.");
      expect(varied.accessories[1]).toEqual({ kind: second.kind, label: "Rubber Duck" });
    }
  });

  it("The outfit color suits a locked outfit", () => {
    for (let seed = 0; seed < 60; seed++)
      expect(surpriseFigureSpec(seed, { ...randomFigureSpec(seed), outfit: "lab-coat" }, ["outfit"]).outfitColor).toBe(
        "white",
      );
  });
});
