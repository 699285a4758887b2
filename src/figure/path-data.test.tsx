import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ACCESSORY_KINDS } from "../domain/accessories.ts";
import * as options from "../domain/figure-options.ts";
import { type FigureSpecInput, toFigureSpec } from "../domain/figure-spec.ts";
import { FigureBox } from "./FigureBox.tsx";
import { loadAllFigureParts } from "./pack.ts";

await loadAllFigureParts();

/** How many numbers each command of a path takes. */
const COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** Commands that lack numbers or have too many: browsers stop drawing there. */
const brokenCommands = (markup: string): string[] =>
  [...markup.matchAll(/ d="([^"]*)"/g)].flatMap(([, path = ""]) =>
    [...path.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([command, letter = "", text = ""]) => {
      const count = COUNTS[letter.toLowerCase()] ?? Number.NaN;
      // Flags of an arc may stand together.
      if (count === 7) return [];
      const numbers = text.match(NUMBER)?.length ?? 0;
      const isWhole = count === 0 ? numbers === 0 : numbers > 0 && numbers % count === 0;
      return isWhole ? [] : [`${command} in ${path.slice(0, 80)}`];
    }),
  );

const LISTS: Readonly<Record<string, readonly string[]>> = {
  hair: options.HAIRS,
  headwear: options.HEADWEARS,
  facialHair: options.FACIAL_HAIRS,
  glasses: options.GLASSES,
  outfit: options.OUTFITS,
  mobility: options.MOBILITIES,
  age: options.AGES,
  face: options.FACES,
  eyes: options.EYES,
  nose: options.NOSES,
  mouth: options.MOUTHS,
  brows: options.BROWS,
  earrings: options.EARRINGS,
  packaging: options.PACKAGINGS,
};
const SWITCHES = [
  ...([
    "hearingAid",
    "cochlearImplant",
    "oxygen",
    "insulinPump",
    "eyePatch",
    "pregnant",
    "lashes",
    "lipstick",
  ] as const),
  ...(["freckles", "mole", "vitiligo", "scar", "bindi", "noseRing"] as const),
];

const looks: readonly FigureSpecInput[] = (["hero", "villain"] as const).flatMap((type) => [
  ...Object.entries(LISTS).flatMap(([field, list]) => list.map((option) => ({ type, [field]: option }))),
  ...options.POSES[type].map((pose) => ({ type, pose })),
  ...options.BACKGROUNDS[type].map((background) => ({ type, background })),
  ...SWITCHES.map((field) => ({ type, [field]: true })),
  ...ACCESSORY_KINDS.map((kind) => ({ type, accessories: [{ kind }] as never })),
]);

test("Every option is drawn by whole path commands", () => {
  const broken = looks.flatMap((look) =>
    brokenCommands(renderToStaticMarkup(<FigureBox spec={toFigureSpec(look)} isPaid />)).map(
      (command) => `${JSON.stringify(look)}: ${command}`,
    ),
  );
  expect(broken).toEqual([]);
});
