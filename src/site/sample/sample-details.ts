import type { ProfileDetails } from "../../domain/profile.ts";
import type { FigureDesign, FigureLook, FigureSpec } from "../../figure.ts";
import { SAMPLE_DETAILS, SAMPLE_LOOK } from "./profile.ts";

const isSampleSkill = (skill: string) => SAMPLE_DETAILS.skills.includes(skill);

/**
 * The details of a design that are still the sample person's. Many people share her title, industry or a skill, so
 * these count only if the design also has her name, all of her skills, or several skills that are all hers.
 */
export function sampleDetailsOf({ spec, industry, skills }: FigureDesign): readonly (keyof ProfileDetails)[] {
  const isSampleName = spec.name === SAMPLE_DETAILS.name;
  const hasSampleSkills =
    (skills.length > 1 && skills.every(isSampleSkill)) ||
    SAMPLE_DETAILS.skills.every((skill) => skills.includes(skill));
  const isSampleOwner = isSampleName || hasSampleSkills;
  const isSample = {
    name: isSampleName,
    jobTitle: isSampleOwner && spec.jobTitle === SAMPLE_DETAILS.jobTitle,
    industry: isSampleOwner && industry === SAMPLE_DETAILS.industry,
    skills: hasSampleSkills,
  };
  return (["name", "jobTitle", "industry", "skills"] as const).filter((detail) => isSample[detail]);
}

/** Removes the sample person's details from a design. Texts in the result can be empty. */
export function withoutSampleDetails(design: FigureDesign): FigureDesign {
  const { spec, industry, skills } = design;
  const isSample = new Set(sampleDetailsOf(design));
  const own = (detail: keyof ProfileDetails, text: string) => (isSample.has(detail) ? "" : text);
  return {
    spec: { ...spec, name: own("name", spec.name), jobTitle: own("jobTitle", spec.jobTitle) },
    industry: own("industry", industry),
    skills: isSample.has("skills") ? skills.filter((skill) => !isSampleSkill(skill)) : skills,
  };
}

/** Whether a figure still has all of the sample person's looks. */
export const hasSampleLook = (spec: FigureSpec): boolean =>
  Object.entries(SAMPLE_LOOK).every(([part, value]) => spec[part as keyof FigureLook] === value);
