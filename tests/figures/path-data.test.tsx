import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadAllFigureParts } from "../../src/figure/engine/pack.ts";
import { FigureBox } from "../../src/figure/pictures/FigureBox.tsx";
import { ACCESSORY_KINDS } from "../../src/figure/schema/accessory.ts";
import { CHARACTER_TYPES } from "../../src/figure/schema/field.ts";
import { FIELD_LIST } from "../../src/figure/schema/fields.ts";
import { type FigureSpecInput, toFigureSpec } from "../../src/figure/schema/spec.ts";

await loadAllFigureParts();

/** The number of parameters of each path command. */
const COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** Returns commands with too few or too many parameters. Browsers stop drawing a path there. */
const brokenCommands = (markup: string): string[] =>
  [...markup.matchAll(/ d="([^"]*)"/g)].flatMap(([, path = ""]) =>
    [...path.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([command, letter = "", text = ""]) => {
      const count = COUNTS[letter.toLowerCase()] ?? Number.NaN;
      // Skips arcs, because their flags need no separator and are hard to count.
      if (count === 7) return [];
      const numbers = text.match(NUMBER)?.length ?? 0;
      const isWhole = count === 0 ? numbers === 0 : numbers > 0 && numbers % count === 0;
      return isWhole ? [] : [`${command} in ${path.slice(0, 80)}`];
    }),
  );

const looks: readonly FigureSpecInput[] = CHARACTER_TYPES.flatMap((type) => [
  ...FIELD_LIST.flatMap(([field, { options }]) => options(type).map((option) => ({ type, [field]: option }))),
  ...ACCESSORY_KINDS.map((kind) => ({ type, accessories: [{ kind }] as never })),
]);

test("Every option's path commands have the right number of parameters", () => {
  const broken = looks.flatMap((look) =>
    brokenCommands(renderToStaticMarkup(<FigureBox spec={toFigureSpec(look)} isPaid />)).map(
      (command) => `${JSON.stringify(look)}: ${command}`,
    ),
  );
  expect(broken).toEqual([]);
});
