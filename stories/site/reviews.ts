import { toFigureDesign } from "../../src/figure/schema/design.ts";
import { toFigureSpec } from "../../src/figure.ts";
import type { ProfileReview } from "../../src/import/index.ts";

/** The figure that gets the details of the imported profiles. */
export const HERO = toFigureDesign({
  spec: toFigureSpec({ hair: "curly", hairColor: "black", facialHair: "stubble", outfitColor: "teal" }),
});

/** Reviews of imported profiles of invented people. */
export const NURSE: ProfileReview = {
  name: { value: "Tomás Herrera", source: "Profile.csv", isUsed: true },
  credentials: { value: "RN, CPN", source: "Profile.csv", isUsed: false },
  jobTitle: { value: "Pediatric Nurse", source: "Positions.csv, current", isUsed: true },
  tagline: {
    value: "Small patients, large bandages, no fear of glitter",
    source: "your headline",
    from: "headline",
    isUsed: false,
  },
  industry: { value: "Hospitals and Health Care", source: "Profile.csv", isUsed: true },
  skills: {
    value: ["Triage", "Patient Education", "Vaccination", "Night Shifts"],
    source: "Skills.csv, the first six",
    isUsed: true,
  },
  accessories: {
    value: [
      { kind: "stethoscope", label: "Stethoscope of Triage" },
      { kind: "book", label: "Book of Patient Education" },
      { kind: "coffee", label: "Coffee Cup of Night Shifts" },
    ],
    source: "your title and skills",
    isUsed: true,
    options: [
      { kind: "flask", label: "Flask of Vaccination" },
      { kind: "phone", label: "Phone of Night Shifts" },
      { kind: "chart", label: "Chart of Triage" },
      { kind: "scissors", label: "Scissors of Triage" },
    ],
  },
  outfit: { value: "scrubs", source: "your title", isUsed: false },
  gaps: [],
};

export const SITE_ENGINEER: ProfileReview = {
  name: { value: "Ingrid Solberg", source: "profile.pdf, page 1", isUsed: true },
  jobTitle: { value: "Site Engineer", source: "profile.pdf, Experience", isUsed: true },
  skills: { value: ["Concrete", "Surveying", "Cranes"], source: "profile.pdf, Top Skills", isUsed: true },
  accessories: {
    value: [
      { kind: "blueprint", label: "Blueprint of Concrete" },
      { kind: "wrench", label: "Wrench of Cranes" },
      { kind: "camera", label: "Camera of Surveying" },
    ],
    source: "your title and skills",
    isUsed: true,
    options: [
      { kind: "belt", label: "Belt of Cranes" },
      { kind: "coffee", label: "Coffee Cup of Concrete" },
    ],
  },
  outfit: { value: "hi-vis", source: "your title", isUsed: false },
  headwear: { value: "hard-hat", source: "your title", isUsed: false },
  gaps: [],
};

export const ARABIC: ProfileReview = {
  name: { value: "ليلى حدّاد", source: "profile.pdf, page 1", isUsed: true },
  jobTitle: { value: "مهندسة معمارية", source: "profile.pdf, Experience", isUsed: true },
  skills: { value: ["التصميم الحضري", "Revit", "إدارة المشاريع"], source: "profile.pdf, Top Skills", isUsed: true },
  accessories: {
    value: [
      { kind: "blueprint", label: "مخطط التصميم الحضري" },
      { kind: "laptop", label: "Laptop of Revit" },
      { kind: "briefcase", label: "حقيبة المشاريع" },
    ],
    source: "your title and skills",
    isUsed: true,
    options: [{ kind: "camera", label: "كاميرا التصميم" }],
  },
  gaps: [],
};

/** From a PDF whose letters are out of order. Name and title are off until the person has checked them. */
export const UNCERTAIN = {
  name: { value: "กติตพิงษ์ ศรสีขุ", source: "profile.pdf, page 1", isUsed: false },
  jobTitle: { value: "ผ้จูดัการร้าน", source: "profile.pdf, Experience", isUsed: false },
  skills: { value: ["Barista Training", "Latte Art"], source: "profile.pdf, Top Skills", isUsed: true },
  gaps: [],
} satisfies ProfileReview;

export const NO_SKILLS: ProfileReview = {
  name: { value: "Aino Korhonen", source: "profile.pdf, page 1", isUsed: true },
  jobTitle: { value: "Tuotepäällikkö", source: "profile.pdf, page 1", isUsed: true },
  gaps: ["noSkillsHeading"],
};

export const ONLY_PROFILE: ProfileReview = {
  name: { value: "Kofi Mensah", source: "Profile.csv", isUsed: true },
  tagline: { value: "I cook what the market had this morning", source: "Profile.csv", from: "headline", isUsed: false },
  gaps: ["onlyProfile"],
};

export const GUESSED_LETTERS: ProfileReview = {
  name: { value: "tìpán Dvoøáèek", source: "Profile.csv", isUsed: false },
  industry: { value: "Transport", source: "Profile.csv", isUsed: true },
  gaps: ["guessedLetters"],
};

export const LONG: ProfileReview = {
  name: { value: "Wolfeschlegelsteinhausenbergerdorff-Abcd", source: "Profile.csv", isUsed: true },
  credentials: { value: "PhD, FRSC, PMP, CISSP, ITIL v4, Scrum Master", source: "Profile.csv", isUsed: false },
  jobTitle: {
    value: "Donaudampfschifffahrtselektrizitätenhauptbetrieb",
    source: "Positions.csv, current, of a company that closed in the spring and opened again under another name",
    isUsed: true,
  },
  tagline: {
    value: "Turning quarterly ambiguity into quarterly certainty, one deck at a time",
    source: "your headline, its first part",
    from: "headline",
    isUsed: false,
  },
  industry: { value: "Rindfleischetikettierungsüberwachungsauf", source: "Profile.csv", isUsed: true },
  skills: {
    value: [
      "Stakeholder Expectation Managing",
      "Rechtsschutzversicherungsgesells",
      "Cross-functional Synergy Enabling",
      "Go-to-Market",
      "OKRs",
      "Kraftfahrzeughaftpflichtversiche",
    ].map((skill) => skill.slice(0, 32)),
    source: "Skills.csv, the first six",
    isUsed: true,
  },
  accessories: {
    value: [
      { kind: "chart", label: "Chart of Stakeholder Expectations" },
      { kind: "briefcase", label: "Rechtsschutzversicherungsgesellsch" },
      { kind: "megaphone", label: "Megaphone of Cross-functional Syne" },
    ],
    source: "your title and skills",
    isUsed: true,
    options: [{ kind: "phone", label: "Phone of Kraftfahrzeughaftpflichtv" }],
  },
  gaps: [],
};
