import { describe, expect, it } from "vitest";
import { FACIAL_HAIRS, GLASSES, HAIRS, HEADWEARS } from "./figure-options.ts";
import { toFigureSpec } from "./figure-spec.ts";
import { COVERINGS, hidesEars, isCovering, reasonAgainst, wornFacialHair, wornHeadwear } from "./wearing.ts";

const every = HAIRS.flatMap((hair) =>
  HEADWEARS.flatMap((headwear) => FACIAL_HAIRS.map((facialHair) => toFigureSpec({ hair, headwear, facialHair }))),
);

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
    const refused = every.filter(
      (spec) =>
        reasonAgainst(spec, "headwear", "none") !== undefined ||
        reasonAgainst(spec, "facialHair", "none") !== undefined ||
        reasonAgainst(spec, "skin", "honey") !== undefined ||
        GLASSES.some((glasses) => reasonAgainst(spec, "glasses", glasses) !== undefined),
    );
    expect(refused).toEqual([]);
  });

  it("says why something cannot be worn, whichever of the two is chosen", () => {
    expect(reasonAgainst(toFigureSpec({ hair: "turban" }), "headwear", "hard-hat")).toBe("hat");
    expect(reasonAgainst(toFigureSpec({ headwear: "hard-hat" }), "hair", "turban")).toBe("hat");
    expect(reasonAgainst(toFigureSpec({ hair: "hijab" }), "facialHair", "long-beard")).toBe("beard");
    const kippahless = HAIRS.filter((hair) => !isCovering(hair)).filter(
      (hair) => reasonAgainst(toFigureSpec({ hair }), "headwear", "kippah") !== undefined,
    );
    expect(kippahless).toEqual(["bun", "mohawk", "bantu-knots", "spiky", "half-up", "man-bun"]);
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
