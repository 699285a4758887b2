import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { POSES } from "../domain/figure-options.ts";
import { toFigureSpec } from "../domain/figure-spec.ts";
import { randomFigureSpec } from "../domain/random-spec.ts";
import { describeFigure, describePortrait } from "./describe-figure.ts";

describe("describeFigure", () => {
  it("says who it is, how they context, what they say and what is in the box", () => {
    const spec = toFigureSpec({
      type: "villain",
      name: "Diego",
      jobTitle: "Engineer",
      hair: "mohawk",
      glasses: "shades",
      mobility: "prosthetic-arm",
      outfit: "hoodie",
      pose: "beckon",
    });
    expect(describeFigure(spec, { isPaid: true })).toBe(
      "Boxed villain action figure of Diego, Engineer, with a mohawk, dark glasses and a prosthetic arm, " +
        "wearing a hoodie and a high-collared coat, beckoning, saying “Your meeting could have been my monologue.” " +
        "Accessories: Debugger Tool Belt, Keyboard of Command and Coffee Cup of Endurance.",
    );
  });

  it("leaves the words out of an empty box, which has nobody to say them", () => {
    const spec = toFigureSpec({ tagline: "Ships on Friday." });
    expect(describeFigure(spec, { isPaid: true })).toContain(", saying “Ships on Friday.” Accessories");
    expect(describeFigure(spec, { isPaid: true, empty: true })).not.toContain("Ships on Friday");
  });

  it("says where a sentence ends that its tagline does not end", () => {
    const said = (tagline: string) => describeFigure(toFigureSpec({ tagline }), { isPaid: true });
    expect(said("Ready")).toContain("saying “Ready”. Accessories");
    expect(said("Ready?")).toContain("saying “Ready?” Accessories");
  });

  it("lets nobody in a wheelchair stand", () => {
    for (const pose of [...POSES.hero, ...POSES.villain])
      expect(describeFigure(toFigureSpec({ pose, mobility: "wheelchair" }), { isPaid: true })).not.toContain(
        "standing",
      );
  });

  it("says PREVIEW exactly while it is not paid for", () => {
    const spec = toFigureSpec({});
    expect(describeFigure(spec, { isPaid: false })).toContain("PREVIEW");
    expect(describeFigure(spec, { isPaid: true })).not.toContain("PREVIEW");
    expect(describeFigure(spec, { isPaid: false, empty: true })).toMatch(/person-shaped gap.*PREVIEW/);
  });

  it("has words for every figure", () => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (seed, isPaid) => {
        const spec = randomFigureSpec(seed);
        const text = describeFigure(spec, { isPaid }) + describePortrait(spec);
        expect(text).not.toMatch(/undefined| {2}|, ,|with wearing/);
        expect(text).toContain(spec.name);
      }),
    );
  });

  it("leaves out a hat over a hijab and a hearing aid under it, as the drawing does", () => {
    const spec = toFigureSpec({ hair: "hijab", headwear: "cap", hearingAid: true });
    expect(describeFigure(spec, { isPaid: true })).not.toMatch(/a cap,|hearing aid/);
  });
});
