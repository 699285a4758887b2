import { type Accessory, type AccessoryKind, accessoryTitle } from "../figure/schema/accessory.ts";
import { TEXT_LIMITS } from "../figure/schema/spec.ts";
import { cutAtWord } from "../lib/cut-at-word.ts";
import { codePoints } from "../lib/graphemes.ts";
import { accessoryNoun, isQuietAccessory } from "./accessory-nouns.ts";
import type { Trade } from "./trades.ts";

/** Accessories that suit any skill. */
const BEARERS: readonly AccessoryKind[] = ["coffee", "book", "trophy", "briefcase", "medal"];

/** Matches serious skills. They go only with quiet accessories, because "Trophy of Suicide Prevention" would hurt. */
const GRAVE =
  /suici|grief|trauma|abus|violen|gewalt|palliat|hospi[cz]|embalm|death|bereave|protect(?:ion)? of child|child protect|safeguard|kinderschutz|trauer|deuil|duelo|\bluto\b|lutto|rouw|oncolog|onkolog|cancer|dementia|demen[zc]|refugee|genocide|addict|victim/iu;

/** A person's skill and the kinds of accessory that suit it, best first. */
export interface LabelSkill {
  readonly name: string;
  readonly kinds: readonly AccessoryKind[];
}

/** Whether a skill suits an accessory. "Ventilation" does not suit scissors, for example. */
export const meetsSkill = (kind: AccessoryKind, { name, kinds }: LabelSkill): boolean =>
  (kinds.includes(kind) || BEARERS.includes(kind)) && (isQuietAccessory(kind) || !GRAVE.test(name));

interface Assignment {
  readonly worth: number;
  readonly skills: readonly (LabelSkill | undefined)[];
}

/**
 * Labels accessories, in order, with a person's skills: "Wrench of Incident Response". A skill is used only on an
 * accessory that it suits, and at most once in the first three. An accessory without a skill gets the trade's label, or
 * the default label.
 */
export function labelAccessories(
  kinds: readonly AccessoryKind[],
  skills: readonly LabelSkill[],
  trades: readonly Trade[],
): Accessory[] {
  const accessories = trades.flatMap((trade) => trade.accessories.flat());
  const accessoryOf = (kind: AccessoryKind) => accessories.find((accessory) => accessory.kind === kind);
  const noun = (kind: AccessoryKind): string => accessoryOf(kind)?.noun ?? accessoryNoun(kind);
  const withWords = (kind: AccessoryKind, words: string): string | undefined => {
    const short = cutAtWord(words, TEXT_LIMITS.accessoryLabel - codePoints(`${noun(kind)} of `));
    return short === "" ? undefined : `${noun(kind)} of ${short}`;
  };
  /** The trade's label, or the default one. Belts get a neutral one, because "Debugger Tool Belt" suits few trades. */
  const ownLabel = (kind: AccessoryKind): string =>
    withWords(kind, accessoryOf(kind)?.words ?? (kind === "belt" ? "Many Pockets" : "")) ?? accessoryTitle(kind);
  const suit = (kind: AccessoryKind, skill: LabelSkill): number => {
    const { name, kinds: own } = skill;
    const index = own.indexOf(kind);
    const label = withWords(kind, name);
    if (!meetsSkill(kind, skill) || label === undefined) return Number.NEGATIVE_INFINITY;
    const isWhole = name.startsWith("(") || label.endsWith(` of ${name.replace(/\s*\(.*$/u, "")}`);
    return (index < 0 ? 0 : 4 - index) + (isWhole ? 3 : 0);
  };

  const labels = new Map<AccessoryKind, string>();
  const uses = new Map<LabelSkill, number>();
  const assignLabel = (kind: AccessoryKind, skill: LabelSkill): void => {
    const label = withWords(kind, skill.name);
    if (label !== undefined) labels.set(kind, label);
    uses.set(skill, (uses.get(skill) ?? 0) + 1);
  };
  /** Finds the best assignment of skills to these kinds, using each skill at most once. */
  const assignBest = (open: readonly AccessoryKind[], free: readonly LabelSkill[]): Assignment => {
    const [kind, ...others] = open;
    if (kind === undefined) return { worth: 0, skills: [] };
    const ways = [undefined, ...free].map((skill): Assignment => {
      const rest = assignBest(others, skill ? free.filter((other) => other !== skill) : free);
      return { worth: (skill ? suit(kind, skill) : -1) + rest.worth, skills: [skill, ...rest.skills] };
    });
    return ways.reduce((best, way) => (way.worth > best.worth ? way : best));
  };
  for (const [index, skill] of assignBest(kinds.slice(0, 3), skills).skills.entries()) {
    const kind = kinds[index];
    if (kind && skill) assignLabel(kind, skill);
  }
  for (const kind of kinds.slice(3)) {
    const worth = (skill: LabelSkill): number => suit(kind, skill) - 2 * (uses.get(skill) ?? 0);
    const [best] = skills.filter((skill) => suit(kind, skill) >= 0).toSorted((a, b) => worth(b) - worth(a));
    if (best) assignLabel(kind, best);
  }

  return kinds.map((kind) => ({ kind, label: labels.get(kind) ?? ownLabel(kind) }));
}
