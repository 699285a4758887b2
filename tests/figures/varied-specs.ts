// Generates figures with every option and every kind of text.

import { PACKAGINGS } from "../../src/figure/parts/packaging/options.ts";
import { CHARACTER_TYPES } from "../../src/figure/schema/field.ts";
import { randomFigureSpec } from "../../src/figure/schema/random.ts";
import { type FigureSpec, TEXT_LIMITS, toFigureSpec } from "../../src/figure/schema/spec.ts";

/** Returns a text of maximum length that consists of four-byte characters. */
const full = (limit: number) => "🦸".repeat(limit);

const NAMES = [
  "Maya Okonkwo",
  "Cher",
  "李",
  "ليلى عبد الرحمن حداد",
  "Anneliese Hohenstein-Varga von der Heydt",
  "👩🏽‍🚀 Zoë 🏳️‍🌈",
  "שרה כהן PhD",
  "Nguyễn Thị Minh Khai",
  `<b>&"'</b> ]]>`,
  "A\u0301\u0302 e\u0308",
  "\u202eRight to left\u202c",
  "नरेंद्र कुमार श्रीवास्तव",
  full(TEXT_LIMITS.name),
] as const;
const TITLES = [
  "Senior Software Engineer",
  "Chef",
  "مهندسة معمارية أولى في الشركة",
  "Regional Head of Partnerships & Special Projects",
  "主任エンジニア",
  "🍕",
  full(TEXT_LIMITS.jobTitle),
] as const;
const TAGLINES = [
  undefined,
  "لا تؤجل عمل اليوم إلى الغد.",
  "</metadata><metadata>profigure:2.a.b</metadata>",
  "🎉 Ships it. Then: 🎂",
  full(TEXT_LIMITS.tagline),
] as const;
/** `undefined` is the accessory's default label. The two after it have 24 code points. */
const LABELS = [
  undefined,
  "Wrench of Dry Basements!",
  "حاسوب محمول للعمل اليومي",
  "☕",
  "Keyboard of Many Long Nights",
  full(TEXT_LIMITS.accessoryLabel),
  "Tea 🍵",
  "\\\"'\\0",
] as const;

const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T;

/**
 * Returns the first `count` figures of a fixed list. The lists of texts have coprime lengths, so that all combinations
 * occur.
 */
export const variedSpecs = (count: number): readonly FigureSpec[] =>
  Array.from({ length: count }, (_, seed) => {
    const spec = randomFigureSpec(`varied ${seed}`, {
      type: at(CHARACTER_TYPES, Math.floor(seed / 5)),
      packaging: at(PACKAGINGS, seed),
      name: at(NAMES, seed),
      jobTitle: at(TITLES, seed),
      number: (seed % 999) + 1,
    });
    return toFigureSpec({
      ...spec,
      tagline: at(TAGLINES, seed) ?? spec.tagline,
      accessories: spec.accessories.map(({ kind, label }, place) => ({
        kind,
        label: at(LABELS, Math.floor(seed / 3) + place) ?? label,
      })),
    });
  });
