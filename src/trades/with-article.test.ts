import { expect, test } from "vitest";
import { withArticle } from "./with-article.ts";

test.each([
  ...[
    "Head of Procurement",
    "Nurse",
    "UX Designer",
    "UI Developer",
    "CEO",
    "PhD Candidate",
    "Unity Developer",
    "Usability Lead",
  ],
  ...[
    "University Lecturer",
    "Union Organizer",
    "Urologist",
    "European Patent Attorney",
    "One-Man Band",
    "Utility Worker",
  ],
  ...["NASA Engineer", "3D Artist", "Hotel Manager", "Herbert", "TV Presenter", "QA Engineer"],
  ...["NURSE", "看護師", "", "1st Officer"],
])("a %s", (title) => {
  expect(withArticle(title)).toBe(`a ${title}`);
});

test.each([
  ...["Accountant", "HR Manager", "SRE", "MRI Technician", "EMT", "RN", "IT Lead", "AI Researcher", "HVAC Technician"],
  ...[
    "X-ray Technician",
    "R&D Director",
    "F1 Mechanic",
    "Usher",
    "Umpire",
    "Upholsterer",
    "Urban Planner",
    "Underwriter",
  ],
  ...["Herbalist", "Honorary Consul", "Hourly Worker", "Uninspired Poet", "Ébéniste", "iOS Developer", "“Idea” Person"],
  ...["8-bit Musician", "11th-Grade Teacher", "ACCOUNTANT", "EXECUTIVE CHEF", "Événement Manager"],
])("an %s", (title) => {
  expect(withArticle(title)).toBe(`an ${title}`);
});
