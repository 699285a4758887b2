import { cleanLine, TEXT_LIMITS } from "./figure-spec.ts";
import { codePoints, truncate } from "./graphemes.ts";

/** A name as a figure carries it, and what stands after it. */
interface PersonName {
  /** At most 40 code points; may be empty. */
  readonly name: string;
  /** "PhD, FRSC"; empty where there are none. */
  readonly credentials: string;
}

/** Degrees and titles that are nobody's surname, so that they are recognised without a comma too. Without dots. */
const CREDENTIALS = new Set(
  (
    "PhD DPhil EdD PsyD DBA JD LLM LLB MBA EMBA MSc BSc MEng BEng MEd BEd MPhil MPH MSW LCSW LMFT MFA BFA MPA MRes PGCE " +
    "MD DDS DMD DVM DNP PharmD DPT APRN CRNA RN BSN MSN FNP NP-C PA-C EMT-P CPA CFA CFP CMA ACCA FCCA ACA FCA CIMA CIA CISA " +
    "CISM CISSP CCNA CCNP CSM CSPO PMP PMI-ACP CAPM PRINCE2 ITIL SHRM-CP SHRM-SCP PHR SPHR CIPD MCIPD FCIPD PE CEng IEng " +
    "FRSC FRS FREng FRCS FRCP MRCP FRCGP MRCGP FRSA RIBA AIA LEED MRICS FRICS FIET MIET CPhys CSci MBE OBE CBE KC QC Esq"
  ).split(" "),
);
const isCredential = (word: string): boolean => {
  const bare = word.replace(/[.®™℠©,()]/gu, "");
  return CREDENTIALS.has(bare) || (/[®™℠]/u.test(word) && bare !== "");
};
/** Whether a text after a comma is credentials and not the rest of a name: "Doe, Jane" stays together. */
const looksLikeCredentials = (text: string): boolean =>
  text.split(" ").every(isCredential) || /\p{Lu}.*\p{Lu}|[.®™℠\d]/u.test(text) || text.includes(" ");
const GENERATION = /^(?:jr|sr|ii|iii|iv)\.?$/iu;
/** "(she/her)": how a person is spoken of is not printed on a box. */
const PRONOUNS = /\s*[([]\s*\p{L}+(?:\s*\/\s*\p{L}+)+\s*[)\]]/gu;
/** Words that belong to the surname after them: "van der Berg". */
const PARTICLES = new Set(
  "af al am an av bin bint da dal das de del della den der di do dos du e el la las le lo los of ter ten van ver vom von y zu zum zur".split(
    " ",
  ),
);

/** Whether a text, as a skill, is only a degree or a title. */
export const isOnlyCredentials = (text: string): boolean => text !== "" && text.split(/[\s,]+/u).every(isCredential);

/** Takes credentials off a name as a file holds it, and shortens it: middle names go first, then whole graphemes. */
export function readPersonName(text: string): PersonName {
  const [main = "", ...parts] = cleanLine(text)
    .replace(PRONOUNS, "")
    .split(/\s*,\s*/u)
    .filter((part) => part !== "");
  const words = main.split(" ");
  const credentials: string[] = [];
  while (words.length > 2 && isCredential(words.at(-1) ?? "")) credentials.unshift(words.pop() ?? "");
  for (const part of parts) {
    if (GENERATION.test(part)) words.push(part);
    else if (looksLikeCredentials(part)) credentials.push(part);
    else words[words.length - 1] += `, ${part}`;
  }
  return { name: shortenName(words.join(" ")), credentials: credentials.join(", ") };
}

function shortenName(name: string): string {
  // A particle and the name after it are one.
  const units: string[] = [];
  let particles = "";
  for (const word of name.split(" ")) {
    if (PARTICLES.has(word.toLowerCase()) && units.length > 0) particles += `${word} `;
    else {
      units.push(particles + word);
      particles = "";
    }
  }
  if (particles !== "") units.push(particles.trim());
  const whole = () => units.join(" ");
  while (units.length > 2 && codePoints(whole()) > TEXT_LIMITS.name) units.splice(1, 1);
  return truncate(whole(), TEXT_LIMITS.name);
}
