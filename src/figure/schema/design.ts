import { truncate } from "../../lib/graphemes.ts";
import { cleanLine } from "../../lib/text-input.ts";
import type { FigureLook } from "./fields.ts";
import {
  droppedPaths,
  type FigureSpec,
  type FigureSpecInput,
  parseFigureSpec,
  readFigureSpec,
  STAND_INS,
} from "./spec.ts";

/** The lock ids of the three accessories, in their order in the box. */
export const ACCESSORY_LOCKS = ["accessory-1", "accessory-2", "accessory-3"] as const;

/** A part that "Surprise me" must not change: one field of the looks, or one accessory with its label. */
export type DesignLock = keyof FigureLook | (typeof ACCESSORY_LOCKS)[number];

/** The maximum lengths of the industry and of a skill, in code points, and the maximum number of skills. */
export const DESIGN_LIMITS = { industry: 40, skill: 32, skills: 6 } as const;

/** The details of a figure that describe its person. */
export const DETAILS = ["name", "jobTitle", "industry", "skills"] as const;
/** A detail that describes the figure's person. */
export type Detail = (typeof DETAILS)[number];

/** A figure as the user edits it: the spec, and the details shown next to it and on the print card. */
export interface FigureDesign {
  readonly spec: FigureSpec;
  /** At most 40 code points; may be empty. */
  readonly industry: string;
  /** At most six skills of at most 32 code points each, without empty ones or duplicates. */
  readonly skills: readonly string[];
  /**
   * The details that nobody wrote: sample text, or the stand-in for an empty name or title. Editors show them as
   * placeholders. Use {@link writeDetails} to change a detail, so that this list stays true. @default none
   */
  readonly placeholders?: readonly Detail[] | undefined;
}

const withPlaceholders = (
  { spec, industry, skills }: FigureDesign,
  isPlaceholder: (detail: Detail) => boolean,
): FigureDesign => {
  const placeholders = DETAILS.filter(isPlaceholder);
  return { spec, industry, skills, ...(placeholders.length > 0 && { placeholders }) };
};

/**
 * Sets details that the person wrote. An empty name or title becomes a placeholder, because the box needs a text there.
 */
export function writeDetails(
  design: FigureDesign,
  written: { readonly [K in Detail]?: (K extends "skills" ? readonly string[] : string) | undefined },
): FigureDesign {
  const { name = design.spec.name, jobTitle = design.spec.jobTitle, industry = design.industry } = written;
  const spec = { ...design.spec, name: name || STAND_INS.name, jobTitle: jobTitle || STAND_INS.jobTitle };
  return withPlaceholders({ spec, industry, skills: written.skills ?? design.skills }, (detail) =>
    written[detail] === undefined
      ? design.placeholders?.includes(detail) === true
      : detail in STAND_INS && written[detail] === "",
  );
}

/** The name or title that the person wrote, or "". */
export const ownText = ({ spec, placeholders }: FigureDesign, detail: "name" | "jobTitle"): string =>
  placeholders?.includes(detail) ? "" : spec[detail].trim();

/** Removes the sample texts of a design. A name or title becomes its stand-in, which is still a placeholder. */
export const withoutSampleText = (design: FigureDesign): FigureDesign =>
  writeDetails(
    design,
    Object.fromEntries((design.placeholders ?? []).map((detail) => [detail, detail === "skills" ? [] : ""])),
  );

/** A partial design. Missing parts take their defaults. */
export type FigureDesignInput = Partial<Omit<FigureDesign, "spec">> & { readonly spec?: FigureSpecInput | undefined };

/**
 * Makes a complete, valid design: adds missing values, cleans and shortens texts, and leaves out empty and repeated
 * skills. For stored or received data, use {@link parseFigureDesign}.
 */
export const toFigureDesign = (input: FigureDesignInput): FigureDesign => completeDesign(input);

/** A design from {@link parseFigureDesign}. */
export interface ParsedFigureDesign {
  readonly design: FigureDesign;
  /** The paths of values that the design does not have, as in {@link ParsedFigureSpec}: `spec.hair` or `skills.2`. */
  readonly dropped: readonly string[];
}

/** Makes a complete, valid design from any value, such as parsed JSON, and lists what it dropped. Never throws. */
export function parseFigureDesign(value: unknown): ParsedFigureDesign {
  const design = completeDesign(value);
  return { design, dropped: droppedPaths(value, design) };
}

function completeDesign(value: unknown): FigureDesign {
  const input = (typeof value === "object" && value !== null ? value : {}) as {
    readonly [K in keyof FigureDesign]?: unknown;
  };
  const skills = (Array.isArray(input.skills) ? input.skills : []).map((skill) =>
    truncate(cleanLine(skill), DESIGN_LIMITS.skill),
  );
  const { spec } = parseFigureSpec(input.spec);
  const texts = (typeof input.spec === "object" ? input.spec : undefined) as Partial<FigureSpec> | null | undefined;
  const listed: readonly unknown[] = Array.isArray(input.placeholders) ? input.placeholders : [];
  const design = {
    spec,
    industry: truncate(cleanLine(input.industry), DESIGN_LIMITS.industry),
    skills: [...new Set(skills.filter((skill) => skill !== ""))].slice(0, DESIGN_LIMITS.skills),
  };
  return withPlaceholders(design, (detail) =>
    detail === "name" || detail === "jobTitle"
      ? listed.includes(detail) || cleanLine(texts?.[detail]) === ""
      : listed.includes(detail) && design[detail].length > 0,
  );
}

/** Makes a design from the spec in a link or a picture, which does not say that a text is a stand-in. */
export const openSpec = (spec: FigureSpec): FigureDesign =>
  toFigureDesign({
    spec,
    placeholders: (["name", "jobTitle"] as const).filter((detail) => spec[detail] === STAND_INS[detail]),
  });

/**
 * Validates a saved design as strictly as {@link readFigureSpec} validates a spec. Returns undefined if the design is
 * invalid.
 */
export function readFigureDesign(value: unknown): FigureDesign | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { spec, industry, skills, placeholders, ...others } = value as { readonly [K in keyof FigureDesign]?: unknown };
  const design = completeDesign(value);
  const isValid =
    Object.keys(others).length === 0 &&
    readFigureSpec(spec) !== undefined &&
    JSON.stringify(placeholders) === JSON.stringify(design.placeholders) &&
    industry === design.industry &&
    Array.isArray(skills) &&
    skills.length === design.skills.length &&
    design.skills.every((skill, i) => skills[i] === skill);
  return isValid ? design : undefined;
}
