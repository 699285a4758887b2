import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { loadAllFigureParts } from "../engine/pack.ts";
import { FIELDS } from "../schema/fields.ts";
import { type FigureSpecInput, toFigureSpec } from "../schema/spec.ts";
import { findConflict } from "../schema/wearing.ts";
import { FigurePortrait } from "./FigurePortrait.tsx";

await loadAllFigureParts();

const drawing = (look: FigureSpecInput): string =>
  renderToStaticMarkup(<FigurePortrait spec={toFigureSpec(look)} isDecorative />);

it("Headwear or facial hair that conflicts with the hair is not drawn", () => {
  for (const hair of FIELDS.hair.options("hero")) {
    const bare = drawing({ hair });
    for (const field of ["headwear", "facialHair"] as const)
      for (const option of FIELDS[field].options("hero"))
        if (findConflict(toFigureSpec({ hair }), field, option) !== undefined)
          expect(drawing({ hair, [field]: option })).toBe(bare);
  }
});
