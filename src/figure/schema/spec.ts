import { truncate } from "../../lib/graphemes.ts";
import { hashText } from "../../lib/hash-text.ts";
import { cleanLine } from "../../lib/text-input.ts";
import {
  ACCESSORY_KINDS,
  type Accessory,
  type AccessoryKind,
  type AccessoryTrio,
  accessoryTitle,
  DEFAULT_ACCESSORIES,
} from "./accessory.ts";
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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const line = (value: unknown, limit: number, fallback: string): string => truncate(cleanLine(value) || fallback, limit);

function accessory(value: unknown, fallback: Accessory): Accessory {
  const input = (isObject(value) ? value : { kind: value }) as Partial<Accessory>;
  const kind = ACCESSORY_KINDS.find((kind) => kind === input.kind) ?? fallback.kind;
  return { kind, label: line(input.label, TEXT_LIMITS.accessoryLabel, accessoryTitle(kind)) };
}

const isSeriesNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 999;

/** A partial spec. Missing fields take their defaults. */
export type FigureSpecInput = {
  readonly [K in keyof Omit<FigureSpec, "accessories">]?: FigureSpec[K] | undefined;
} & {
  /** Up to three accessories: their kinds, or kinds with your own labels. The others are those of the sample figure. */
  readonly accessories?:
    | readonly (AccessoryKind | { readonly kind: AccessoryKind; readonly label?: string | undefined })[]
    | undefined;
};

/**
 * Makes a complete, valid spec: adds missing values, cleans texts and shortens them to their limits. For stored or
 * received data, use {@link parseFigureSpec}.
 */
export const toFigureSpec = (input: FigureSpecInput): FigureSpec => completeSpec(input);

/** A spec from {@link parseFigureSpec}. */
export interface ParsedFigureSpec {
  readonly spec: FigureSpec;
  /**
   * The paths of values that the spec does not have: unknown fields, unusable values, and texts that were cleaned or
   * shortened. For example `hair` or `accessories.0.kind`, or an empty path if the value is not an object.
   */
  readonly dropped: readonly string[];
}

/** Makes a complete, valid spec from any value, such as parsed JSON, and lists what it dropped. Never throws. */
export function parseFigureSpec(value: unknown): ParsedFigureSpec {
  const spec = completeSpec(value);
  return { spec, dropped: droppedPaths(value, spec) };
}

/** The paths of values in `given` that `used` does not have. The order of texts in a list does not matter. */
export function droppedPaths(given: unknown, used: object, path = ""): string[] {
  if (!isObject(given) || Array.isArray(given) !== Array.isArray(used)) return [path];
  const own = new Map<string, unknown>(Object.entries(used));
  return Object.entries(given).flatMap(([key, value]) => {
    const kept = own.get(key);
    const at = path === "" ? key : `${path}.${key}`;
    // An accessory may be given by its kind alone.
    if (isObject(kept)) return value === kept.kind ? [] : droppedPaths(value, kept, at);
    const isKept = Array.isArray(used) ? used.includes(value) : value === kept;
    return isKept || value === undefined ? [] : [at];
  });
}

function completeSpec(value: unknown): FigureSpec {
  const input = (isObject(value) ? value : {}) as FigureSpecInput;
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
  const spec = completeSpec(value);
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
