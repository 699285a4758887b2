import type { ImportResult, Reader } from "../reader.ts";
import { decodeText } from "./decode-text.ts";
import { readJsonLd } from "./json-ld.ts";
import { readJsonResume } from "./json-resume.ts";
import { isObject } from "./json-values.ts";

/** Deepest nesting that is read. A person's own file has less than ten levels. */
const DEPTH_LIMIT = 64;

/** Reads a JSON Resume or a schema.org Person, and recognizes our own backup. */
export const readJson: Reader = async (bytes) => {
  const text = decodeText(bytes);
  if (isTooDeep(text)) return { kind: "error", error: "unsafe" };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: "error", error: "damaged" };
  }
  return readValue(value);
};

function readValue(value: unknown): ImportResult {
  if (isObject(value) && value.profigure === "backup") return { kind: "backup" };
  const resume = isObject(value) ? readJsonResume(value) : undefined;
  return resume ?? readJsonLd(value) ?? { kind: "error", error: "unknownKind" };
}

/** Counted in the text: some engines parse by recursion. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length && depth <= DEPTH_LIMIT; at++) {
    const mark = text[at];
    if (mark === '"') isInString = !isInString;
    else if (isInString) at += Number(mark === "\\");
    else if (mark === "[" || mark === "{") depth++;
    else if (mark === "]" || mark === "}") depth--;
  }
  return depth > DEPTH_LIMIT;
}
