import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { loadAllFigureParts } from "../engine/pack.ts";
import { GLASSES } from "../parts/glasses/options.ts";
import { CHARACTER_TYPES } from "../schema/field.ts";
import { FIELDS } from "../schema/fields.ts";
import { type FigureSpecInput, toFigureSpec } from "../schema/spec.ts";
import { findConflict } from "../schema/wearing.ts";
import { FigurePortrait } from "./FigurePortrait.tsx";

const FACIAL_HAIRS = FIELDS.facialHair.options("hero");
const HAIRS = FIELDS.hair.options("hero");
const HEADWEARS = FIELDS.headwear.options("hero");

await loadAllFigureParts();

// Rendering a few thousand drawings takes a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const drawing = (look: FigureSpecInput): string =>
  renderToStaticMarkup(<FigurePortrait spec={toFigureSpec(look)} isDecorative />);

describe("pairs of hair, headwear, facial hair and glasses", () => {
  it("Every pair is drawn without NaN or undefined", () => {
    const pairs = HAIRS.flatMap((hair, i): FigureSpecInput[] => [
      ...HEADWEARS.map((headwear, j) => ({ hair, headwear, glasses: GLASSES[(i + j) % GLASSES.length] })),
      ...FACIAL_HAIRS.map((facialHair) => ({ hair, facialHair })),
    ]);
    pairs.push(
      ...FACIAL_HAIRS.flatMap((facialHair): FigureSpecInput[] => [
        ...GLASSES.map((glasses) => ({ facialHair, glasses })),
        ...HEADWEARS.map((headwear) => ({ facialHair, headwear })),
      ]),
    );
    const broken = pairs.filter((pair, i) =>
      /NaN|undefined/.test(drawing({ ...pair, type: CHARACTER_TYPES[i % CHARACTER_TYPES.length] })),
    );
    expect(broken).toEqual([]);
  });

  it("Headwear or facial hair that conflicts with the hair is not drawn", () => {
    for (const hair of HAIRS) {
      const bare = drawing({ hair });
      for (const headwear of HEADWEARS)
        if (findConflict(toFigureSpec({ hair }), "headwear", headwear) !== undefined)
          expect(drawing({ hair, headwear })).toBe(bare);
      for (const facialHair of FACIAL_HAIRS)
        if (findConflict(toFigureSpec({ hair }), "facialHair", facialHair) !== undefined)
          expect(drawing({ hair, facialHair })).toBe(bare);
    }
  });
});
