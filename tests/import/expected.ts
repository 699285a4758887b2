import type { FoundProfile, FoundText } from "../../src/domain/found-profile.ts";
import type { ImportResult } from "../../src/site/import/reader.ts";

/** What a file of the corpus says of its person. A text that is missing here may not be found. */
export interface Expected {
  readonly name?: string;
  readonly title?: string;
  readonly headline?: string;
  readonly summary?: string;
  readonly industry?: string;
  readonly skills: readonly string[];
  readonly gaps?: FoundProfile["gaps"];
}

const FIELDS = ["name", "title", "headline", "summary", "industry", "skills", "gaps"] as const;
type Field = (typeof FIELDS)[number];

const textsOf = (value: FoundText | readonly (FoundText | string)[] | undefined): unknown =>
  Array.isArray(value) ? value.map(textsOf) : typeof value === "object" && "text" in value ? value.text : value;

/** Each field, whether it is as expected, and what is there. */
export function compare(result: ImportResult, expected: Expected) {
  const found: Partial<FoundProfile> = result.kind === "profile" ? result.profile : {};
  return FIELDS.map((field: Field) => {
    const actual = textsOf(found[field]) ?? (field === "gaps" || field === "skills" ? [] : undefined);
    const wanted = expected[field] ?? (field === "gaps" ? [] : undefined);
    return { field, actual, wanted, isRight: JSON.stringify(actual) === JSON.stringify(wanted) };
  });
}
