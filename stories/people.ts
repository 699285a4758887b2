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
  tagline: "Make the logo bigger. I dare you.",
  accessories: [
    { kind: "palette", label: "Palette of Vetoes" },
    { kind: "megaphone", label: "Megaphone of Rebrands" },
    { kind: "camera", label: "Camera of Judgement" },
  ],
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
  accessories: [
    { kind: "stethoscope", label: "Stethoscope of Truth" },
    { kind: "coffee", label: "Night-Shift Espresso" },
    { kind: "book", label: "Book of Bedtime Tales" },
  ],
});

export const KOFI = toFigureSpec({
  name: "Kofi Mensah",
  jobTitle: "Executive Chef",
  tagline: "Yes, chef. Also yes, spreadsheet.",
  hair: "locs",
  facialHair: "beard",
  skin: "espresso",
  outfit: "chef-whites",
  palette: "sky",
  number: 76,
  accessories: [
    { kind: "knife", label: "Knife of Precision" },
    { kind: "whisk", label: "Whisk of Secret Sauce" },
    { kind: "rolling-pin", label: "Rolling Pin of Peace" },
  ],
});

export const NGOZI = toFigureSpec({
  type: "villain",
  name: "Ngozi Bankole",
  jobTitle: "Litigation Partner",
  tagline: "Objection. To everything.",
  hair: "braids",
  skin: "umber",
  lashes: true,
  lipstick: true,
  outfit: "dress",
  palette: "night",
  number: 34,
  accessories: [
    { kind: "gavel", label: "Gavel of Finality" },
    { kind: "briefcase", label: "Briefcase of Exhibits" },
    { kind: "book", label: "Book of Loopholes" },
  ],
});

const PEOPLE = {
  [MAYA.name]: MAYA,
  [KOFI.name]: KOFI,
  [VIKTOR.name]: VIKTOR,
  [NGOZI.name]: NGOZI,
  [TOMAS.name]: TOMAS,
};

/** The control of a `spec`: a list of people, because the fields of a spec would fill a page. */
export const PERSON = { control: "select", options: Object.keys(PEOPLE), choices: PEOPLE } as const;
