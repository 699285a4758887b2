import { truncate } from "../../lib/graphemes.ts";
import { hashText } from "../../lib/hash-text.ts";
import { cleanLine } from "../../lib/text-input.ts";
import { ACCESSORY_KINDS, type Accessory, type AccessoryTrio, DEFAULT_ACCESSORIES } from "./accessory.ts";
import type { CharacterType } from "./field.ts";
import { FIELD_LIST, type FigureLook } from "./fields.ts";

/** Length limits of the texts on a box, in code points. */
export const TEXT_LIMITS = { name: 40, jobTitle: 48, tagline: 72, accessoryLabel: 34 } as const;

/** The texts of a figure without a name or a title. */
export const STAND_INS = { name: "Your Name", jobTitle: "Working Professional" } as const;

/** The sample tagline of each type. */
export const DEFAULT_TAGLINES: Readonly<Record<CharacterType, string>> = {
  hero: "Ships on Friday. Sleeps on Saturday.",
  villain: "Your meeting could have been my monologue.",
};

/**
 * All data needed to draw a figure. It does not include whether the figure is paid for, because a spec may come from a
 * link or a file.
 */
export interface FigureSpec extends FigureLook {
  readonly type: CharacterType;
  /** The name on the box, at most 40 code points. */
  readonly name: string;
  /** At most 48 code points. */
  readonly jobTitle: string;
  /** The quote on the box, at most 72 code points. */
  readonly tagline: string;
  /** The three accessories, in their order in the box. */
  readonly accessories: AccessoryTrio;
  /** The series number on the card, 1 to 999. */
  readonly number: number;
}

const line = (value: unknown, limit: number, fallback: string): string => truncate(cleanLine(value) || fallback, limit);

function accessory(value: unknown, fallback: Accessory): Accessory {
  const input = (typeof value === "object" && value !== null ? value : {}) as Partial<Accessory>;
  return {
    kind: ACCESSORY_KINDS.find((kind) => kind === input.kind) ?? fallback.kind,
    label: line(input.label, TEXT_LIMITS.accessoryLabel, fallback.label),
  };
}

const isSeriesNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 999;

/** A partial spec. Missing fields take their defaults. */
export type FigureSpecInput = { readonly [K in keyof FigureSpec]?: FigureSpec[K] | undefined };

/**
 * Makes a complete, valid spec from any value: replaces missing and unknown values with defaults, cleans texts and
 * shortens them to their limits. Never throws.
 */
export function toFigureSpec(value: FigureSpecInput): FigureSpec;
export function toFigureSpec(value: unknown): FigureSpec;
export function toFigureSpec(value: unknown): FigureSpec {
  const input = (typeof value === "object" && value !== null ? value : {}) as FigureSpecInput;
  const type = input.type === "villain" ? "villain" : "hero";
  const name = line(input.name, TEXT_LIMITS.name, STAND_INS.name);
  const accessories: readonly unknown[] = Array.isArray(input.accessories) ? input.accessories : [];
  const [first, second, third] = DEFAULT_ACCESSORIES;
  const { number } = input;
  const spec: Record<string, unknown> = {
    type,
    name,
    jobTitle: line(input.jobTitle, TEXT_LIMITS.jobTitle, STAND_INS.jobTitle),
    tagline: line(input.tagline, TEXT_LIMITS.tagline, DEFAULT_TAGLINES[type]),
    accessories: [
      accessory(accessories[0], first),
      accessory(accessories[1], second),
      accessory(accessories[2], third),
    ],
    number: isSeriesNumber(number) ? number : (hashText(name) % 999) + 1,
  };
  for (const [field, { options, fallback }] of FIELD_LIST) {
    const own = options(type).find((option) => option === input[field]);
    spec[field] = own ?? fallback(spec as unknown as FigureSpec);
  }
  return spec as unknown as FigureSpec;
}

/** Whether two figures have the same type, looks and first accessory. Ignores texts. */
export const isSameLook = (a: FigureSpec, b: FigureSpec): boolean =>
  a.type === b.type &&
  a.accessories[0].kind === b.accessories[0].kind &&
  FIELD_LIST.every(([field]) => a[field] === b[field]);

/**
 * Validates a saved spec. Returns undefined if a field is missing, if a field or value is unknown, or if a text is not
 * clean or exceeds its limit.
 */
export function readFigureSpec(value: unknown): FigureSpec | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const input = value as Readonly<Record<string, unknown>>;
  const spec = toFigureSpec(value);
  const { accessories, ...rest } = spec;
  const fields = Object.entries(rest);
  const isValid =
    Object.keys(input).length === fields.length + 1 &&
    fields.every(([field, own]) => input[field] === own) &&
    Array.isArray(input.accessories) &&
    input.accessories.length === accessories.length &&
    accessories.every(({ kind, label }, i) => {
      const saved: unknown = (input.accessories as readonly unknown[])[i];
      const { kind: ownKind, label: ownLabel, ...more } = (saved ?? {}) as Readonly<Record<string, unknown>>;
      return ownKind === kind && ownLabel === label && Object.keys(more).length === 0;
    });
  return isValid ? spec : undefined;
}
