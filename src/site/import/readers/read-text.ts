import type { FoundText } from "../../../domain/found-profile.ts";
import type { Reader } from "../reader.ts";
import { decodeText } from "./decode-text.ts";
import { foundLine, foundName, foundSkills, foundSummary, profileResult } from "./found-text.ts";

const from = (line: string) => `${line} of your text`;

/** Lines that say themselves what they are: "Name: Jane Doe". */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  name: ["name", "full name"],
  title: ["title", "job title", "position", "role"],
  headline: ["headline", "tagline"],
  industry: ["industry"],
  summary: ["summary", "about"],
  skills: ["skills", "top skills"],
};
const labelOf = (name: string) => Object.keys(LABELS).find((key) => LABELS[key]?.includes(name.toLowerCase()));

/** Small words of names that stand in lower case: "Ana de la Cruz". */
const PARTICLE =
  /^(?:al|ap|av|bin|binti|da|das|de|del|della|den|der|di|do|dos|du|el|la|le|ibn|ten|ter|van|vom|von|y|zu|zum|zur)$/u;
/** Words of headings and jobs, which could otherwise pass for a name. */
const NOT_A_NAME =
  /^(?:about|contact|curriculum|vitae|cv|r[ée]sum[ée]|resume|lebenslauf|profile?|profil|perfil|summary|experience|education|skills|skip|home|linkedin|page|name|title|senior|junior|lead|chief|head|principal|staff|manager|engineer|developer|designer|director|officer|consultant|analyst|specialist|assistant|teacher|nurse|doctor|student|freelance|software|product|project|sales|marketing|data|the|and|of|for|my|i|hello|hi|dear|note|notes|todo)$/iu;

/** Whether a line can be a person's name; "maybe" where its letters are all small. */
function nameLikeness(line: string): "yes" | "maybe" | "no" {
  const [name = "", ...credentials] = line.split(",");
  if (credentials.length > 3 || credentials.some((text) => text.trim().length > 12)) return "no";
  const words = name.trim().split(" ");
  const isShort = words.length <= 6 && name.length <= 60;
  if (!isShort || !words.every((word) => /^\p{L}[\p{L}\p{M}'’.-]*$/u.test(word))) return "no";
  if (words.some((word) => NOT_A_NAME.test(word))) return "no";
  if (
    words.length === 1 &&
    !/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2,8}$/u.test(name.trim())
  )
    return "maybe";
  return words.every((word) => PARTICLE.test(word) || !/^\p{Ll}/u.test(word)) ? "yes" : "maybe";
}

const uncertain = (text: FoundText | undefined): FoundText | undefined => text && { ...text, isUncertain: true };
const isLink = (line: string) => /@|:\/\/|www\.|\d{5}/.test(line);

/** Reads a few lines: name, title, headline. Of a longer text only what cannot be something else. */
export const readText: Reader = async (bytes) => {
  const text = decodeText(bytes).slice(0, 100_000);
  const lines = text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) =>
      line
        .replace(/^[\s•*#>-]+/, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter(Boolean);
  if (lines.length === 0) return { kind: "error", error: "empty" };
  const labeled = new Map<string, string>();
  const plain: string[] = [];
  for (const line of lines) {
    const [, label = "", value = ""] = /^([\p{L} ]{2,20}):\s+(.+)$/u.exec(line) ?? [];
    const key = labelOf(label);
    if (key && !labeled.has(key)) labeled.set(key, value);
    else plain.push(line);
  }
  const isLabeled = labeled.has("name");
  const likeness = nameLikeness(plain[0] ?? "");
  const isStart = !isLabeled && likeness !== "no";
  const mark = likeness === "yes" && plain.length <= 3 ? (found: FoundText | undefined) => found : uncertain;
  const [first, second, third] = isStart ? plain : [];
  const usable = (line: string | undefined) => (line && !isLink(line) ? line : undefined);
  return profileResult(
    {
      name: foundName(labeled.get("name"), from("Name")) ?? mark(foundName(first, from("First line"))),
      title: foundLine(labeled.get("title"), from("Title")) ?? mark(foundLine(usable(second), from("Second line"))),
      headline:
        foundLine(labeled.get("headline"), from("Headline")) ?? mark(foundLine(usable(third), from("Third line"))),
      industry: foundLine(labeled.get("industry"), from("Industry")),
      summary: foundSummary(labeled.get("summary"), from("Summary")),
      skills: foundSkills(labeled.get("skills")?.split(/[,;|·]/) ?? [], from("Skills")),
    },
    { kind: "error", error: "unknownKind" },
  );
};
