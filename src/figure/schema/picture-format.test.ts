import fc from "fast-check";
import { expect, test } from "vitest";
import { PICTURE_FORMATS, type PictureFormat, pictureFileName } from "./picture-format.ts";

test("A file is named after its figure", () => {
  expect(pictureFileName("Maya Okonkwo", "card", true)).toBe("maya-okonkwo-card.png");
  expect(pictureFileName("  Dr. Ngozi/Bankole ", "drawing", false)).toBe("dr-ngozi-bankole-drawing-preview.svg");
  expect(pictureFileName("張偉", "square", true)).toBe("張偉-square.png");
  expect(pictureFileName("🦸", "landscape", true)).toBe("figure-landscape.png");
});

test("Any figure name gives a valid file name on every file system", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.constantFrom(...(Object.keys(PICTURE_FORMATS) as PictureFormat[])),
      (name, format) => {
        expect(pictureFileName(name, format, true)).toMatch(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*\.(png|svg)$/u);
      },
    ),
  );
});
