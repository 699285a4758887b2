import { expect, test } from "vitest";
import type { FigureDesign } from "../../figure/schema/design.ts";
import { sampleDesign } from "./profile.ts";
import { sampleDetailsOf, withoutSampleDetails } from "./sample-details.ts";

const sample = sampleDesign("hero");
const { skills } = sample;
const named = { ...sample, spec: { ...sample.spec, name: "Jane Doe" } };

test.each<[string, FigureDesign, readonly string[]]>([
  ["All details of the sample are the sample person's", sample, ["name", "jobTitle", "industry", "skills"]],
  ["With another name, the other details are still the sample person's", named, ["jobTitle", "industry", "skills"]],
  [
    "With all sample skills and another one, details are the sample's",
    { ...named, skills: [...skills, "Knitting"] },
    ["jobTitle", "industry", "skills"],
  ],
  [
    "With only some of the sample skills, details are the sample's",
    { ...named, skills: skills.slice(2) },
    ["jobTitle", "industry", "skills"],
  ],
  [
    "With some sample skills and another one, all details are the person's",
    { ...named, skills: [...skills.slice(1), "Knitting"] },
    [],
  ],
])("%s", (_, design, details) => {
  expect(sampleDetailsOf(design)).toEqual(details);
});

test("withoutSampleDetails does not remove skills that the person added", () => {
  expect(withoutSampleDetails({ ...named, skills: [...skills, "Knitting"] })).toMatchObject({
    spec: { name: "Jane Doe", jobTitle: "" },
    industry: "",
    skills: ["Knitting"],
  });
});
