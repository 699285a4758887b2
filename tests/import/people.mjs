// Invented people, whose profile PDFs (pdf/) make-pdf.mjs writes. What is written here is what the reader has to find.

/**
 * @typedef {{ title: string; dates: string; place?: string; text?: string }} Role
 * @typedef {{ company: string; span?: string; roles: readonly Role[] }} Job With a span: several roles in one company.
 * @typedef {{
 *   language?: string;
 *   name: string;
 *   headline?: string;
 *   place?: string;
 *   skills?: readonly string[];
 *   side?: Record<string, readonly string[]>;
 *   summary?: string;
 *   jobs?: readonly Job[];
 *   schools?: readonly { name: string; line: string }[];
 * }} Person
 */

/** @param {string} company @param {string} title @param {string} dates @param {string} [place] @returns {Job} */
const job = (company, title, dates, place) => ({ company, roles: [{ title, dates, ...(place && { place }) }] });

/** @type {Record<string, { contact: string; skills: string; summary: string; experience: string; education: string }>} */
export const HEADINGS = {
  en: headings("Contact", "Top Skills", "Summary", "Experience", "Education"),
  de: headings("Kontakt", "Top-Kenntnisse", "Zusammenfassung", "Berufserfahrung", "Ausbildung"),
};

/** @param {[contact: string, skills: string, summary: string, experience: string, education: string]} words */
function headings(...words) {
  const [contact, skills, summary, experience, education] = words;
  return { contact, skills, summary, experience, education };
}

/** @type {Record<string, Person>} */
export const people = {
  plain: {
    name: "Noor Castellanos",
    headline: "Platform Engineer at Fernhill",
    place: "Lisbon, Portugal",
    skills: ["Kubernetes", "Go", "Incident Response"],
    summary: "Keeps the lights on and the pagers quiet.",
    jobs: [
      job("Fernhill", "Platform Engineer", "March 2021 - Present", "Lisbon"),
      job("Oakline", "Site Reliability Engineer", "2017 - 2021", "Porto"),
    ],
    schools: [{ name: "Universidade do Vale", line: "MSc, Computer Science" }],
  },
  "wrapped-headline": {
    name: "Priyanka Venkataraman-Hollis, PhD, FRSC",
    headline:
      "Principal Research Scientist | Electrochemistry, Batteries and Solid-State Storage | Speaker, Mentor and occasional Cellist",
    place: "Greater Copenhagen Area",
    skills: ["Electrochemistry", "Grant Writing", "Python"],
    jobs: [job("Lumen Cells", "Principal Research Scientist", "May 2019 - Present")],
  },
  "no-skills": {
    name: "Bo Li",
    headline: "Night-shift Paramedic",
    place: "Leeds",
    jobs: [job("Northern Ambulance", "Paramedic", "January 2015 - Present")],
  },
  "no-work": {
    name: "Amara Nwosu",
    headline: "Student at Westbrook College",
    place: "Accra, Ghana",
    skills: ["Spreadsheets"],
    schools: [{ name: "Westbrook College", line: "BA, Economics" }],
  },
  german: {
    language: "de",
    name: "Jörg Weißhaupt",
    headline: "Leitender Bauingenieur bei Steinbrück & Söhne",
    place: "Köln, Nordrhein-Westfalen, Deutschland",
    skills: ["Stahlbetonbau", "Baustellenleitung", "Arbeitssicherheit"],
    side: { Languages: ["Deutsch (Native or Bilingual)"] },
    jobs: [job("Steinbrück & Söhne", "Leitender Bauingenieur", "Mai 2016 - Present")],
  },
  "one-company-two-roles": {
    name: "Tomasz Wróbel",
    headline: "Head of Kitchen",
    place: "Kraków",
    skills: ["Menu Design", "HACCP", "Team Leadership"],
    jobs: [
      {
        company: "Złoty Garnek",
        span: "8 years",
        roles: [
          { title: "Head Chef", dates: "June 2020 - Present" },
          { title: "Sous Chef", dates: "2016 - 2020" },
        ],
      },
    ],
  },
};
