/** The English texts of the skills field. */
export const SKILLS_LABELS = {
  skills: "Special Skills",
  skillsHelp: "Up to six, shown next to your figure.",
  addSkill: "Add a skill",
  skillsFull: "Six skills. That's the limit.",
  removeSkill: (skill: string) => `Remove ${skill}`,
  skillAdded: (skill: string) => `Added ${skill}`,
  skillRemoved: (skill: string) => `Removed ${skill}`,
  skillKnown: (skill: string) => `${skill} is already on the list`,
};
/** The texts of the skills field. */
export type SkillsLabels = Readonly<typeof SKILLS_LABELS>;
