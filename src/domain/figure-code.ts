import { ACCESSORY_KINDS } from "./accessories.ts";
import { ACCESSORY_LABELS } from "./accessory-names.ts";
import * as options from "./figure-options.ts";
import { CHARACTER_TYPES, type FigureSpec, hashText, readFigureSpec } from "./figure-spec.ts";

/** Longest code, in characters: a whole link stays under 2,000. */
export const FIGURE_CODE_LIMIT = 1900;

type Field = Exclude<keyof FigureSpec, "accessories">;

/** Version 1, read for ever: these values in this order, as JSON. */
const FIELDS_1 = [
  ...(["type", "name", "jobTitle", "tagline", "number"] as const),
  ...([
    "skin",
    "build",
    "age",
    "mobility",
    "hearingAid",
    "hair",
    "hairColor",
    "wrap",
    "headwear",
    "facialHair",
  ] as const),
  ...(["glasses", "face", "eyes", "eyeColor", "lashes", "nose", "mouth", "lipstick", "freckles"] as const),
  ...(["outfit", "outfitColor", "shirtColor", "legColor", "pose", "background", "palette"] as const),
] as const satisfies readonly Field[];
const BOOLEANS_1: readonly Field[] = ["hearingAid", "lashes", "lipstick", "freckles"];

const NO_YES = [false, true] as const;
const { FABRICS, HAIR_COLORS } = options;

/**
 * Version 2: each value's place in its list, in so many bits, then the texts. A published order and width never
 * change, and lists of options only ever grow at their end; another order is another version.
 */
const FIELDS_2: readonly (readonly [Field, bits: number, (type: FigureSpec["type"]) => readonly unknown[]])[] = [
  ["type", 2, () => CHARACTER_TYPES],
  ["skin", 5, () => options.SKINS],
  ["build", 4, () => options.BUILDS],
  ["age", 4, () => options.AGES],
  ["stature", 3, () => options.STATURES],
  ["mobility", 6, () => options.MOBILITIES],
  ["hearingColor", 6, () => FABRICS],
  ["hair", 8, () => options.HAIRS],
  ["hairColor", 6, () => HAIR_COLORS],
  ["wrap", 6, () => FABRICS],
  ["headwear", 6, () => options.HEADWEARS],
  ["facialHair", 6, () => options.FACIAL_HAIRS],
  ["beardColor", 6, () => HAIR_COLORS],
  ["glasses", 5, () => options.GLASSES],
  ["face", 4, () => options.FACES],
  ["eyes", 5, () => options.EYES],
  ["eyeColor", 5, () => options.EYE_COLORS],
  ["brows", 5, () => options.BROWS],
  ["nose", 5, () => options.NOSES],
  ["mouth", 6, () => options.MOUTHS],
  ["earrings", 4, () => options.EARRINGS],
  ["outfit", 7, () => options.OUTFITS],
  ["outfitColor", 6, () => FABRICS],
  ["shirtColor", 6, () => FABRICS],
  ["legColor", 6, () => FABRICS],
  ["pose", 6, (type) => options.POSES[type]],
  ["background", 6, (type) => options.BACKGROUNDS[type]],
  ["palette", 6, (type) => options.PALETTES[type]],
  ["packaging", 5, () => options.PACKAGINGS],
  ...(
    [
      ...(["hearingAid", "cochlearImplant", "oxygen", "insulinPump", "eyePatch", "pregnant", "lashes"] as const),
      ...(["lipstick", "freckles", "mole", "vitiligo", "scar", "bindi", "noseRing"] as const),
    ] as const
  ).map((field) => [field, 1, () => NO_YES] as const),
];
const NUMBER_BITS = 10;
const KIND_BITS = 8;
const PACKED_BYTES = Math.ceil((FIELDS_2.reduce((sum, [, bits]) => sum + bits, 0) + NUMBER_BITS + 3 * KIND_BITS) / 8);

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
 * A figure as text for a link or a file: `version.checksum.values` in base64url, about 135 characters. It holds the
 * spec and nothing else: no industry, no skills, no profile link, and never whether it is paid for.
 */
export function encodeFigure(spec: FigureSpec): string {
  const numbers = [
    ...FIELDS_2.map(([field, bits, list]) => [list(spec.type).indexOf(spec[field]), bits] as const),
    [spec.number, NUMBER_BITS] as const,
    ...spec.accessories.map(({ kind }) => [ACCESSORY_KINDS.indexOf(kind), KIND_BITS] as const),
  ];
  // What is on no list becomes all ones, which is never a place.
  const digits = numbers.map(([value, bits]) => (value & (2 ** bits - 1)).toString(2).padStart(bits, "0")).join("");
  const packed = Array.from({ length: PACKED_BYTES }, (_, i) =>
    Number.parseInt(digits.slice(i * 8, i * 8 + 8).padEnd(8, "0"), 2),
  );
  // A clean text holds no control, and is never empty: that stands for the thing's own label.
  const texts = [
    ...[spec.name, spec.jobTitle, spec.tagline],
    ...spec.accessories.map(({ kind, label }) => (label === ACCESSORY_LABELS[kind] ? "" : label)),
  ].join("\0");
  const text = toBase64Url(Uint8Array.from([...packed, ...new TextEncoder().encode(texts)]));
  return `2.${checksum(text)}.${text}`;
}

function unpack(bytes: Uint8Array): unknown {
  const digits = [...bytes.subarray(0, PACKED_BYTES)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  let at = 0;
  const next = (bits: number): number => {
    at += bits;
    return Number.parseInt(digits.slice(at - bits, at), 2);
  };
  const spec: Record<string, unknown> = {};
  for (const [field, bits, list] of FIELDS_2) spec[field] = list(spec.type as FigureSpec["type"])[next(bits)];
  spec.number = next(NUMBER_BITS);
  const kinds = [0, 1, 2].map(() => ACCESSORY_KINDS[next(KIND_BITS)]);
  const [name, jobTitle, tagline, ...labels] = toText(bytes.subarray(PACKED_BYTES)).split("\0");
  if (labels.length !== kinds.length) return undefined;
  const accessories = kinds.map((kind, i) => ({ kind, label: labels[i] || (kind && ACCESSORY_LABELS[kind]) }));
  return { ...spec, name, jobTitle, tagline, accessories };
}

function fromJson(bytes: Uint8Array): unknown {
  const values: unknown[] = JSON.parse(`[${toText(bytes)}]`);
  const spec: Record<string, unknown> = {};
  for (const [i, field] of FIELDS_1.entries()) spec[field] = BOOLEANS_1.includes(field) ? values[i] === 1 : values[i];
  spec.accessories = [0, 2, 4].map((i) => ({
    kind: values[FIELDS_1.length + i],
    label: values[FIELDS_1.length + i + 1],
  }));
  return spec;
}

const READERS: Readonly<Record<string, (bytes: Uint8Array) => unknown>> = { 1: fromJson, 2: unpack };

/** The figure of a code of any version; undefined when it is damaged, of an unknown version, or says what no figure can be. */
export function decodeFigure(code: string): FigureSpec | undefined {
  if (code.length > FIGURE_CODE_LIMIT) return undefined;
  const [version = "", sum, text, ...more] = code.split(".");
  const read = Object.hasOwn(READERS, version) ? READERS[version] : undefined;
  if (!read || !text || more.length > 0 || sum !== checksum(text)) return undefined;
  try {
    return readFigureSpec(read(fromBase64Url(text)));
  } catch {
    return undefined;
  }
}
