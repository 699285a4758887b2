/** Small words of names that stand in lower case: "Ana de la Cruz". */
const PARTICLE =
  /^(?:al|ap|av|bin|binti|da|das|de|del|della|den|der|di|do|dos|du|el|la|le|ibn|ten|ter|van|vom|von|y|zu|zum|zur)$/;
/** One that is written together with the name after it: "Jeanne d'Arc", "Layla al-Rashid". */
const JOINED_PARTICLE = /^(?:d|dell|l|al|el)['’-]\p{Lu}/u;

/** Words of headings, greetings and jobs, which could otherwise pass for a name. */
const NOT_A_NAME = new Set(
  [
    "about the and of for my i hello hi dear note notes todo list meeting agenda draft untitled home page skip search",
    "contact curriculum vitae cv résumé resume lebenslauf profile profil perfil summary experience education skills",
    "name title headline linkedin software product project sales marketing data senior junior lead chief head principal",
    "staff manager engineer developer designer director officer consultant analyst specialist assistant teacher nurse",
    "doctor student freelance founder owner ceo cto accountant lawyer architect scientist technician chef",
  ]
    .join(" ")
    .split(" "),
);

/** "PhD", "M.Sc.", "Jr.": what may follow a name after a comma. */
const CREDENTIAL = /^(?:[JS]r\.?|(?=.*\p{Lu}.*\p{Lu})[\p{L}\p{N}. -]{2,12})$/u;
const WORD = /^\p{L}[\p{L}\p{M}'’.-]*$/u;
/** Of a language that writes names in one word. */
const ONE_WORD = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}・]{2,12}$/u;

/** Whether a line can be a person's name; "maybe" where all its letters are small, or where it is one word. */
export function nameLikeness(line: string): "yes" | "maybe" | "no" {
  const [name = "", ...credentials] = line.split(",").map((part) => part.trim());
  const words = name.split(" ");
  if (ONE_WORD.test(name)) return "yes";
  if (words.length > 6 || name.length > 60 || !credentials.every((text) => CREDENTIAL.test(text))) return "no";
  if (words.some((word) => !WORD.test(word) || NOT_A_NAME.has(word.toLowerCase()))) return "no";
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !PARTICLE.test(word) && !JOINED_PARTICLE.test(word));
  if (words.length === 1 || small.length === words.length) return "maybe";
  return small.length === 0 ? "yes" : "no";
}
