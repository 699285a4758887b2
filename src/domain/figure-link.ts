import { type FigureSpec, hashText, isFigureSpec } from "./figure-spec.ts";

/** Longest code, in characters: a whole link stays under 2,000. */
export const FIGURE_CODE_LIMIT = 1900;

/** Version 1: these values in this order. A published order never changes; another order is another version. */
const VERSION = "1";
const FIELDS = [
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
] as const satisfies readonly (keyof FigureSpec)[];

const BOOLEANS: ReadonlySet<keyof FigureSpec> = new Set(["hearingAid", "lashes", "lipstick", "freckles"]);

const checksum = (text: string): string => hashText(text).toString(36);

/**
 * A figure as text for a link or a file: `version.checksum.values`, the values as JSON in base64url. It holds the
 * spec and nothing else: no industry, no skills, no profile link, and never whether it is paid for.
 */
export function encodeFigure(spec: FigureSpec): string {
  const values = [
    ...FIELDS.map((field) => (typeof spec[field] === "boolean" ? Number(spec[field]) : spec[field])),
    ...spec.accessories.flatMap(({ kind, label }) => [kind, label]),
  ];
  const bytes = new TextEncoder().encode(JSON.stringify(values).slice(1, -1));
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
  return `${VERSION}.${checksum(text)}.${text}`;
}

/** The figure of a code; undefined when it is damaged, of an unknown version, or says what no figure can be. */
export function decodeFigure(code: string): FigureSpec | undefined {
  if (code.length > FIGURE_CODE_LIMIT) return undefined;
  const [version, sum, text, ...more] = code.split(".");
  if (version !== VERSION || !text || more.length > 0 || sum !== checksum(text)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));
    const values: unknown[] = JSON.parse(`[${new TextDecoder("utf-8", { fatal: true }).decode(bytes)}]`);
    const spec: Record<string, unknown> = {};
    for (const [i, field] of FIELDS.entries()) spec[field] = BOOLEANS.has(field) ? values[i] === 1 : values[i];
    spec.accessories = [0, 2, 4].map((i) => ({
      kind: values[FIELDS.length + i],
      label: values[FIELDS.length + i + 1],
    }));
    return isFigureSpec(spec) ? spec : undefined;
  } catch {
    return undefined;
  }
}
