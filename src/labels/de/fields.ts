const characters = (count: number): string => `${count} Zeichen`;

export const COUNTER = {
  used: (length: number, limit: number) => `${length} von ${characters(limit)}`,
  left: (left: number) => `noch ${characters(left)}`,
  full: (limit: number) => `${characters(limit)}: mehr passt nicht.`,
};

export const SKILLS = {
  skills: "Besondere Fähigkeiten",
  skillsHelp: "Bis zu sechs. Sie stehen neben der Schachtel.",
  addSkill: "Fähigkeit, dann Enter",
  skillsFull: "Sechs Fähigkeiten: die Liste ist voll",
  removeSkill: (skill: string) => `${skill} entfernen`,
  skillAdded: (skill: string) => `${skill} hinzugefügt`,
  skillRemoved: (skill: string) => `${skill} entfernt`,
  skillKnown: (skill: string) => `${skill} steht schon auf der Liste`,
};

export const TYPES = { hero: "Held", villain: "Schurke" };
export const DEMO = "Vorführung: es wird nichts bezahlt und keine Karte verlangt";
