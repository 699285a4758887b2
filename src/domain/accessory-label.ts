import { type Accessory, type AccessoryKind, accessoryTitle } from "../figure/schema/accessory.ts";
import { accessoryMood, accessoryNoun } from "../figure/schema/accessory-nouns.ts";
import { codePoints } from "../figure/schema/graphemes.ts";
import { TEXT_LIMITS } from "../figure/schema/spec.ts";
import { cutAtWord } from "./cut-at-word.ts";
import type { Trade } from "./trades.ts";

/** "Knife of Child Development" would frighten: a sharp thing takes such a skill only where it suits it. */
const OF_LIVING_BEINGS =
  /care|child|kid|bab(?:y|ies)|patient|people|women|elder|animal|pet|surg|anger|conflict|crisis|mental|therap|counsel|kind|pfleg|mensch|enfant|soin|niñ|cuidad|crian|paciente|bambin|pazient|barn|vård|zorg/iu;

/** "Trophy of Suicide Prevention" would hurt: what is grave goes to quiet things alone. */
const GRAVE =
  /suici|grief|trauma|abus|violen|gewalt|palliat|hospi[cz]|embalm|death|bereave|protect(?:ion)? of child|child protect|safeguard|kinderschutz|trauer|deuil|duelo|\bluto\b|lutto|rouw|oncolog|onkolog|cancer|dementia|demen[zc]|refugee|genocide|addict|victim/iu;

/** A skill of a person, and the kinds of accessory that suit it, the most fitting first. */
export interface LabelSkill {
  readonly name: string;
  readonly kinds: readonly AccessoryKind[];
}

interface Assignment {
  readonly worth: number;
  readonly skills: readonly (LabelSkill | undefined)[];
}

/**
 * Labels for accessories, in their order: "Wrench of Incident Response". A skill goes to the kind that suits it best,
 * and each is used once in the first three. Without skills, the trade's own words or the product's label stand there.
 */
export function labelAccessories(
  kinds: readonly AccessoryKind[],
  skills: readonly LabelSkill[],
  trade: Trade | undefined,
): Accessory[] {
  const noun = (kind: AccessoryKind): string =>
    trade?.things.flat().find((thing) => thing.kind === kind)?.noun ?? accessoryNoun(kind);
  const withWords = (kind: AccessoryKind, words: string): string | undefined => {
    const short = cutAtWord(words, TEXT_LIMITS.accessoryLabel - codePoints(`${noun(kind)} of `));
    return short === "" ? undefined : `${noun(kind)} of ${short}`;
  };
  /** The product's own label, where it fits any trade. */
  const ownLabel = (kind: AccessoryKind): string =>
    kind === "belt" ? `${noun(kind)} of Many Pockets` : accessoryTitle(kind);
  const suit = (kind: AccessoryKind, { name, kinds: own }: LabelSkill): number => {
    const place = own.indexOf(kind);
    const isWrong = GRAVE.test(name)
      ? accessoryMood(kind) !== "quiet"
      : place < 0 && accessoryMood(kind) === "sharp" && OF_LIVING_BEINGS.test(name);
    const label = withWords(kind, name);
    if (isWrong || label === undefined) return Number.NEGATIVE_INFINITY;
    const isWhole = name.startsWith("(") || label.endsWith(` of ${name.replace(/\s*\(.*$/u, "")}`);
    return (place < 0 ? 0 : 4 - place) + (isWhole ? 3 : 0);
  };

  const labels = new Map<AccessoryKind, string>();
  const uses = new Map<LabelSkill, number>();
  const assignLabel = (kind: AccessoryKind, skill: LabelSkill): void => {
    const label = withWords(kind, skill.name);
    if (label !== undefined) labels.set(kind, label);
    uses.set(skill, (uses.get(skill) ?? 0) + 1);
  };
  /** The skills that suit these kinds best together, each at most once. */
  const assignBest = (open: readonly AccessoryKind[], free: readonly LabelSkill[]): Assignment => {
    const [kind, ...others] = open;
    if (kind === undefined) return { worth: 0, skills: [] };
    const ways = [undefined, ...free].map((skill): Assignment => {
      const rest = assignBest(others, skill ? free.filter((other) => other !== skill) : free);
      return { worth: (skill ? suit(kind, skill) : -1) + rest.worth, skills: [skill, ...rest.skills] };
    });
    return ways.reduce((best, way) => (way.worth > best.worth ? way : best));
  };
  for (const [place, skill] of assignBest(kinds.slice(0, 3), skills).skills.entries()) {
    const kind = kinds[place];
    if (kind && skill) assignLabel(kind, skill);
  }
  for (const kind of kinds.slice(3)) {
    const worth = (skill: LabelSkill): number => suit(kind, skill) - 2 * (uses.get(skill) ?? 0);
    const [best] = skills.filter((skill) => suit(kind, skill) >= 0).toSorted((a, b) => worth(b) - worth(a));
    if (best) assignLabel(kind, best);
  }

  const ownWords = [...(trade?.labelWords ?? [])];
  return kinds.map((kind) => {
    const words = labels.has(kind) ? undefined : ownWords.shift();
    return { kind, label: labels.get(kind) ?? (words && withWords(kind, words)) ?? ownLabel(kind) };
  });
}
