import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadAllFigureParts } from "../../src/figure/engine/pack.ts";
import { GLASSES } from "../../src/figure/parts/glasses/options.ts";
import { FigureBox } from "../../src/figure/pictures/FigureBox.tsx";
import { FigurePortrait } from "../../src/figure/pictures/FigurePortrait.tsx";
import { ACCESSORY_KINDS } from "../../src/figure/schema/accessory.ts";
import { CHARACTER_TYPES } from "../../src/figure/schema/field.ts";
import { FIELD_LIST, FIELDS } from "../../src/figure/schema/fields.ts";
import { type FigureSpecInput, toFigureSpec } from "../../src/figure/schema/spec.ts";
import { few } from "../few.ts";

await loadAllFigureParts();

/** The number of parameters of each path command. */
const COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** Returns commands with too few or too many parameters. Browsers stop drawing a path there. */
const brokenCommands = (path: string): string[] =>
  [...path.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([command, letter = "", text = ""]) => {
    const count = COUNTS[letter.toLowerCase()] ?? Number.NaN;
    // Skips arcs, because their flags need no separator and are hard to count.
    if (count === 7) return [];
    const numbers = text.match(NUMBER)?.length ?? 0;
    const isWhole = count === 0 ? numbers === 0 : numbers > 0 && numbers % count === 0;
    return isWhole ? [] : [command];
  });

/** Returns the pictures that have a broken path or another broken number, each with the first fault. */
function brokenPictures(looks: readonly FigureSpecInput[], draw: (look: FigureSpecInput) => ReactElement): string[] {
  const checked = new Set<string>();
  return looks.flatMap((look) => {
    const markup = renderToStaticMarkup(draw(look));
    const paths = Array.from(markup.matchAll(/ d="([^"]*)"/g), ([, path = ""]) => path);
    const added = paths.filter((path) => !checked.has(path));
    for (const path of added) checked.add(path);
    const fault = markup.match(/NaN|undefined/)?.[0] ?? added.find((path) => brokenCommands(path).length > 0);
    return fault ? [`${JSON.stringify(look)}: ${fault}`] : [];
  });
}

test("Every option is drawn with complete path commands", () => {
  const options = FIELD_LIST.flatMap(([field, { options }]) =>
    CHARACTER_TYPES.flatMap((type) =>
      options(type).map((option) => ({ type, [field]: option, key: `${field} ${option}` })),
    ),
  );
  const looks: FigureSpecInput[] = [
    // Each option once, for the first type that has it.
    ...new Map(options.toReversed().map(({ key, ...look }) => [key, look])).values(),
    ...ACCESSORY_KINDS.map((kind) => ({ accessories: [{ kind }] as never })),
  ];
  expect(brokenPictures(looks, (look) => <FigureBox spec={toFigureSpec(look)} isPaid />)).toEqual([]);
});

test("Every pair of hair and headwear or beard is drawn without NaN", () => {
  const [hairs, headwears, beards] = [FIELDS.hair, FIELDS.headwear, FIELDS.facialHair].map(({ options }) =>
    options("hero"),
  ) as [readonly string[], readonly string[], readonly string[]];
  /** Pairs each hair with another one of the list, and in the end with all of them. */
  const pairs = headwears.flatMap((_, shift) =>
    hairs.map((hair, i) => ({
      hair,
      headwear: headwears[(i + shift) % headwears.length],
      facialHair: beards[(i + shift) % beards.length],
      glasses: GLASSES[i % GLASSES.length],
      type: CHARACTER_TYPES[shift % CHARACTER_TYPES.length],
    })),
  ) as FigureSpecInput[];
  const drawn = few(pairs, 6 * hairs.length);
  expect(brokenPictures(drawn, (look) => <FigurePortrait spec={toFigureSpec(look)} isDecorative />)).toEqual([]);
});
