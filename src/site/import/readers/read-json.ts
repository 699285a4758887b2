import type { ImportResult, Reader } from "../reader.ts";
import { decodeText } from "./decode-text.ts";
import { readJsonLd } from "./json-ld.ts";
import { readJsonResume } from "./json-resume.ts";
import { isObject } from "./json-values.ts";

/** Deepest nesting that is read. A person's own file has less than ten levels. */
const DEPTH_LIMIT = 64;

/** Our own backup, known without reading it whole: it may be large, and Restore reads it. */
const BACKUP = /^\s*\{\s*"profigure"\s*:\s*"backup"/;

/** Reads a JSON Resume or a schema.org Person, and recognizes our own backup. */
export const readJson: Reader = async (bytes) => {
  const text = decodeText(bytes);
  if (BACKUP.test(text)) return { kind: "backup" };
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
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{]|[\]}]/gs)) {
    if (mark === "[" || mark === "{") depth++;
    else if (mark === "]" || mark === "}") depth--;
    if (depth > DEPTH_LIMIT) return true;
  }
  return false;
}
