import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { FigurePortrait } from "../figure/FigurePortrait.tsx";
import { FACIAL_HAIRS, GLASSES, HAIRS, HEADWEARS } from "./figure-options.ts";
import { CHARACTER_TYPES, toFigureSpec } from "./figure-spec.ts";
import { COVERINGS, hidesEars, isCovering, reasonAgainst, wornFacialHair, wornHeadwear } from "./wearing.ts";

// Some thousand drawings take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const every = HAIRS.flatMap((hair) =>
  HEADWEARS.flatMap((headwear) => FACIAL_HAIRS.map((facialHair) => toFigureSpec({ hair, headwear, facialHair }))),
);
const drawing = (spec: Parameters<typeof toFigureSpec>[0]): string =>
  renderToStaticMarkup(createElement(FigurePortrait, { spec: toFigureSpec(spec), decorative: true }));

describe("what can be worn together", () => {
  it("gives the same reason from both sides", () => {
    for (const spec of every) {
      const bare = { ...spec, headwear: "none", facialHair: "none" } as const;
      expect(reasonAgainst({ ...bare, headwear: spec.headwear }, "hair", spec.hair)).toBe(
        reasonAgainst(bare, "headwear", spec.headwear),
      );
      expect(reasonAgainst({ ...bare, facialHair: spec.facialHair }, "hair", spec.hair)).toBe(
        reasonAgainst(bare, "facialHair", spec.facialHair),
      );
    }
  });

  it("wears what has no reason against it, and nothing else", () => {
    for (const spec of every) {
      const hasRoom = reasonAgainst(spec, "headwear", spec.headwear) === undefined;
      expect(wornHeadwear(spec)).toBe(hasRoom ? spec.headwear : "none");
      const isOpen = reasonAgainst(spec, "facialHair", spec.facialHair) === undefined;
      expect(wornFacialHair(spec)).toBe(isOpen ? spec.facialHair : "none");
    }
  });

  it("never has a reason against taking something off, against glasses or against another field", () => {
    for (const spec of every) {
      expect(reasonAgainst(spec, "headwear", "none")).toBeUndefined();
      expect(reasonAgainst(spec, "facialHair", "none")).toBeUndefined();
      for (const glasses of GLASSES) expect(reasonAgainst(spec, "glasses", glasses)).toBeUndefined();
      expect(reasonAgainst(spec, "skin", "honey")).toBeUndefined();
    }
  });

  it("says reasons as sentences that name both", () => {
    expect(reasonAgainst(toFigureSpec({ hair: "turban" }), "headwear", "hard-hat")).toBe(
      "A turban leaves no room for a hard hat.",
    );
    expect(reasonAgainst(toFigureSpec({ headwear: "hard-hat" }), "hair", "turban")).toBe(
      "A turban leaves no room for a hard hat.",
    );
    expect(reasonAgainst(toFigureSpec({ hair: "hijab" }), "facialHair", "long-beard")).toBe(
      "A hijab closes where a beard would be.",
    );
    const reasons = every.flatMap((spec) => reasonAgainst(spec, "headwear", spec.headwear) ?? []);
    expect(reasons.filter((reason) => !/^An? [a-z ]+[a-z’ ,]+\.$/.test(reason))).toEqual([]);
  });

  it("leaves a hijab its hard hat, a durag its cap, and every head of hair all hats but the kippah", () => {
    expect(wornHeadwear({ hair: "hijab", headwear: "hard-hat" })).toBe("hard-hat");
    expect(wornHeadwear({ hair: "durag", headwear: "cap" })).toBe("cap");
    for (const hair of HAIRS)
      for (const headwear of HEADWEARS)
        if (!isCovering(hair) && headwear !== "kippah") expect(wornHeadwear({ hair, headwear })).toBe(headwear);
  });

  it("hides ears under coverings only", () => {
    expect(HAIRS.filter(isCovering).toSorted()).toEqual([...COVERINGS].toSorted());
    expect(HAIRS.filter(hidesEars).every(isCovering)).toBe(true);
  });
});

describe("every pair of hair, headwear, facial hair and glasses", () => {
  it("is drawn, for a hero and a villain", () => {
    for (const type of CHARACTER_TYPES)
      for (const [i, hair] of HAIRS.entries()) {
        for (const [j, headwear] of HEADWEARS.entries())
          expect(drawing({ type, hair, headwear, glasses: GLASSES[(i + j) % GLASSES.length] })).not.toMatch(
            /NaN|undefined/,
          );
        for (const facialHair of FACIAL_HAIRS) expect(drawing({ type, hair, facialHair })).toContain("<path");
      }
    for (const facialHair of FACIAL_HAIRS) {
      for (const glasses of GLASSES) expect(drawing({ facialHair, glasses })).toContain("<path");
      for (const headwear of HEADWEARS) expect(drawing({ facialHair, headwear })).toContain("<path");
    }
  });

  it("draws nothing that cannot be worn: the picture is the one without it", () => {
    for (const hair of HAIRS) {
      const bare = drawing({ hair });
      for (const headwear of HEADWEARS)
        if (reasonAgainst(toFigureSpec({ hair }), "headwear", headwear) !== undefined)
          expect(drawing({ hair, headwear })).toBe(bare);
      for (const facialHair of FACIAL_HAIRS)
        if (reasonAgainst(toFigureSpec({ hair }), "facialHair", facialHair) !== undefined)
          expect(drawing({ hair, facialHair })).toBe(bare);
    }
  });
});
