import { toFigureDesign } from "../../src/figure/schema/design.ts";
import { type FigureSpec, toFigureSpec } from "../../src/figure.ts";
import type { ProfileReview } from "../../src/import/index.ts";

/** A line of a review. It is used at first unless it is uncertain or only offered. */
const line = <Value>(value: Value, source: string, isUsed = true) => ({ value, source, isUsed });

const headline = (value: string, source: string) => ({ ...line(value, source, false), from: "headline" }) as const;

const gear = (value: FigureSpec["accessories"]) => line(value, "your title and skills");

/** The figure that gets the details of the imported profiles. */
export const HERO = toFigureDesign({
  spec: toFigureSpec({ hair: "curly", hairColor: "black", facialHair: "stubble", outfitColor: "teal" }),
});

/** Reviews of imported profiles of invented people. */
export const NURSE: ProfileReview = {
  name: line("Tomás Herrera", "Profile.csv"),
  credentials: line("RN, CPN", "Profile.csv", false),
  jobTitle: line("Pediatric Nurse", "Positions.csv, current"),
  tagline: headline("Small patients, large bandages, no fear of glitter", "your headline"),
  industry: line("Hospitals and Health Care", "Profile.csv"),
  skills: line(["Triage", "Patient Education", "Vaccination", "Night Shifts"], "Skills.csv, the first six"),
  accessories: {
    ...gear([
      { kind: "stethoscope", label: "Stethoscope of Triage" },
      { kind: "book", label: "Book of Patient Education" },
      { kind: "coffee", label: "Coffee Cup of Night Shifts" },
    ]),
    options: [
      { kind: "flask", label: "Flask of Vaccination" },
      { kind: "phone", label: "Phone of Night Shifts" },
      { kind: "chart", label: "Chart of Triage" },
      { kind: "scissors", label: "Scissors of Triage" },
    ],
  },
  outfit: line("scrubs", "your title", false),
  gaps: [],
};

export const SITE_ENGINEER: ProfileReview = {
  name: line("Ingrid Solberg", "profile.pdf, page 1"),
  jobTitle: line("Site Engineer", "profile.pdf, Experience"),
  skills: line(["Concrete", "Surveying", "Cranes"], "profile.pdf, Top Skills"),
  accessories: {
    ...gear([
      { kind: "blueprint", label: "Blueprint of Concrete" },
      { kind: "wrench", label: "Wrench of Cranes" },
      { kind: "camera", label: "Camera of Surveying" },
    ]),
    options: [
      { kind: "belt", label: "Belt of Cranes" },
      { kind: "coffee", label: "Coffee Cup of Concrete" },
    ],
  },
  outfit: line("hi-vis", "your title", false),
  headwear: line("hard-hat", "your title", false),
  gaps: [],
};

export const ARABIC: ProfileReview = {
  name: line("ليلى حدّاد", "profile.pdf, page 1"),
  jobTitle: line("مهندسة معمارية", "profile.pdf, Experience"),
  skills: line(["التصميم الحضري", "Revit", "إدارة المشاريع"], "profile.pdf, Top Skills"),
  accessories: {
    ...gear([
      { kind: "blueprint", label: "مخطط التصميم الحضري" },
      { kind: "laptop", label: "Laptop of Revit" },
      { kind: "briefcase", label: "حقيبة المشاريع" },
    ]),
    options: [{ kind: "camera", label: "كاميرا التصميم" }],
  },
  gaps: [],
};

/** From a PDF whose letters are out of order. Name and title are off until the person has checked them. */
export const UNCERTAIN = {
  name: line("กติตพิงษ์ ศรสีขุ", "profile.pdf, page 1", false),
  jobTitle: line("ผ้จูดัการร้าน", "profile.pdf, Experience", false),
  skills: line(["Barista Training", "Latte Art"], "profile.pdf, Top Skills"),
  gaps: [],
} satisfies ProfileReview;

export const NO_SKILLS: ProfileReview = {
  name: line("Aino Korhonen", "profile.pdf, page 1"),
  jobTitle: line("Tuotepäällikkö", "profile.pdf, page 1"),
  gaps: ["noSkillsHeading"],
};

export const ONLY_PROFILE: ProfileReview = {
  name: line("Kofi Mensah", "Profile.csv"),
  tagline: headline("I cook what the market had this morning", "Profile.csv"),
  gaps: ["onlyProfile"],
};

export const GUESSED_LETTERS: ProfileReview = {
  name: line("tìpán Dvoøáèek", "Profile.csv", false),
  industry: line("Transport", "Profile.csv"),
  gaps: ["guessedLetters"],
};

export const LONG: ProfileReview = {
  name: line("Wolfeschlegelsteinhausenbergerdorff-Abcd", "Profile.csv"),
  credentials: line("PhD, FRSC, PMP, CISSP, ITIL v4, Scrum Master", "Profile.csv", false),
  jobTitle: line(
    "Donaudampfschifffahrtselektrizitätenhauptbetrieb",
    "Positions.csv, current, of a company that closed in the spring and opened again under another name",
  ),
  tagline: headline(
    "Turning quarterly ambiguity into quarterly certainty, one deck at a time",
    "your headline, its first part",
  ),
  industry: line("Rindfleischetikettierungsüberwachungsauf", "Profile.csv"),
  skills: line(
    [
      "Stakeholder Expectation Managing",
      "Rechtsschutzversicherungsgesells",
      "Cross-functional Synergy Enablin",
      "Go-to-Market",
      "OKRs",
      "Kraftfahrzeughaftpflichtversiche",
    ],
    "Skills.csv, the first six",
  ),
  accessories: {
    ...gear([
      { kind: "chart", label: "Chart of Stakeholder Expectations" },
      { kind: "briefcase", label: "Rechtsschutzversicherungsgesellsch" },
      { kind: "megaphone", label: "Megaphone of Cross-functional Syne" },
    ]),
    options: [{ kind: "phone", label: "Phone of Kraftfahrzeughaftpflichtv" }],
  },
  gaps: [],
};
