/**
 * Advance widths of the lettering, in hundredths of an em, for U+0020 to U+007E, measured with
 * HarfBuzz from Anybody Variable (latin). The picture uses these two instances and no other, so
 * that a file needs to carry only them:
 * - `display`: wght 800, wdth 88 (name, title, tagline, the loud words);
 * - `label`: wght 750, wdth 70 (accessory labels and small print).
 */
const WIDTHS = {
  display:
    "22 27 30 74 60 70 75 19 35 35 30 30 30 42 25 46 57 53 58 58 58 57 58 52 57 58 25 29 40 30 40 59 86 67 63 62 62 51 48 64 63 30 62 60 47 87 74 64 60 64 62 63 58 64 64 95 64 65 52 37 48 37 38 60 31 62 62 59 62 62 47 62 61 28 30 60 28 90 61 62 62 62 61 61 48 61 60 90 61 60 50 39 21 38 43",
  label:
    "16 23 25 60 46 56 58 15 27 28 27 27 24 32 21 35 44 41 45 45 46 44 44 40 44 44 21 23 31 26 31 46 67 50 47 47 47 37 35 48 48 23 47 46 35 69 57 48 46 48 47 47 43 48 48 74 49 50 38 29 38 29 31 45 23 47 47 46 47 47 36 47 46 22 23 47 22 69 46 47 47 47 46 47 36 46 47 72 47 47 36 31 17 31 35",
} as const;

/** Which instance of the font a text is set in. */
export type Face = keyof typeof WIDTHS;

/** How each face is asked for in the markup. */
export const FACES: Readonly<Record<Face, { readonly fontWeight: number; readonly fontStretch: string }>> = {
  display: { fontWeight: 800, fontStretch: "88%" },
  label: { fontWeight: 750, fontStretch: "70%" },
};

export const FONT_FAMILY = "'Anybody Variable',Anybody,'Arial Black',Arial,sans-serif";

const tables: Readonly<Record<Face, readonly number[]>> = {
  display: WIDTHS.display.split(" ").map(Number),
  label: WIDTHS.label.split(" ").map(Number),
};

/** Other scripts are set by the reader's own fonts: usual widths, in hundredths of an em. */
const CLASSES: readonly (readonly [RegExp, number])[] = [
  [/^(?:\p{M}|\p{Cf}|\p{Emoji_Modifier})/u, 0],
  [/^[\u{1f1e6}-\u{1f1ff}]/u, 65],
  [/^[\p{Extended_Pictographic}\u{1f000}-\u{1faff}]/u, 125],
  [/^[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{20000}-\u{3ffff}]/u, 100],
  [/^[\u2014\u2015\u2026]/u, 98],
  [/^[‘’‚·]/u, 25],
  [/^[“”„–]/u, 47],
  [/^[ŒÆЖШЩЮМФЫ@ΩΦΨœæжшщюмфы]/u, 95],
  [/^[\u0590-\u08ff\ufb1d-\ufeff]/u, 58],
  [/^[ıľĺļł]/u, 33],
];

const others = new Map<string, number>();

function otherWidth(character: string, face: Face): number {
  const key = face + character;
  let width = others.get(key);
  if (width === undefined) {
    const base = character.normalize("NFD").charCodeAt(0);
    const known = base < 127 ? tables[face][base - 32] : undefined;
    width = CLASSES.find(([pattern]) => pattern.test(character))?.[1] ?? known ?? 72;
    // A visit sees few different characters; a hostile one may not fill the memory.
    if (others.size > 4096) others.clear();
    others.set(key, width);
  }
  return width;
}

/** Width of a text in em, by the metrics; kerning, which only narrows, is left out. */
export function textWidth(text: string, face: Face): number {
  const table = tables[face];
  let sum = 0;
  let isJoined = false;
  for (const character of text) {
    const code = character.charCodeAt(0);
    // What follows a zero-width joiner melts into the character before it.
    if (!isJoined) sum += (code < 127 ? table[code - 32] : undefined) ?? otherWidth(character, face);
    isJoined = code === 0x200d && sum > 0;
  }
  return sum / 100;
}
