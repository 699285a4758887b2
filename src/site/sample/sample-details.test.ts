import { expect, test } from "vitest";
import type { FigureDesign } from "../../figure/schema/design.ts";
import { sampleDesign } from "./profile.ts";
import { sampleDetailsOf, withoutSampleDetails } from "./sample-details.ts";

const sample = sampleDesign("hero");
const { skills } = sample;
const named = { ...sample, spec: { ...sample.spec, name: "Jane Doe" } };

test.each<[string, FigureDesign, readonly string[]]>([
  ["The sample is one in every detail", sample, ["name", "jobTitle", "industry", "skills"]],
  ["Another name leaves the rest a sample", named, ["jobTitle", "industry", "skills"]],
  [
    "An added skill does not make the sample's skills the person's",
    { ...named, skills: [...skills, "Knitting"] },
    ["jobTitle", "industry", "skills"],
  ],
  [
    "Some of the sample's skills alone are the sample's",
    { ...named, skills: skills.slice(2) },
    ["jobTitle", "industry", "skills"],
  ],
  [
    "A person can share some of the sample's skills, and title and industry",
    { ...named, skills: [...skills.slice(1), "Knitting"] },
    [],
  ],
])("%s", (_, design, details) => {
  expect(sampleDetailsOf(design)).toEqual(details);
});

test("Removing the sample's details does not remove added skills", () => {
  expect(withoutSampleDetails({ ...named, skills: [...skills, "Knitting"] })).toMatchObject({
    spec: { name: "Jane Doe", jobTitle: "" },
    industry: "",
    skills: ["Knitting"],
  });
});
