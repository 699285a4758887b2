/** The heading of the top skills in LinkedIn's profile PDF, by the viewer's language. */
export const SKILLS_HEADINGS: Readonly<Record<string, readonly string[]>> = {
  da: ["Mest repræsenterede kompetencer", "Topkompetencer"],
  de: ["Top-Kenntnisse"],
  en: ["Top Skills"],
  es: ["Aptitudes principales"],
  fr: ["Principales compétences"],
  it: ["Competenze principali", "Principali competenze"],
  ko: ["대표 보유기술"],
  nl: ["Belangrijkste vaardigheden"],
  pt: ["Principais competências"],
  ru: ["Основные навыки"],
  sv: ["Främsta kompetenser"],
  tr: ["En Önemli Yetenekler"],
};
