import { memoize } from "../../lib/memoize.ts";

/**
 * Advance widths of U+0020 to U+007E, in hundredths of an em, measured with HarfBuzz from Anybody Variable (latin) at
 * wght 800, wdth 88.
 */
const WIDTHS =
  "22 27 30 74 60 70 75 19 35 35 30 30 30 42 25 46 57 53 58 58 58 57 58 52 57 58 25 29 40 30 40 59 86 67 63 62 62 51 48 64 63 30 62 60 47 87 74 64 60 64 62 63 58 64 64 95 64 65 52 37 48 37 38 60 31 62 62 59 62 62 47 62 61 28 30 60 28 90 61 62 62 62 61 61 48 61 60 90 61 60 50 39 21 38 43"
    .split(" ")
    .map(Number);

/**
 * The two instances of the variable font in pictures, each with its glyph widths as a ratio to {@link WIDTHS}. There
 * are only two because a saved file embeds each instance it uses. Letters and digits of `label` are really 0.72 to 0.79
 * times as wide as those of `display`; `textLength` stretches a line by a few percent to the width measured here.
 */
const WIDTH_RATIOS = {
  /** wght 800, wdth 88: name, title, tagline and other large words. */
  display: 1,
  /** wght 750, wdth 70: accessory labels and small print. */
  label: 0.78,
} as const;

/** An instance of the font. */
export type Font = keyof typeof WIDTH_RATIOS;

/** SVG attributes that select each instance. */
export const FONTS: Readonly<Record<Font, { readonly fontWeight: number; readonly fontStretch: string }>> = {
  display: { fontWeight: 800, fontStretch: "88%" },
  label: { fontWeight: 750, fontStretch: "70%" },
};

export const FONT_FAMILY = "'Anybody Variable',Anybody,'Arial Black',Arial,sans-serif";

/** Typical widths, in hundredths of an em, of characters that are drawn in a fallback font. The first match applies. */
const FALLBACK_WIDTHS: readonly (readonly [RegExp, number])[] = [
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

const otherWidth = memoize((character: string): number => {
  const known = WIDTHS[character.normalize("NFD").charCodeAt(0) - 32];
  return FALLBACK_WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? known ?? 72;
});

/** Returns the width of a text in em. Ignores kerning, which only makes text narrower. */
export function textWidth(text: string, face: Font): number {
  let own = 0;
  let foreign = 0;
  let isJoined = false;
  for (const character of text) {
    const code = character.charCodeAt(0);
    const width = WIDTHS[code - 32];
    // A zero-width joiner merges the next character with the previous one.
    if (isJoined) isJoined = false;
    else if (width !== undefined) own += width;
    else if (code === 0x200d) isJoined = own + foreign > 0;
    else if (code < 0x250) own += otherWidth(character);
    else foreign += otherWidth(character);
  }
  // Fallback fonts have no narrow instance, so the ratio does not apply to them.
  return (own * WIDTH_RATIOS[face] + foreign) / 100;
}
