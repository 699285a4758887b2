import type { Reader } from "../reader.ts";
import { foundLine, foundName, foundSkills, foundSummary, profileResult } from "./found-text.ts";
import { type Card, readCards } from "./vcard.ts";

const from = (part: string) => `${part} on the contact card`;

/** Reads a contact card: vCard 2.1, 3.0 or 4.0 (RFC 6350). */
export const readVcard: Reader = async (bytes) => {
  const cards = readCards(bytes).filter((card) => !isOrganization(card));
  const [card] = cards;
  if (!card) return { kind: "error", error: "unknownKind" };
  if (new Set(cards.map(nameOf)).size > 1) return { kind: "error", error: "severalPeople" };
  const [title] = card.TITLE;
  const [role] = card.ROLE;
  return profileResult(
    {
      name: foundName(nameOf(card), from("Name")),
      title: foundLine(title ? unescapeValue(title) : role && unescapeValue(role), from(title ? "Title" : "Role")),
      headline: title && role ? foundLine(unescapeValue(role), from("Role")) : undefined,
      summary: foundSummary(unescapeValue(card.NOTE[0] ?? ""), from("Note")),
      // RFC 6715.
      skills: foundSkills(card.EXPERTISE.map(unescapeValue), from("Expertise")),
    },
    { kind: "error", error: "empty" },
  );
};

const isOrganization = (card: Card): boolean => {
  const [kind = "individual"] = card.KIND;
  const [name] = card.FN;
  const [organization = ""] = card.ORG;
  return kind.toLowerCase() !== "individual" || (Boolean(name) && unescapeValue(name ?? "") === parts(organization)[0]);
};

/** FN, else the parts of N: family, given, additional, prefix, suffix. */
function nameOf(card: Card): string {
  const [full] = card.FN;
  const [family = "", given = "", additional = "", , suffix = ""] = parts(card.N[0] ?? "");
  const name = full?.trim() ? unescapeValue(full) : [given, additional, family].filter(Boolean).join(" ");
  return suffix && name && !name.includes(suffix) ? `${name}, ${suffix}` : name;
}

const parts = (value: string) => value.split(/(?<!\\);/).map((part) => unescapeValue(part).trim());
const unescapeValue = (value: string) =>
  value.replace(/\\([nN,;:\\])/g, (_, mark: string) => (/n/i.test(mark) ? "\n" : mark));
