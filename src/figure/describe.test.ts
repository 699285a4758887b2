import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeFigure, describePortrait } from "./describe.ts";
import { POSES } from "./parts/pose/options.ts";
import { randomFigureSpec } from "./schema/random.ts";
import { toFigureSpec } from "./schema/spec.ts";

describe("describeFigure", () => {
  it("A description says who it is, how they look, what they say and what is in the box", () => {
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
      "Boxed villain action figure of Diego, Engineer, with a dark brown mohawk, dark glasses and a bionic arm, " +
        "wearing a navy hoodie and a high-collared cloak, smirking, beckoning, saying “Your meeting could have been my monologue.” " +
        "Accessories: Debugger Tool Belt, Keyboard of Command and Coffee Cup of Endurance.",
    );
  });

  it("The description of an empty box leaves out the tagline, since nobody is there to say it", () => {
    const spec = toFigureSpec({ tagline: "Ships on Friday." });
    expect(describeFigure(spec, { isPaid: true })).toContain(", saying “Ships on Friday.” Accessories");
    expect(describeFigure(spec, { isPaid: true, empty: true })).not.toContain("Ships on Friday");
  });

  it("A tagline without an end mark gets a full stop in the description", () => {
    const said = (tagline: string) => describeFigure(toFigureSpec({ tagline }), { isPaid: true });
    expect(said("Ready")).toContain("saying “Ready”. Accessories");
    expect(said("Ready?")).toContain("saying “Ready?” Accessories");
  });

  it("No description says that a person in a wheelchair stands", () => {
    for (const pose of [...POSES.hero, ...POSES.villain])
      expect(describeFigure(toFigureSpec({ pose, mobility: "wheelchair" }), { isPaid: true })).not.toContain(
        "standing",
      );
  });

  it("A figure that holds something holds its first accessory, whatever it is called", () => {
    const [first, ...others] = toFigureSpec({}).accessories;
    const spec = toFigureSpec({
      pose: "hold",
      accessories: [{ ...first, label: "Mug of $& and 100 %" }, ...others] as never,
    });
    expect(describeFigure(spec, { isPaid: true })).toContain("holding Mug of $& and 100 %, saying");
  });

  it("A description says PREVIEW exactly while the figure is not paid for", () => {
    const spec = toFigureSpec({});
    expect(describeFigure(spec, { isPaid: false })).toContain("PREVIEW");
    expect(describeFigure(spec, { isPaid: true })).not.toContain("PREVIEW");
    expect(describeFigure(spec, { isPaid: false, empty: true })).toMatch(/person-shaped gap.*PREVIEW/);
  });

  it("Every random figure has a description without gaps", () => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (seed, isPaid) => {
        const spec = randomFigureSpec(seed);
        const text = describeFigure(spec, { isPaid }) + describePortrait(spec);
        expect(text).not.toMatch(/undefined|%| {2}|, ,|with wearing|\ba [aeiou]/);
        expect(text).toContain(spec.name);
      }),
    );
  });

  it("A hat over a turban and a hearing aid under a hijab are in neither the drawing nor the description", () => {
    const turban = toFigureSpec({ hair: "turban", headwear: "cap" });
    expect(describeFigure(turban, { isPaid: true })).not.toContain("a cap,");
    const hijab = toFigureSpec({ hair: "hijab", hearingAid: true });
    expect(describeFigure(hijab, { isPaid: true })).not.toContain("hearing aid");
  });

  it("A hard hat over a hijab is described", () => {
    const spec = toFigureSpec({ hair: "hijab", headwear: "hard-hat" });
    expect(describeFigure(spec, { isPaid: true })).toContain("hard hat");
  });
});
