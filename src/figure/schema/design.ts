import type { FigureLook } from "./fields.ts";
import { truncate } from "./graphemes.ts";
import { cleanLine, type FigureSpec, readFigureSpec, toFigureSpec } from "./spec.ts";

/** The three accessories as something to lock, in the box's order. */
export const ACCESSORY_LOCKS = ["accessory-1", "accessory-2", "accessory-3"] as const;

/** What Surprise me leaves as it is: one field of the looks, or one accessory with its label. */
export type DesignLock = keyof FigureLook | (typeof ACCESSORY_LOCKS)[number];

/** Longest texts of a design beside its spec, in code points; and how many skills it holds. */
export const DESIGN_LIMITS = { industry: 40, skill: 32, skills: 6 } as const;

/** What a person makes on the preview: the figure, and the details that stand beside it and on a printed card. */
export interface FigureDesign {
  readonly spec: FigureSpec;
  /** At most 40 code points; may be empty. */
  readonly industry: string;
  /** At most six, none empty, none twice, each at most 32 code points. */
  readonly skills: readonly string[];
}

/** A whole, valid design of anything; what cannot be used is left out. Never throws. */
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

/** A saved design, by the rules of {@link readFigureSpec}; undefined where a part is missing, unknown or added. */
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
