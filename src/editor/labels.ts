import { COUNTER_LABELS } from "../components/counter-labels.ts";
import type { AccessoryTraits } from "../figure/parts/accessory/options.ts";
import { ACCESSORY_WORDS } from "../figure/parts/accessory/words.ts";
import { nameOfHair, nameOfHeadwear } from "../figure/parts/describe.ts";
import type { HairTraits } from "../figure/parts/hair/options.ts";
import type { OutfitTraits } from "../figure/parts/outfit/options.ts";
import { WORDS } from "../figure/parts/words.ts";
import type { FigureLook } from "../figure/schema/fields.ts";
import type { WearingConflict } from "../figure/schema/wearing.ts";
import type { CustomGroupId, SectionId } from "./group.tsx";
import { SKILLS_LABELS } from "./skills-labels.ts";

/** The names of groups with several fields. */
const GROUPS: Readonly<Record<CustomGroupId, string>> = {
  hatColor: "Hat color",
  pregnancy: "Pregnancy",
  medicalAids: "Hearing and medical aids",
  marks: "Skin marks",
  adornments: "Makeup and jewelry",
};

const SECTIONS: Readonly<Record<SectionId, string>> = {
  body: "Skin and body",
  aids: "Mobility and medical",
  hair: "Hair",
  face: "Face",
  finish: "Glasses and jewelry",
  clothes: "Clothes",
  hats: "Hat",
  packaging: "Box and card",
  stance: "Pose",
};

/** The names of the tabs in QuickEditor. */
const CHOICES = {
  skin: "Skin",
  hair: "Hair",
  hairColor: "Color",
  glasses: "Glasses",
  facialHair: "Beard",
  outfit: "Outfit",
};

/** The headings that divide long lists of options, in the order they are shown. */
const KINDS: Readonly<Record<HairTraits["kind"] | OutfitTraits["kind"] | AccessoryTraits["kind"], string>> = {
  coverings: "Head coverings",
  textured: "Afros and coils",
  braided: "Locs, twists and braids",
  short: "Short",
  medium: "Medium",
  long: "Long",
  tied: "Tied and braided",
  everyday: "Everyday",
  office: "Office and court",
  work: "At work",
  uniform: "Uniform",
  desk: "Desk",
  learning: "Learning and law",
  care: "Care and animals",
  rescue: "Rescue and outdoors",
  workshop: "Workshop",
  kitchen: "Kitchen and table",
  salon: "Salon and cleaning",
  land: "Garden and farm",
  road: "Travel and delivery",
  stage: "Stage and media",
  sport: "Sports",
};

/** Explains in a sentence why an option cannot be worn. */
function reason(conflict: WearingConflict, { hair, headwear }: Pick<FigureLook, "hair" | "headwear">): string {
  const covering = nameOfHair(hair);
  const sentence = {
    covered: `a kippah sits on the hair, which ${covering} covers.`,
    tall: "a kippah needs a flat crown, which this hair does not leave.",
    hat: `${covering} leaves no room for ${nameOfHeadwear(headwear)}.`,
    beard: `${covering} closes where a beard would be.`,
  }[conflict];
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}

/** The English texts of the editor. For another language, pass your own as `labels`. */
export const EDITOR_LABELS = {
  name: "Name",
  /** The button that puts the suggested name on the box. */
  putName: (name: string) => `Put ${name} on the box`,
  /** The button that shows the name field instead of the suggestion. */
  otherName: "Use another name",
  jobTitle: "Title",
  /** The accessible name of the tabs in QuickEditor. */
  looks: "Looks",
  choices: CHOICES,
  /** The button in QuickEditor that shows all options of a long list. */
  showAll: (count: number) => `All ${count}`,
  tagline: "Tagline",
  taglineHelp: "Printed at the bottom of the box.",
  industry: "Industry",
  ...SKILLS_LABELS,
  /** The accessible name of the tabs in FigureEditor. */
  tabs: "Parts of your figure",
  person: "Person",
  outfit: "Outfit",
  gear: "Gear",
  box: "Box",
  words: "Words",
  accessory: (number: number) => `Accessory ${number}`,
  accessoryPicture: (number: number) => `Picture for accessory ${number}`,
  chooseAccessory: (number: number) => `Choose accessory ${number}`,
  lock: (what: string) => `Lock ${what.toLowerCase()}`,
  /** The accessible name of the button that expands a group of options. */
  options: (what: string) => `${what} options`,
  /** Joins the names of the selected options to a list. */
  selected: (names: readonly string[]) => (names.length === 0 ? "None" : new Intl.ListFormat("en").format(names)),
  /** The accessible name of the links to a tab's sections. */
  sectionNav: "Sections",
  search: "Search looks and gear",
  searchPlaceholder: "curly, nurse, wheelchair…",
  clearSearch: "Clear search",
  found: (options: number, groups: number) =>
    `${options === 1 ? "1 option" : `${options} options`} in ${groups === 1 ? "1 group" : `${groups} groups`}`,
  nothingFound: (text: string) => `No match for “${text}”. Try a job, a style or an object.`,
  reason,
  noVisibleEffect: "Hidden by your other choices.",
  /** The button that shows why options cannot be worn. */
  whyNot: (count: number) => `Why ${count} of these cannot be worn now`,
  locksHelp: "Locked groups don’t change when you press Surprise me.",
  ...COUNTER_LABELS,
  sections: SECTIONS,
  groups: GROUPS,
  kinds: KINDS,
  /** The names of fields and options, and the search words that find them. */
  fields: WORDS,
  accessories: ACCESSORY_WORDS,
};
/** The texts of the editor. */
export type EditorLabels = Readonly<typeof EDITOR_LABELS>;
