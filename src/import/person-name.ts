import { TEXT_LIMITS } from "../figure/schema/spec.ts";
import { codePoints, truncate } from "../lib/graphemes.ts";
import { cleanLine } from "../lib/text-input.ts";
import { withoutPronouns } from "./pronouns.ts";

/** A person's name, shortened to fit on the box, and the credentials that followed it. */
interface PersonName {
  /** At most 40 code points; may be empty. */
  readonly name: string;
  /** "PhD, FRSC"; empty if there are none. */
  readonly credentials: string;
  /** Whether the name may lack a part or include one that is not a name, so that the person should check it. */
  readonly isUncertain: boolean;
}

/** Degrees and titles, without dots, that cannot be surnames or initials, so that they need no comma before them. */
export const CREDENTIALS = new Set(
  (
    "PhD DPhil EdD PsyD MBA EMBA MSc BSc MEng BEng MEd BEd MPhil LCSW LMFT MRes PGCE PharmD APRN CRNA NP-C PA-C EMT-P " +
    "CPA CFA ACCA FCCA CISM CISSP CCNA CCNP CSPO PMP PMI-ACP CAPM PRINCE2 ITIL SHRM-CP SHRM-SCP SPHR CIPD MCIPD FCIPD " +
    "CEng IEng FRSC FREng FRCS FRCP MRCP FRCGP MRCGP FRSA LEED MRICS FRICS FIET MIET CPhys CSci Esq"
  ).split(" "),
);
/** Credentials, without dots, that can also be surnames ("K.C." in Nepal, "Riba" in Catalonia) or initials. */
export const AMBIGUOUS_CREDENTIALS = new Set(
  (
    "BA BS BBA MA MS DBA JD LLM LLB MPH MSW MFA BFA MPA MD DDS DMD DVM DNP DPT RN BSN MSN FNP CFP CMA ACA FCA CIMA CIA CISA CSM PHR PE " +
    "FRS RIBA AIA MBE OBE CBE KC QC"
  ).split(" "),
);

const withoutMarks = (word: string): string => word.replace(/[.®™℠©,()[\]]/gu, "");
/** Whether a word consists of single capitals with dots, which can be initials: "M.B.A.", but not "Ph.D.". */
const areInitials = (word: string): boolean => /^(?:\p{Lu}\.)+\p{Lu}?\.?$/u.test(word);
const isCertain = (word: string): boolean =>
  !areInitials(word) && word.split("/").every((part) => CREDENTIALS.has(withoutMarks(part)) || isMarkedAcronym(part));
const isListed = (word: string): boolean => CREDENTIALS.has(word) || AMBIGUOUS_CREDENTIALS.has(word);
const isKnown = (word: string): boolean => word.split("/").map(withoutMarks).every(isListed) || isCertain(word);
/**
 * Whether a word has more capitals than lower-case letters, like "CSCP" and "M.Sc.", but unlike "McDonald" and "JoAnn".
 * Initials ("J.R.") do not count.
 */
const isAcronym = (word: string): boolean => {
  const capitals = word.match(/\p{Lu}/gu)?.length ?? 0;
  const small = word.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals > 1 && capitals > small && !areInitials(word);
};

const isMarkedAcronym = (word: string): boolean => MARK.test(word) && isAcronym(word);
const MARK = /[®™℠]/u;

const GENERATION = /^(?:jr|sr|ii|iii|iv)\.?$/iu;
/**
 * A separator between a name and further text: a comma of any script, a bar, or another mark next to a space. Without a
 * space, such marks are part of the name: "A/L", "Gal·la", "Yo-Yo".
 */
const SEPARATOR = /(?:^|\s+)[-–—/|·•~:;]+(?=\s|$)\s*|\s+[-–—·•~]+|[-–—·•~:;]+(?:\s+|$)|\s*[,،，、|]\s*/u;
/** Name particles, which belong to the word after them: "van der Berg". */
const PARTICLES = new Set(
  "af al am an av bin bint da dal das de del della den der di do dos du e el la las le lo los of ter ten van ver vom von y zu zum zur".split(
    " ",
  ),
);
/** Courtesy titles, without dots. They are not part of a name. */
const COURTESY = new Set(
  (
    "mr mrs ms miss mx dr prof sir herr frau hr fr mme mlle monsieur madame sr sra srta sig sigra dott dottssa dipl-ing " +
    "ing mag rev capt col gen lt maj sgt"
  ).split(" "),
);

/**
 * Words that are a name only together with the next word: "Abdul Rahman", "Md. Rafiqul". Any other abbreviation counts
 * too, because it is probably a title.
 */
const TIED = /^(?:abdul|abdel|abdur|abu|md|mohd|muhd|\p{L}{2,}\.)$/iu;
/** Alternatives in brackets that are pronouns in an unknown language, or names: "(Sue/Susan)". */
const UNKNOWN_PRONOUNS = /[([][^)\]]*\/[^)\]]*[)\]]/u;

/** Credentials that also name a skill or abbreviate one. */
const SKILLS = new Set("ITIL PRINCE2 LEED CISSP CISM CISA CCNA CCNP CSM BA BS DBA MA MS PE".split(" "));

/** Whether a skill entry is only a degree or a title, so that it names no skill. */
export const isOnlyCredentials = (text: string): boolean =>
  text !== "" &&
  text
    .split(/[\s,/]+/u)
    .map(withoutMarks)
    .every((word) => isListed(word) && !SKILLS.has(word));

/**
 * Separates a name from its credentials and shortens the name to its limit: drops courtesy titles, then middle names,
 * then cuts the end between graphemes. A credential that could be part of the name stays, and the name is uncertain.
 */
export function readPersonName(text: string): PersonName {
  const line = withoutPronouns(cleanLine(text));
  const [main = "", ...parts] = line.split(SEPARATOR).filter(Boolean);
  const generations = parts.filter((part) => GENERATION.test(part));
  const credentials = parts.filter((part) => !GENERATION.test(part));
  const words = main.split(" ");
  if (credentials[0] !== undefined && !areCredentials(credentials[0], words))
    return { name: truncate(line, TEXT_LIMITS.name), credentials: "", isUncertain: true };
  while (words.length > 2 && isCertain(words.at(-1) ?? "")) credentials.unshift(words.pop() ?? "");
  const isAmbiguous = words.length > 2 && isKnown(words.at(-1) ?? "");
  const name = [...words, ...generations].join(" ");
  const short = shortenName(name);
  return {
    name: truncate(short, TEXT_LIMITS.name),
    credentials: credentials.join(", "),
    isUncertain: isAmbiguous || UNKNOWN_PRONOUNS.test(name) || codePoints(short) > TEXT_LIMITS.name,
  };
}

/** Whether the text after a separator starts with credentials: "Jane Doe, MD", but not "Doe, Jane". */
function areCredentials(text: string, name: readonly string[]): boolean {
  const [first = ""] = text.split(" ");
  if (isCertain(first)) return true;
  // Only one word besides particles: probably a surname that its given name follows, as in "Doe, Jane".
  if (name.filter((word) => !PARTICLES.has(word.toLowerCase())).length < 2) return false;
  return isKnown(first) || MARK.test(first) || (isAcronym(first) && /\p{Ll}/u.test(name.join("")));
}

/** Removes courtesy titles, then text in brackets, then middle names, until the name fits or has only two parts. */
export function shortenName(name: string): string {
  const isLong = (text: string): boolean => codePoints(text) > TEXT_LIMITS.name;
  let words = name.split(" ");
  while (isLong(words.join(" ")) && words.length > 2 && isCourtesy(words[0] ?? "")) words = words.slice(1);
  const whole = words.join(" ");
  const plain = isLong(whole) ? whole.replace(/\s*[([][^)\]]*[)\]]/gu, "").trim() || whole : whole;
  const units = unitsOf(plain);
  while (units.length > 2 && isLong(units.join(" "))) units.splice(1, 1);
  return units.join(" ");
}

const isCourtesy = (word: string): boolean => COURTESY.has(word.toLowerCase().replaceAll(".", ""));

/** Splits a name into words. A particle or courtesy title stays with the next word, a suffix with the previous one. */
function unitsOf(name: string): string[] {
  const units: string[] = [];
  let start = "";
  const words = name.split(" ");
  for (const [at, word] of words.entries()) {
    const isSuffix = units.length > 1 && at === words.length - 1 && (GENERATION.test(word) || isKnown(word));
    const isParticle = PARTICLES.has(word.toLowerCase()) && units.length > 0;
    if (isSuffix && start === "") units[units.length - 1] += ` ${word}`;
    else if (isParticle || isCourtesy(word) || TIED.test(word)) start += `${word} `;
    else {
      units.push(start + word);
      start = "";
    }
  }
  if (start !== "") units.push(`${units.pop() ?? ""} ${start}`.trim());
  return units;
}
