import fc from "fast-check";
import { expect, test } from "vitest";
import { PICTURE_FORMATS, type PictureFormat, pictureFileName } from "./picture-format.ts";

test("A file name contains the figure's name and the format", () => {
  expect(pictureFileName("Maya Okonkwo", "card", true)).toBe("maya-okonkwo-card.png");
  expect(pictureFileName("  Dr. Ngozi/Bankole ", "drawing", false)).toBe("dr-ngozi-bankole-drawing-preview.svg");
  expect(pictureFileName("張偉", "square", true)).toBe("張偉-square.png");
  expect(pictureFileName("🦸", "landscape", true)).toBe("figure-landscape.png");
  expect(pictureFileName("Zoë ✏️ Brandt ❤️", "drawing", true)).toBe("zoë-brandt-drawing.svg");
  expect(pictureFileName("Zoë 1️⃣", "card", true)).toBe("zoë-1-card.png");
  expect(pictureFileName("प्रिया शर्मा", "card", true)).toBe("प्रिया-शर्मा-card.png");
});

test("File names contain only letters, digits and hyphens, for any figure", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.constantFrom(...(Object.keys(PICTURE_FORMATS) as PictureFormat[])),
      (name, format) => {
        expect(pictureFileName(name, format, true)).toMatch(/^(?:[\p{L}\p{N}]\p{M}*|-(?!\p{M}))+\.(png|svg)$/u);
        expect(pictureFileName(name, format, true)).not.toMatch(/^-|[\uFE0E\uFE0F]/);
      },
    ),
  );
});
