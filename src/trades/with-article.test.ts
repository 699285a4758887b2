import { expect, test } from "vitest";
import { withArticle } from "./with-article.ts";

test.each([
  ...["Head of Procurement", "Nurse", "UX Designer", "CEO", "PhD Candidate", "Unity Developer", "Usability Lead"],
  ...["University Lecturer", "Union Organizer", "Urologist", "European Patent Attorney", "One-Man Band"],
  ...["NASA Engineer", "3D Artist", "Hotel Manager", "Herbert", "TV Presenter", "NURSE", "看護師", "", "1st Officer"],
])("a %s", (title) => {
  expect(withArticle(title)).toBe(`a ${title}`);
});

test.each([
  ...["Accountant", "HR Manager", "SRE", "RN", "AI Researcher", "X-ray Technician", "R&D Director", "F1 Mechanic"],
  ...["Usher", "Umpire", "Upholsterer", "Urban Planner", "Underwriter", "Uninspired Poet"],
  ...["Herbalist", "Honorary Consul", "Hourly Worker", "Ébéniste", "iOS Developer", "“Idea” Person"],
  ...["8-bit Musician", "11th-Grade Teacher", "EXECUTIVE CHEF", "Événement Manager"],
])("an %s", (title) => {
  expect(withArticle(title)).toBe(`an ${title}`);
});
