import type { ProfileDetails } from "../../domain/profile.ts";
import { type CharacterType, type FigureDesign, type FigureLook, toFigureSpec } from "../../figure.ts";

/** The demo's profile for every link, because it reads none (specification §3). */
export const SAMPLE_DETAILS: ProfileDetails = {
  name: "Maya Okonkwo",
  jobTitle: "Senior Software Engineer",
  industry: "Technology",
  skills: ["Systems design", "Debugging", "Mentoring", "Calm on call"],
};

/** The sample figure's looks; fields that depend on the pill use its default. */
export const SAMPLE_LOOK: Partial<FigureLook> = {
  hair: "afro",
  hairColor: "black",
  skin: "chestnut",
  face: "heart",
  glasses: "round",
  outfit: "blazer",
  outfitColor: "teal",
  legColor: "charcoal",
};

/** The sample figure and its details: the initial state of the editor. */
export const sampleDesign = (type: CharacterType): FigureDesign => ({
  spec: toFigureSpec({ ...SAMPLE_LOOK, type, name: SAMPLE_DETAILS.name, jobTitle: SAMPLE_DETAILS.jobTitle }),
  industry: SAMPLE_DETAILS.industry,
  skills: SAMPLE_DETAILS.skills,
});
