import { foldLetters } from "../lib/fold-letters.ts";
import type { FoundJob, FoundText } from "./found-profile.ts";

/** Words without case, accents and punctuation, separated by spaces. */
const wordsOf = (text: string): string =>
  (foldLetters(text.replaceAll("&", " and ")).match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? []).join(" ");
const phrases = (text: string): readonly string[] => text.split(",").map(wordsOf);

/** People who work unpaid, in the languages of LinkedIn's PDFs that we read, and in those that write without spaces. */
const VOLUNTEERS = phrases(
  `volunteer, ehrenamtlich, ehrenamtliche, ehrenamtlicher, freiwillige, freiwilliger, bénévole, volontaire, voluntario,
  voluntaria, volontario, volontaria, vrijwilliger, vrijwilligster, volontär, frivillig, волонтёр, доброволец, gönüllü,
  자원봉사자, wolontariusz, wolontariuszka, 志愿者, 志願者, 义工, 義工, ボランティア`,
);
/** Starts of entries of people who are between two jobs: LinkedIn's career break, or an offer to work. */
const PAUSES = phrases(
  `career break, sabbatical, open to, opentowork, seeking, looking for, actively seeking, actively looking, between jobs,
  berufliche auszeit, karrierepause, arbeitssuchend, auf jobsuche, auf der suche, offen für, pause professionnelle,
  pause carrière, interruption de carrière, en recherche, à la recherche, à l’écoute, pausa profesional, pausa laboral,
  en búsqueda, buscando, abierto a, abierta a, pausa na carreira, em busca, à procura, aberto a, aberta a,
  pausa lavorativa, interruzione di carriera, in cerca, alla ricerca, loopbaanonderbreking, op zoek, karriärpaus,
  karriäruppehåll, öppen för, arbetssökande, jobsøgende, åben for, перерыв в карьере, в поиске, открыт к, открыта к,
  kariyer molası, iş arıyorum, iş arayan, 경력 단절, 구직`,
);

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const NOWHERE = Number.MAX_SAFE_INTEGER;
/** The position of a phrase in a text, both as words. */
function positionOf(phrase: string, text: string): number {
  const position = ` ${text} `.indexOf(UNSPACED.test(phrase) ? phrase : ` ${phrase} `);
  return phrase === "" || position < 0 ? NOWHERE : position;
}
const contains = (text: string, phrase: string): boolean => positionOf(phrase, text) !== NOWHERE;

function isPause(text: string): boolean {
  const words = `${wordsOf(text)} `;
  return PAUSES.some((pause) => words.startsWith(`${pause} `));
}

/** Whether a job's title can be a person's title. That of volunteer work or a career break cannot. */
export function hasTitle({ title, company }: FoundJob): boolean {
  const words = wordsOf(title.text);
  return !isPause(words) && !isPause(company) && !VOLUNTEERS.some((volunteer) => contains(words, volunteer));
}

/** Separates the parts of a headline. */
export const HEADLINE_PART = /\s*[|·•]\s*|\s[-–—]\s/u;
/** A word that only means "at". German "in", for example, is missing, because it can be part of a title. */
const AT = /\s(?:at|@|bei|chez|presso|bij|hos)\s/iu;

/** The job title in a headline such as "Platform Engineer at Fernhill | Speaker"; empty if there is none. */
export const titleInHeadline = (headline: string): string =>
  headline
    .split(HEADLINE_PART)
    .find((part) => part.trim() !== "" && !isPause(part))
    ?.split(AT)[0]
    ?.trim() ?? "";

/**
 * Chooses the title of the current job that the headline names first, by its title or company. Without one, the first
 * job's title is uncertain if the jobs have several titles.
 */
export function chooseTitle(jobs: readonly FoundJob[], headline: FoundText | undefined): FoundText | undefined {
  const text = wordsOf(headline?.text ?? "");
  const lead = wordsOf(titleInHeadline(headline?.text ?? ""));
  const candidates = jobs.map(({ title, company }) => {
    const words = wordsOf(title.text);
    const position = positionOf(words, text);
    const companyPosition = positionOf(wordsOf(company), text);
    // "Engineer at Fernhill" names a "Platform Engineer".
    const first = contains(words, lead) ? 0 : Math.min(position, companyPosition);
    // Of two titles at the same position, the longer one includes the shorter one.
    return { title, words, order: [first, position, companyPosition, position === NOWHERE ? 0 : -words.length] };
  });
  const [best, second] = candidates.toSorted((a, b) => compare(a.order, b.order));
  if (!best || candidates.every(({ words }) => words === best.words)) return candidates[0]?.title;
  const isNamed = best.order[0] !== NOWHERE;
  const isTied = second && second.words !== best.words && compare(best.order, second.order) === 0;
  return isNamed && !isTied ? best.title : { ...best.title, isUncertain: true };
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
