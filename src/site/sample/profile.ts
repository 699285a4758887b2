import {
  type CharacterType,
  type FigureDesign,
  type FigureLook,
  type FigureSpec,
  type ProfileDetails,
  toFigureSpec,
} from "../../index.ts";

/** What the demo shows for every profile link: it reads none (specification §3). */
export const SAMPLE_DETAILS: ProfileDetails = {
  name: "Maya Okonkwo",
  jobTitle: "Senior Software Engineer",
  industry: "Technology",
  skills: ["Systems design", "Debugging", "Mentoring", "Calm on call"],
};

/** Looks of the sample figure; what depends on the pill takes its default. */
const SAMPLE_LOOK: Partial<FigureLook> = {
  hair: "afro",
  hairColor: "black",
  skin: "chestnut",
  face: "heart",
  glasses: "round",
  lashes: true,
  lipstick: true,
  outfit: "blazer",
  outfitColor: "teal",
  legColor: "charcoal",
};

/** Whether a figure still has all of the sample person's looks. */
export const hasSampleLook = (spec: FigureSpec): boolean =>
  Object.entries(SAMPLE_LOOK).every(([part, value]) => spec[part as keyof FigureLook] === value);

/** The sample figure and the details beside it: where editing begins. */
export const sampleDesign = (type: CharacterType): FigureDesign => ({
  spec: toFigureSpec({ ...SAMPLE_LOOK, type, name: SAMPLE_DETAILS.name, jobTitle: SAMPLE_DETAILS.jobTitle }),
  industry: SAMPLE_DETAILS.industry,
  skills: SAMPLE_DETAILS.skills,
});

const isSampleSkill = (skill: string) => SAMPLE_DETAILS.skills.includes(skill);

/**
 * Which of a design's details are still those of the sample person. Many people share her title or industry, or a skill:
 * these count only beside her name or nothing but her skills.
 */
export function sampleDetailsOf({ spec, industry, skills }: FigureDesign): readonly (keyof ProfileDetails)[] {
  const isSampleName = spec.name === SAMPLE_DETAILS.name;
  const hasSampleSkills = skills.length > 1 && skills.every(isSampleSkill);
  const isSampleOwner = isSampleName || hasSampleSkills;
  const isSample = {
    name: isSampleName,
    jobTitle: isSampleOwner && spec.jobTitle === SAMPLE_DETAILS.jobTitle,
    industry: isSampleOwner && industry === SAMPLE_DETAILS.industry,
    skills: hasSampleSkills,
  };
  return (["name", "jobTitle", "industry", "skills"] as const).filter((detail) => isSample[detail]);
}

/** The design without the sample person's details; texts may be empty, as while a person types. */
export function withoutSampleDetails(design: FigureDesign): FigureDesign {
  const { spec, industry, skills } = design;
  const isSample = new Set(sampleDetailsOf(design));
  const own = (detail: keyof ProfileDetails, text: string) => (isSample.has(detail) ? "" : text);
  return {
    spec: { ...spec, name: own("name", spec.name), jobTitle: own("jobTitle", spec.jobTitle) },
    industry: own("industry", industry),
    skills: isSample.has("skills") ? [] : skills,
  };
}
