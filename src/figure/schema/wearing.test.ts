import { describe, expect, it } from "vitest";
import { GLASSES } from "../parts/glasses/options.ts";
import { FIELDS } from "./fields.ts";
import { OUTFIT_STYLES, wornColor } from "./outfit-styles.ts";
import { toFigureSpec } from "./spec.ts";
import { findConflict, hidesEars, isCovering, wornFacialHair, wornHeadwear } from "./wearing.ts";

const [HAIRS, HEADWEARS] = [FIELDS.hair.options("hero"), FIELDS.headwear.options("hero")];
const FACIAL_HAIRS = FIELDS.facialHair.options("hero");

const BARE = toFigureSpec({ headwear: "none", facialHair: "none" });
/** Every pair of hair and headwear, and of hair and facial hair. */
const every = HAIRS.flatMap((hair) => [
  ...HEADWEARS.map((headwear) => ({ ...BARE, hair, headwear })),
  ...FACIAL_HAIRS.map((facialHair) => ({ ...BARE, hair, facialHair })),
]);

describe("what can be worn together", () => {
  it("A conflict is found whichever of the two options is selected last", () => {
    const differing = every.filter((spec) => {
      const bare = { ...spec, headwear: "none", facialHair: "none" } as const;
      return (["headwear", "facialHair"] as const).some(
        (field) =>
          findConflict({ ...bare, [field]: spec[field] }, "hair", spec.hair) !== findConflict(bare, field, spec[field]),
      );
    });
    expect(differing).toEqual([]);
  });

  it("Options are worn only if they have no conflict", () => {
    const wrong = every.filter((spec) => {
      const hasRoom = findConflict(spec, "headwear", spec.headwear) === undefined;
      const isOpen = findConflict(spec, "facialHair", spec.facialHair) === undefined;
      return (
        wornHeadwear(spec) !== (hasRoom ? spec.headwear : "none") ||
        wornFacialHair(spec) !== (isOpen ? spec.facialHair : "none")
      );
    });
    expect(wrong).toEqual([]);
  });

  it("Glasses, other fields and the option none never conflict", () => {
    const refused = every.filter(
      (spec) =>
        findConflict(spec, "headwear", "none") !== undefined ||
        findConflict(spec, "facialHair", "none") !== undefined ||
        findConflict(spec, "skin", "honey") !== undefined ||
        GLASSES.some((glasses) => findConflict(spec, "glasses", glasses) !== undefined),
    );
    expect(refused).toEqual([]);
  });

  it("findConflict returns the reason of the conflict", () => {
    expect(findConflict(toFigureSpec({ hair: "turban" }), "headwear", "hard-hat")).toBe("hat");
    expect(findConflict(toFigureSpec({ headwear: "hard-hat" }), "hair", "turban")).toBe("hat");
    expect(findConflict(toFigureSpec({ hair: "hijab" }), "facialHair", "long-beard")).toBe("beard");
    const kippahless = HAIRS.filter((hair) => !isCovering(hair)).filter(
      (hair) => findConflict(toFigureSpec({ hair }), "headwear", "kippah") !== undefined,
    );
    expect(kippahless).toEqual(["bun", "mohawk", "bantu-knots", "spiky", "half-up", "man-bun"]);
  });

  it("Hard hats fit over a hijab, and hats except a kippah over any hair", () => {
    expect(wornHeadwear({ hair: "hijab", headwear: "hard-hat" })).toBe("hard-hat");
    expect(wornHeadwear({ hair: "durag", headwear: "cap" })).toBe("cap");
    for (const hair of HAIRS)
      for (const headwear of HEADWEARS)
        if (!isCovering(hair) && headwear !== "kippah") expect(wornHeadwear({ hair, headwear })).toBe(headwear);
  });

  it("Only coverings hide ears", () => {
    expect(HAIRS.filter(hidesEars).every(isCovering)).toBe(true);
  });
});

describe("wornColor", () => {
  it("Each outfit brings its color until the person chooses one", () => {
    const start = toFigureSpec({});
    let spec = start;
    for (const outfit of [...FIELDS.outfit.options("hero"), start.outfit]) {
      const outfitColor = wornColor(outfit, spec);
      expect(outfitColor).toBe(OUTFIT_STYLES[outfit].color);
      spec = { ...spec, outfit, outfitColor };
    }
    expect(spec).toEqual(start);
    expect(wornColor("lab-coat", start)).toBe("white");
    expect(wornColor("chef-whites", start)).toBe("white");
  });

  it("A color that the person chose stays", () => {
    expect(wornColor("lab-coat", { outfit: "hoodie", outfitColor: "lime" })).toBe("lime");
  });
});
