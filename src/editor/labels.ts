import { COUNTER_LABELS, SKILLS_LABELS } from "../components/field-labels.ts";
import { OPTION_NAMES } from "../components/option-names.ts";
import type { ProfileDetails } from "../domain/profile.ts";
import type { FigureLook } from "../figure/schema/spec.ts";
import type { WearingConflict } from "../figure/schema/wearing.ts";
import type { GroupId, SectionId } from "./look-options.tsx";
import type { KindId } from "./option-kinds.ts";
import { SEARCH_WORDS } from "./search-words.ts";

const GROUPS: Readonly<Record<GroupId, string>> = {
  skin: "Skin",
  mobility: "Mobility",
  hearingAid: "Hearing aid",
  cochlearImplant: "Cochlear implant",
  hearingColor: "Hearing aid colour",
  oxygen: "Oxygen tube",
  insulinPump: "Insulin pump",
  eyePatch: "Eye patch",
  stature: "Stature",
  pregnant: "Pregnancy",
  build: "Build",
  age: "Age",
  hair: "Hair and head coverings",
  wrap: "Head covering colour",
  hairColor: "Hair colour",
  facialHair: "Facial hair",
  beardColor: "Facial hair colour",
  glasses: "Glasses",
  face: "Face shape",
  eyes: "Eyes",
  eyeColor: "Eye colour",
  lashes: "Lashes",
  brows: "Brows",
  nose: "Nose",
  mouth: "Expression",
  lipstick: "Lipstick",
  freckles: "Freckles",
  mole: "Mole",
  vitiligo: "Vitiligo",
  scar: "Scar",
  bindi: "Bindi",
  earrings: "Earrings",
  noseRing: "Nose ring",
  outfit: "Clothes",
  outfitColor: "Main colour",
  headwear: "Hat",
  shirtColor: "Shirt",
  legColor: "Trousers",
  palette: "Palette",
  background: "Pattern",
  packaging: "Packaging",
  pose: "Pose",
  hatColor: "Hat colour",
  body: "Stature and pregnancy",
  medicalAids: "Hearing and medical aids",
  marks: "Skin marks",
  adornments: "Make-up and jewellery",
};

const SECTIONS: Readonly<Record<SectionId, string>> = {
  body: "Skin and body",
  aids: "Aids",
  hair: "Hair",
  face: "Face",
  finish: "Glasses and jewellery",
  clothes: "Clothes",
  hats: "Hat",
  packaging: "Box and card",
  stance: "Pose",
};

const KINDS: Readonly<Record<KindId, string>> = {
  coverings: "Head coverings",
  textured: "Textured",
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
  land: "Garden and land",
  road: "On the way",
  stage: "Stage and media",
  sport: "Sport",
};

const DETAILS: Readonly<Record<keyof ProfileDetails, string>> = {
  name: "name",
  jobTitle: "title",
  industry: "industry",
  skills: "skills",
};

const HAIR_NAMES: Partial<Record<FigureLook["hair"], string>> = { "hijab-wrapped": "wrapped hijab" };
const HAT_NAMES: Partial<Record<FigureLook["headwear"], string>> = {
  "chef-hat": "a chef’s hat",
  headphones: "headphones",
};

/** Why an option cannot be worn, as a sentence. */
function reason(conflict: WearingConflict, { hair, headwear }: Pick<FigureLook, "hair" | "headwear">): string {
  const name = HAIR_NAMES[hair] ?? hair.replaceAll("-", " ");
  const hat = HAT_NAMES[headwear] ?? `a ${headwear.replaceAll("-", " ")}`;
  return {
    covered: `A kippah sits on the hair, which a ${name} covers.`,
    tall: "A kippah needs a flat crown, which this hair does not leave.",
    hat: `A ${name} leaves no room for ${hat}.`,
    beard: `A ${name} closes where a beard would be.`,
  }[conflict];
}

/** The texts of the editor in English: pass your own as `labels`. */
export const EDITOR_LABELS = {
  heading: "Make it yours",
  copyLink: "Copy figure link",
  /** The same where there is little room. */
  copyLinkShort: "Copy link",
  /** Says which details are samples: all of them, or those named. */
  sample: (details: readonly (keyof ProfileDetails)[]) =>
    details.length === 4
      ? "Sample details: edit to make them yours"
      : `Still a sample: ${new Intl.ListFormat("en").format(details.map((detail) => DETAILS[detail]))}`,
  edited: "Your own details. Undo goes back step by step",
  /** Opens the person's own file. */
  ownDetails: "Use my own details",
  name: "Name",
  /** Takes the suggested name. */
  takeName: (name: string) => `Use ${name} from your link`,
  jobTitle: "Title",
  tagline: "Tagline",
  taglineHelp: "Printed at the foot of the box, in quotation marks.",
  industry: "Industry",
  ...SKILLS_LABELS,
  /** Names the row of tabs. */
  tabs: "Parts of your figure",
  person: "Person",
  outfit: "Outfit",
  gear: "Gear",
  box: "Box",
  words: "Words",
  accessory: (place: number) => `Accessory ${place}`,
  accessoryPicture: (place: number) => `Picture for accessory ${place}`,
  chooseAccessory: (place: number) => `Choose a picture for accessory ${place}`,
  lock: (what: string) => `Lock ${what.toLowerCase()}`,
  show: (what: string) => `Show ${what.toLowerCase()}`,
  /** What is selected of several things. */
  selected: (names: readonly string[]) => (names.length === 0 ? "None" : new Intl.ListFormat("en").format(names)),
  /** Names the way to the sections of a tab. */
  sectionNav: "Sections",
  search: "Find a look or a thing",
  searchPlaceholder: "curly, nurse, wheelchair…",
  clearSearch: "Clear search",
  found: (options: number, groups: number) =>
    `${options === 1 ? "1 option" : `${options} options`} in ${groups === 1 ? "1 group" : `${groups} groups`}`,
  nothingFound: (text: string) =>
    `Nothing found for “${text}”. Try one plain word: a trade, a style, a thing. Escape brings all groups back.`,
  reason,
  noVisibleEffect: "Not seen on this figure as it is now.",
  /** Opens the reasons. */
  whyNot: (count: number) => `Why ${count} of these cannot be worn now`,
  locksHelp: "A locked group keeps its choice when you press Surprise me. Changes stay on this device.",
  ...COUNTER_LABELS,
  sections: SECTIONS,
  groups: GROUPS,
  kinds: KINDS,
  options: OPTION_NAMES,
  /** What else options are found by. */
  searchWords: SEARCH_WORDS,
};
/** The texts of the editor. */
export type EditorLabels = Readonly<typeof EDITOR_LABELS>;
