import { expect, test } from "vitest";
import { parseFigureDesign, readFigureDesign, toFigureDesign, withoutSampleText, writeDetails } from "./design.ts";

const SAMPLE = toFigureDesign({
  spec: { name: "Maya Okonkwo", jobTitle: "Engineer" },
  industry: "Technology",
  skills: ["Debugging"],
  placeholders: ["name", "jobTitle", "industry", "skills"],
});

test("A written detail is no placeholder, even if its text is the sample's", () => {
  expect(writeDetails(SAMPLE, { jobTitle: "Engineer", skills: ["Debugging"] })).toEqual({
    ...SAMPLE,
    placeholders: ["name", "industry"],
  });
});

test("An emptied name or title becomes a placeholder, unlike an industry", () => {
  const written = writeDetails(SAMPLE, { name: "Jane", jobTitle: "Nurse", industry: "Care", skills: ["Calm"] });
  expect(written.placeholders).toBeUndefined();
  expect(writeDetails(written, { name: "", jobTitle: "", industry: "", skills: [] })).toMatchObject({
    spec: { name: "Your Name", jobTitle: "Working Professional" },
    industry: "",
    skills: [],
    placeholders: ["name", "jobTitle"],
  });
});

test("A stand-in that is filled in is a placeholder", () => {
  expect(toFigureDesign({ spec: { name: "Jane", jobTitle: " " } }).placeholders).toEqual(["jobTitle"]);
  expect(toFigureDesign({ spec: { name: "Your Name", jobTitle: "Nurse" } }).placeholders).toBeUndefined();
});

test("withoutSampleText removes only what nobody wrote", () => {
  expect(withoutSampleText(writeDetails(SAMPLE, { name: "Maya Okonkwo", industry: "Technology" }))).toMatchObject({
    spec: { name: "Maya Okonkwo", jobTitle: "Working Professional" },
    industry: "Technology",
    skills: [],
    placeholders: ["jobTitle"],
  });
});

test("A stored design keeps its placeholders, if their list is valid", () => {
  const { placeholders: _, ...written } = SAMPLE;
  for (const design of [SAMPLE, written, writeDetails(SAMPLE, { name: "Jane" })])
    expect(readFigureDesign(JSON.parse(JSON.stringify(design)))).toEqual(design);
  for (const placeholders of [[], ["skills", "name"], ["tagline"], "name", null])
    expect(readFigureDesign({ ...SAMPLE, placeholders })).toBeUndefined();
  expect(readFigureDesign({ ...SAMPLE, industry: "", placeholders: ["industry"] })).toBeUndefined();
});

test("parseFigureDesign lists what it dropped", () => {
  expect(parseFigureDesign({ spec: { hiar: 1, name: "Jo" }, skills: ["", "Chess"], shoes: 2 })).toMatchObject({
    design: { spec: { name: "Jo" }, skills: ["Chess"] },
    dropped: ["spec.hiar", "skills.0", "shoes"],
  });
});
