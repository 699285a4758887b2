export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const toList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** The text of a value that may stand in an object of its own, as JSON-LD and lists of skills have it. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (!isObject(value)) return undefined;
  const text = value["@value"] ?? value.name;
  return typeof text === "string" ? text : undefined;
}

export const firstText = (value: unknown): string | undefined => toList(value).map(textOf).find(Boolean);
