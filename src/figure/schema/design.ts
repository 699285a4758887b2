import type { FigureLook } from "./fields.ts";
import { truncate } from "./graphemes.ts";
import { cleanLine, type FigureSpec, readFigureSpec, toFigureSpec } from "./spec.ts";

/** The lock ids of the three accessories, in their order in the box. */
export const ACCESSORY_LOCKS = ["accessory-1", "accessory-2", "accessory-3"] as const;

/** A part that "Surprise me" must not change: one field of the looks, or one accessory with its label. */
export type DesignLock = keyof FigureLook | (typeof ACCESSORY_LOCKS)[number];

/** The maximum lengths of the industry and of a skill, in code points, and the maximum number of skills. */
export const DESIGN_LIMITS = { industry: 40, skill: 32, skills: 6 } as const;

/** A figure as the user edits it: the spec, and the details shown next to it and on the print card. */
export interface FigureDesign {
  readonly spec: FigureSpec;
  /** At most 40 code points; may be empty. */
  readonly industry: string;
  /** At most six skills of at most 32 code points each, without empty ones or duplicates. */
  readonly skills: readonly string[];
}

/**
 * Makes a complete, valid design from any value: drops unusable skills and replaces every other unusable part with its
 * default. Never throws.
 */
export function toFigureDesign(value: unknown): FigureDesign {
  const input = (typeof value === "object" && value !== null ? value : {}) as {
    readonly [K in keyof FigureDesign]?: unknown;
  };
  const skills = (Array.isArray(input.skills) ? input.skills : []).map((skill) =>
    truncate(cleanLine(skill), DESIGN_LIMITS.skill),
  );
  return {
    spec: toFigureSpec(input.spec),
    industry: truncate(cleanLine(input.industry), DESIGN_LIMITS.industry),
    skills: [...new Set(skills.filter((skill) => skill !== ""))].slice(0, DESIGN_LIMITS.skills),
  };
}

/**
 * Validates a saved design as strictly as {@link readFigureSpec} validates a spec. Returns undefined if the design is
 * invalid.
 */
export function readFigureDesign(value: unknown): FigureDesign | undefined {
  if (typeof value !== "object" || value === null || Object.keys(value).length !== 3) return undefined;
  const { spec, industry, skills } = value as { readonly [K in keyof FigureDesign]?: unknown };
  const design = toFigureDesign(value);
  const isValid =
    readFigureSpec(spec) !== undefined &&
    industry === design.industry &&
    Array.isArray(skills) &&
    skills.length === design.skills.length &&
    design.skills.every((skill, i) => skills[i] === skill);
  return isValid ? design : undefined;
}
