import { hashText } from "../../lib/hash-text.ts";
import { ACCESSORY_KINDS, accessoryTitle } from "./accessory.ts";
import { CHARACTER_TYPES } from "./field.ts";
import { FIELD_LIST } from "./fields.ts";
import { type FigureSpec, readFigureSpec } from "./spec.ts";

/** The longest accepted figure code, in characters. The limit keeps a complete link under 2,000 characters. */
export const FIGURE_CODE_LIMIT = 1900;

/** The version of the codes. Raise it with every change of their layout, and go on reading the older ones. */
const VERSION = 2;

// A code packs the index of each value in its list of options into the field's number of bits. The texts follow.
const TYPE_BITS = 2;
const NUMBER_BITS = 10;
const KIND_BITS = 8;
const LOOK_BITS = FIELD_LIST.reduce((sum, [, { bits }]) => sum + bits, 0);
const PACKED_BYTES = Math.ceil((TYPE_BITS + LOOK_BITS + NUMBER_BITS + 3 * KIND_BITS) / 8);

const checksum = (text: string): string => hashText(text).toString(36);
const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));
const toText = (bytes: Uint8Array): string => new TextDecoder("utf-8", { fatal: true }).decode(bytes);

/**
 * Encodes a figure as text for a link or a file: `version.checksum.values` in base64url, about 135 characters. The code
 * contains only the spec: no industry, skills or profile link, and nothing about payment.
 */
export function encodeFigure(spec: FigureSpec): string {
  const numbers = [
    [CHARACTER_TYPES.indexOf(spec.type), TYPE_BITS] as const,
    ...FIELD_LIST.map(([field, { options, bits }]) => [options(spec.type).indexOf(spec[field]), bits] as const),
    [spec.number, NUMBER_BITS] as const,
    ...spec.accessories.map(({ kind }) => [ACCESSORY_KINDS.indexOf(kind), KIND_BITS] as const),
  ];
  // An unknown value has index -1, which becomes all ones. No list is long enough to use that index.
  const digits = numbers.map(([value, bits]) => (value & (2 ** bits - 1)).toString(2).padStart(bits, "0")).join("");
  const packed = Array.from({ length: PACKED_BYTES }, (_, i) =>
    Number.parseInt(digits.slice(i * 8, i * 8 + 8).padEnd(8, "0"), 2),
  );
  // Texts contain no control characters, so "\0" can separate them. Labels are never empty, so "" can stand for the
  // default label.
  const texts = [
    ...[spec.name, spec.jobTitle, spec.tagline],
    ...spec.accessories.map(({ kind, label }) => (label === accessoryTitle(kind) ? "" : label)),
  ].join("\0");
  const text = toBase64Url(Uint8Array.from([...packed, ...new TextEncoder().encode(texts)]));
  return `${VERSION}.${checksum(text)}.${text}`;
}

function unpack(bytes: Uint8Array): unknown {
  const digits = [...bytes.subarray(0, PACKED_BYTES)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  let at = 0;
  const next = (bits: number): number => {
    at += bits;
    return Number.parseInt(digits.slice(at - bits, at), 2);
  };
  const type = CHARACTER_TYPES[next(TYPE_BITS)];
  if (type === undefined) return undefined;
  const look = Object.fromEntries(FIELD_LIST.map(([field, { options, bits }]) => [field, options(type)[next(bits)]]));
  const number = next(NUMBER_BITS);
  const kinds = [0, 1, 2].map(() => ACCESSORY_KINDS[next(KIND_BITS)]);
  const [name, jobTitle, tagline, ...labels] = toText(bytes.subarray(PACKED_BYTES)).split("\0");
  if (labels.length !== kinds.length) return undefined;
  const accessories = kinds.map((kind, i) => ({ kind, label: labels[i] || (kind && accessoryTitle(kind)) }));
  return { type, ...look, number, name, jobTitle, tagline, accessories };
}

/** Whether a code has a version that only a newer version of this code can read. */
export const isNewerCode = (code: string): boolean => Number(/^([1-9]\d{0,2})\./.exec(code)?.[1]) > VERSION;

/**
 * Decodes a figure code. Returns undefined if the code is damaged, has another version or does not contain a valid
 * figure.
 */
export function decodeFigure(code: string): FigureSpec | undefined {
  if (code.length > FIGURE_CODE_LIMIT) return undefined;
  const [version = "", sum, text, ...more] = code.split(".");
  if (version !== String(VERSION) || !text || more.length > 0 || sum !== checksum(text)) return undefined;
  try {
    return readFigureSpec(unpack(fromBase64Url(text)));
  } catch {
    return undefined;
  }
}
