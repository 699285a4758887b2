import { expect, test } from "vitest";
import { INK } from "../../engine/ink.ts";
import { HAIR_COLORS } from "../colors/options.ts";
import { SKINS } from "../skin/options.ts";
import { browOn, lipOn, lipstickOn, rimOn } from "./tones.ts";

/** Returns the relative luminance (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const contrast = (a: string, b: string): number => {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
};
/** Returns the best contrast of a feature's two colors with the skin or with each other. */
const clearest = (skin: string, [color, edge = color]: readonly [string, (string | undefined)?]): number =>
  Math.max(contrast(color, skin), contrast(edge, skin), contrast(color, edge));

const skins = Object.entries(SKINS);

test.each(skins)("The mouth is clearly visible on %s skin", (_, { tone }) => {
  expect(clearest(tone, [lipOn(tone), INK])).toBeGreaterThanOrEqual(3);
  expect(clearest(tone, [lipstickOn(tone), INK])).toBeGreaterThanOrEqual(3);
});

test.each(skins)("Brows of every color are clearly visible on %s skin", (_, { tone }) => {
  const faint = Object.entries(HAIR_COLORS).filter(([, hair]) => clearest(tone, [browOn(tone, hair), rimOn(tone)]) < 3);
  expect(faint).toEqual([]);
});

test.each(skins)("Open and closed eyes are clearly visible on %s skin", (_, { tone }) => {
  expect(clearest(tone, [INK, "#ffffff"])).toBeGreaterThanOrEqual(3);
  expect(clearest(tone, [INK, rimOn(tone)])).toBeGreaterThanOrEqual(3);
});
