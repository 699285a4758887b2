import { describe, expect, it } from "vitest";
import { toFigureDesign } from "../figure/schema/design.ts";
import { toFigureSpec } from "../figure/schema/spec.ts";
import { offerGear } from "../trades/gear-offer.ts";
import type { FoundProfile, FoundText } from "./found-profile.ts";
import { applyTyped, suggestReview } from "./suggest-review.ts";

const design = toFigureDesign({ spec: toFigureSpec({ name: "Maya Okonkwo" }) });
const text = (value: string, source = "a file", isUncertain = false): FoundText => ({
  text: value,
  source,
  ...(isUncertain ? { isUncertain } : {}),
});
const suggest = (found: Partial<FoundProfile>, of = design) => suggestReview({ skills: [], gaps: [], ...found }, of);
const fromHeadline = (headline: string) => suggest({ headline: text(headline) }).jobTitle?.value;

describe("suggestReview", () => {
  it("An empty profile gives no suggestions, but its gaps are returned", () => {
    expect(suggest({ gaps: ["onlyProfile"] })).toEqual({ gaps: ["onlyProfile"] });
    expect(suggest({ name: text(" "), title: text("\0"), industry: text("") })).toEqual({ gaps: [] });
  });

  it("Credentials are separated from the name and off at first", () => {
    const { name, credentials } = suggest({ name: text("Priyanka Venkataraman-Hollis, PhD, FRSC", "the PDF") });
    expect(name).toEqual({ value: "Priyanka Venkataraman-Hollis", source: "the PDF", isUsed: true });
    expect(credentials).toEqual({ value: "PhD, FRSC", source: "the PDF", isUsed: false });
  });

  it("A name with a possible credential is not split and is off at first", () => {
    expect(suggest({ name: text("Asha Devi K.C.", "the PDF") })).toMatchObject({
      name: { value: "Asha Devi K.C.", source: "the PDF", isUsed: false },
    });
    expect(suggest({ name: text("Asha Devi K.C.") })).not.toHaveProperty("credentials");
  });

  it("The title comes from the position, not from the headline", () => {
    const { jobTitle } = suggest({
      title: text("Platform Engineer", "Positions.csv, current"),
      headline: text("Keeps pagers quiet"),
    });
    expect(jobTitle).toEqual({ value: "Platform Engineer", source: "Positions.csv, current", isUsed: true });
  });

  it.each([
    ["Student at Westbrook College", "Student"],
    ["Baker @ Crumb & Sons", "Baker"],
    ["Principal Scientist | Batteries | Speaker", "Principal Scientist"],
    ["Nurse · Mentor", "Nurse"],
    ["Chef – Author", "Chef"],
    ["Leitender Bauingenieur bei Steinbrück & Söhne", "Leitender Bauingenieur"],
    ["Infirmière chez Les Tilleuls", "Infirmière"],
    ["Ingénieur en informatique", "Ingénieur en informatique"],
    ["Co-founder", "Co-founder"],
  ])("Without a position, the headline %j gives the title %j", (headline, title) => {
    expect(fromHeadline(headline)).toBe(title);
  });

  it("A long title is cut after a word; a long word, after a grapheme", () => {
    expect(
      suggest({ title: text("Senior Vice President of Global Strategic Partnerships and Alliances") }).jobTitle?.value,
    ).toBe("Senior Vice President");
    expect(suggest({ title: text("x".repeat(60)) }).jobTitle?.value).toBe(`${"x".repeat(47)}…`);
  });

  it.each([
    ["Platform Engineer", "Platform Engineer at Fernhill", "It hums.", "Platform Engineer at Fernhill"],
    ["Platform Engineer", "Platform Engineer", "Keeps the lights on. And more.", "Keeps the lights on."],
    ["Scientist", `Scientist | Batteries | ${"long ".repeat(20)}`, "", "Batteries"],
    ["Scientist", "", `${"Too long ".repeat(12)}. It hums!`, "It hums!"],
    ["Scientist", "Scientist", "", undefined],
    ["研究员", "研究员", "我喜欢电池。我也喜欢猫。", "我喜欢电池。"],
  ])("Title %j, headline %j and summary %j give the tagline %j", (title, headline, summary, tagline) => {
    expect(suggest({ title: text(title), headline: text(headline), summary: text(summary) }).tagline?.value).toBe(
      tagline,
    );
  });

  it("The headline and the summary are offered as a tagline, not used", () => {
    const title = text("Baker");
    expect(suggest({ title, headline: text("Up before dawn", "your headline") }).tagline).toEqual({
      value: "Up before dawn",
      source: "your headline",
      from: "headline",
      isUsed: false,
    });
    expect(suggest({ title, summary: text("It rises.") }).tagline).toMatchObject({ from: "summary", isUsed: false });
  });

  it("The first six skills are used, without credentials and duplicates", () => {
    const names = [
      "Go",
      "PhD",
      "go",
      "Rust",
      "  ",
      "C",
      "SQL",
      "Continuous Integration and Continuous Delivery",
      "Git",
      "X",
    ];
    expect(suggest({ skills: names.map((name) => text(name, "Skills.csv")) }).skills).toEqual({
      value: ["Go", "Rust", "C", "SQL", "Continuous Integration", "Git"],
      source: "Skills.csv",
      isUsed: true,
    });
    expect(suggest({ skills: [text("PhD"), text(" ")] }).skills).toBeUndefined();
  });

  it("Accessories have six alternatives and name the texts they come from", () => {
    const found = { title: text("Head Chef"), skills: [text("Menu Design")], industry: text("Restaurants") };
    const { accessories } = suggest(found);
    expect(accessories?.value[0]).toEqual({ kind: "knife", label: "Knife of Menu Design" });
    expect(accessories?.options).toHaveLength(6);
    expect(accessories?.source).toBe("your title and skills");
    expect(suggest({ ...found, skills: [] }).accessories?.source).toBe("your title");
    expect(suggest({ skills: found.skills }).accessories?.source).toBe("your skills");
    expect(suggest({ industry: found.industry }).accessories?.source).toBe("your industry");
  });

  it("Clothes are on if the person's title clearly names the trade", () => {
    const { outfit, headwear } = suggest({ title: text("Head Chef", "Positions.csv") });
    expect(outfit).toEqual({ value: "chef-whites", source: "Positions.csv", isUsed: true });
    expect(headwear).toEqual({ value: "chef-hat", source: "Positions.csv", isUsed: true });
    expect(suggest({ headline: text("Nurse · Mentor") }).outfit).toMatchObject({ value: "scrubs", isUsed: true });
  });

  it("Clothes are off if the title names only the field or is uncertain", () => {
    expect(suggest({ title: text("Nursing Software") }).outfit).toMatchObject({ value: "scrubs", isUsed: false });
    expect(suggest({ title: text("Nurse", "the PDF", true) }).outfit).toMatchObject({ value: "scrubs", isUsed: false });
  });

  it("Clothes are not suggested for an unknown trade", () => {
    expect(suggest({ title: text("Accountant") })).not.toHaveProperty("outfit");
    expect(suggest({ skills: [text("Cooking")] })).not.toHaveProperty("outfit");
  });

  it("Clothes are not suggested if the figure wears or cannot wear them", () => {
    const of = (spec: Parameters<typeof toFigureSpec>[0]) =>
      suggest({ title: text("Head Chef") }, toFigureDesign({ spec: toFigureSpec(spec) }));
    expect(of({ outfit: "chef-whites", headwear: "chef-hat" })).toEqual(
      expect.not.objectContaining({ outfit: expect.anything(), headwear: expect.anything() }),
    );
    expect(of({ hair: "gele" })).not.toHaveProperty("headwear");
    expect(of({ hair: "turban" })).toHaveProperty("outfit");
  });

  it("Values from uncertain texts are off at first", () => {
    const review = suggest({
      name: text("Noor", "the PDF", true),
      title: text("Nurse", "the PDF", true),
      industry: text("Health", "the PDF", true),
      skills: [text("Triage"), text("Tr1age?", "the PDF", true)],
    });
    expect([review.name, review.jobTitle, review.industry, review.skills].map((field) => field?.isUsed)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(review.accessories?.isUsed).toBe(true);
    expect(suggest({ title: text("Nurse", "the PDF", true) }).accessories?.isUsed).toBe(false);
  });

  it("An uncertain title does not affect accessories from certain texts", () => {
    const skills = [text("Spreadsheets")];
    const { accessories } = suggest({ title: text("Youth Coach", "the PDF", true), skills });
    expect(accessories).toEqual(suggest({ skills }).accessories);
    expect(accessories).toMatchObject({ source: "your skills", isUsed: true });
  });

  it("Accessories are off at first if the person chose the ones in the box", () => {
    const of = (label: string) =>
      suggest({ title: text("Nurse") }, toFigureDesign({ spec: { accessories: [{ kind: "belt", label }] } }));
    expect(of("Debugger Tool Belt").accessories?.isUsed).toBe(true);
    expect(of("Belt of Mine").accessories?.isUsed).toBe(false);
    const packed = applyTyped({ title: text("Nurse"), skills: [], gaps: [] }, design);
    expect(suggest({ title: text("Chef") }, packed).accessories?.isUsed).toBe(true);
  });
});

describe("applyTyped", () => {
  it("packs what the preview packs for the same title, and keeps the clothes", () => {
    const used = applyTyped({ title: text("Head Chef"), skills: [], gaps: [] }, design);
    expect(used.spec.accessories).toEqual(offerGear(used)?.trios[0]);
    expect(used.spec).toMatchObject({ jobTitle: "Head Chef", outfit: design.spec.outfit, headwear: "none" });
  });
});
