import { toFigureSpec } from "../src/figure.ts";

/** Sample people. Everyone here is invented. */
export const MAYA = toFigureSpec({
  name: "Maya Okonkwo",
  jobTitle: "Senior Software Engineer",
  hair: "afro",
  hairColor: "black",
  skin: "chestnut",
  face: "heart",
  glasses: "round",
  lashes: true,
  lipstick: true,
  outfit: "blazer",
  outfitColor: "teal",
  number: 7,
});

export const HANA = toFigureSpec({
  type: "villain",
  name: "Hana Kobayashi",
  jobTitle: "Brand Director",
  hair: "bob",
  hairColor: "black",
  skin: "porcelain",
  face: "oval",
  eyes: "almond",
  glasses: "cat-eye",
  lashes: true,
  lipstick: true,
  outfit: "turtleneck",
  outfitColor: "charcoal",
  palette: "rust",
  number: 68,
});

export const VIKTOR = toFigureSpec({
  type: "villain",
  name: "Viktor Lindqvist",
  jobTitle: "Chief Financial Officer",
  tagline: "I would like to circle back. Slowly.",
  hair: "quiff",
  hairColor: "silver",
  facialHair: "goatee",
  skin: "ivory",
  face: "square",
  age: "mature",
  nose: "long",
  eyes: "hooded",
  eyeColor: "blue",
  outfit: "suit",
  outfitColor: "slate",
  build: "broad",
  number: 13,
  accessories: [
    { kind: "chart", label: "Spreadsheet of Doom" },
    { kind: "briefcase", label: "Briefcase of Secrets" },
    { kind: "phone", label: "Phone of No Replies" },
  ],
});

export const TOMAS = toFigureSpec({
  name: "Tomás Herrera",
  jobTitle: "Pediatric Nurse",
  tagline: "Fast wheels, faster bedside manner.",
  hair: "curly",
  hairColor: "black",
  facialHair: "stubble",
  mouth: "open",
  outfit: "scrubs",
  outfitColor: "teal",
  legColor: "navy",
  mobility: "wheelchair",
  pose: "raise",
  background: "stars",
  palette: "sky",
  number: 21,
});
