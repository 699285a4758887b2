import type { FigureLook } from "../../domain/figure-spec.ts";
import type { ProfileDetails } from "../../domain/profile.ts";
import type { WearingConflict } from "../../domain/wearing.ts";
import type { EditorLabels } from "../../index.ts";
import { COUNTER, SKILLS } from "./fields.ts";
import { formatList } from "./format.ts";
import { ACCESSORY_LABELS, OPTIONS } from "./options.ts";
import { SEARCH_WORDS } from "./search-words.ts";

export const GROUPS: EditorLabels["groups"] = {
  skin: "Haut",
  mobility: "Mobilität",
  hearingAid: "Hörgerät",
  cochlearImplant: "Cochlea-Implantat",
  hearingColor: "Farbe des Hörgeräts",
  oxygen: "Sauerstoffschlauch",
  insulinPump: "Insulinpumpe",
  eyePatch: "Augenklappe",
  stature: "Körpergröße",
  pregnant: "Schwangerschaft",
  build: "Körperbau",
  age: "Alter",
  hair: "Haar und Kopftücher",
  wrap: "Farbe des Kopftuchs",
  hairColor: "Haarfarbe",
  facialHair: "Bart",
  beardColor: "Bartfarbe",
  glasses: "Brille",
  face: "Gesichtsform",
  eyes: "Augen",
  eyeColor: "Augenfarbe",
  lashes: "Wimpern",
  brows: "Augenbrauen",
  nose: "Nase",
  mouth: "Ausdruck",
  lipstick: "Lippenstift",
  freckles: "Sommersprossen",
  mole: "Muttermal",
  vitiligo: "Weißflecken",
  scar: "Narbe",
  bindi: "Bindi",
  earrings: "Ohrringe",
  noseRing: "Nasenring",
  outfit: "Kleidung",
  outfitColor: "Hauptfarbe",
  headwear: "Kopfbedeckung",
  shirtColor: "Hemd",
  legColor: "Hose",
  palette: "Farbwelt",
  background: "Muster",
  packaging: "Verpackung",
  pose: "Pose",
  hatColor: "Farbe der Kopfbedeckung",
  body: "Größe und Schwangerschaft",
  medicalAids: "Hör- und Hilfsgeräte",
  marks: "Hautmerkmale",
  adornments: "Schminke und Schmuck",
};

const DETAILS: Readonly<Record<keyof ProfileDetails, string>> = {
  name: "Name",
  jobTitle: "Titel",
  industry: "Branche",
  skills: "Fähigkeiten",
};

/** A covering with its article, and what it takes the room from. */
const COVERINGS: Partial<Record<FigureLook["hair"], string>> = {
  shayla: "Eine Schayla",
  patka: "Eine Patka",
  gele: "Eine Gele",
  bonnet: "Eine Haarhaube",
  "hijab-wrapped": "Ein gewickelter Hidschab",
};
const HATS: Partial<Record<FigureLook["headwear"], string>> = {
  "hard-hat": "einen Schutzhelm",
  "graduation-cap": "einen Doktorhut",
  "fire-helmet": "einen Feuerwehrhelm",
  "straw-hat": "einen Strohhut",
  "ranger-hat": "einen Rangerhut",
  headphones: "Kopfhörer",
  headset: "ein Headset",
};

function reason(conflict: WearingConflict, { hair, headwear }: Pick<FigureLook, "hair" | "headwear">): string {
  const covering = COVERINGS[hair] ?? `Ein ${OPTIONS.hair[hair]}`;
  const hat = HATS[headwear] ?? `eine ${OPTIONS.headwear[headwear]}`;
  return {
    covered: `${covering} bedeckt das Haar, auf dem eine Kippa sitzt.`,
    tall: "Eine Kippa braucht einen flachen Scheitel, den dieses Haar nicht lässt.",
    hat: `${covering} lässt keinen Platz für ${hat}.`,
    beard: `${covering} schließt sich dort, wo ein Bart wäre.`,
  }[conflict];
}

export const EDITOR: EditorLabels = {
  heading: "Mach sie zu deiner",
  copyLink: "Link zur Figur kopieren",
  copyLinkShort: "Link kopieren",
  sample: (details) =>
    details.length === 4
      ? "Beispielangaben: ändere sie, dann sind es deine"
      : `Noch ein Beispiel: ${formatList(details.map((detail) => DETAILS[detail]))}`,
  edited: "Deine eigenen Angaben. Rückgängig führt Schritt für Schritt zurück",
  ownDetails: "Eigene Angaben nehmen",
  name: "Name",
  takeName: (name) => `${name} aus deinem Link nehmen`,
  jobTitle: "Titel",
  tagline: "Spruch",
  taglineHelp: "Steht in Anführungszeichen am Fuß der Schachtel.",
  industry: "Branche",
  ...SKILLS,
  tabs: "Teile deiner Figur",
  person: "Person",
  outfit: "Kleidung",
  gear: "Zubehör",
  box: "Schachtel",
  words: "Texte",
  accessory: (place) => `Zubehör ${place}`,
  accessoryPicture: (place) => `Bild für Zubehör ${place}`,
  chooseAccessory: (place) => `Ein Bild für Zubehör ${place} wählen`,
  lock: (what) => `${what} sperren`,
  show: (what) => `${what} anzeigen`,
  selected: (names) => (names.length === 0 ? "Nichts" : formatList(names)),
  sectionNav: "Abschnitte",
  search: "Aussehen oder Ding suchen",
  searchPlaceholder: "lockig, Pflege, Rollstuhl …",
  clearSearch: "Suche leeren",
  found: (options, groups) =>
    `${options === 1 ? "1 Möglichkeit" : `${options} Möglichkeiten`} in ${groups === 1 ? "1 Gruppe" : `${groups} Gruppen`}`,
  nothingFound: (text) =>
    `Nichts gefunden für „${text}“. Versuch ein einfaches Wort: einen Beruf, einen Stil, ein Ding. Escape bringt alle Gruppen zurück.`,
  reason,
  noVisibleEffect: "An dieser Figur im Moment nicht zu sehen.",
  whyNot: (count) => `Warum ${count} davon jetzt nicht gehen`,
  locksHelp:
    "Eine gesperrte Gruppe bleibt, wie sie ist, wenn du „Überrasch mich“ drückst. Alles bleibt auf diesem Gerät.",
  ...COUNTER,
  sections: {
    body: "Haut und Körper",
    aids: "Hilfsmittel",
    hair: "Haar",
    face: "Gesicht",
    finish: "Brille und Schmuck",
    clothes: "Kleidung",
    hats: "Kopfbedeckung",
    packaging: "Schachtel und Karte",
    stance: "Pose",
  },
  groups: GROUPS,
  kinds: {
    coverings: "Kopftücher und Turbane",
    textured: "Kraus und gelockt",
    short: "Kurz",
    medium: "Mittellang",
    long: "Lang",
    tied: "Gebunden und geflochten",
    everyday: "Alltag",
    office: "Büro und Gericht",
    work: "Bei der Arbeit",
    uniform: "Uniform",
    desk: "Schreibtisch",
    learning: "Lernen und Recht",
    care: "Pflege und Tiere",
    rescue: "Rettung und Natur",
    workshop: "Werkstatt",
    kitchen: "Küche und Tisch",
    salon: "Salon und Reinigung",
    land: "Garten und Land",
    road: "Unterwegs",
    stage: "Bühne und Medien",
    sport: "Sport",
  },
  options: OPTIONS,
  accessoryLabels: ACCESSORY_LABELS,
  searchWords: SEARCH_WORDS,
};
