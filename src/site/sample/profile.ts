import type { ProfileDetails } from "../../domain/profile.ts";
import { DETAILS } from "../../figure/schema/design.ts";
import { type CharacterType, type FigureDesign, type FigureLook, type FigureSpec, toFigureSpec } from "../../figure.ts";

/** The profile that the demo shows for every link, because it does not open links (specification §3). */
export const SAMPLE_DETAILS: ProfileDetails = {
  name: "Maya Okonkwo",
  jobTitle: "Senior Software Engineer",
  industry: "Technology",
  skills: ["Systems design", "Debugging", "Mentoring", "Calm on call"],
};

/** The sample person's hair and face. */
const SAMPLE_PERSON = {
  hair: "afro",
  hairColor: "black",
  skin: "chestnut",
  face: "heart",
  glasses: "round",
} satisfies Partial<FigureLook>;

/** The sample figure's looks. Fields whose options depend on the type are missing, so they get the type's default. */
const SAMPLE_LOOK: Partial<FigureLook> = {
  ...SAMPLE_PERSON,
  outfit: "blazer",
  outfitColor: "teal",
  legColor: "charcoal",
};

/** The sample figure with its details, which is the initial design in the editor. */
export const sampleDesign = (type: CharacterType): FigureDesign => ({
  spec: toFigureSpec({ ...SAMPLE_LOOK, type, name: SAMPLE_DETAILS.name, jobTitle: SAMPLE_DETAILS.jobTitle }),
  industry: SAMPLE_DETAILS.industry,
  skills: SAMPLE_DETAILS.skills,
  placeholders: DETAILS,
});

/** Whether a figure still has the sample person's hair and face. Clothes do not count: a job title changes them too. */
export const hasSampleLook = (spec: FigureSpec): boolean =>
  Object.entries(SAMPLE_PERSON).every(([part, value]) => spec[part as keyof FigureLook] === value);
