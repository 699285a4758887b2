import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LOOP_MS, poseFigure } from "../../src/figure/engine/motion.ts";
import { loadAllFigureParts } from "../../src/figure/engine/pack.ts";
import { FigureBox } from "../../src/figure/pictures/FigureBox.tsx";
import { FigurePortrait } from "../../src/figure/pictures/FigurePortrait.tsx";
import { type FigureSpecInput, toFigureSpec } from "../../src/figure/schema/spec.ts";

await loadAllFigureParts();

/** A fake picture with only those parts of the DOM that `poseFigure` needs. */
function partsOf(...marks: string[]) {
  const parts = marks.map((m) => ({ dataset: { m }, style: { translate: "", rotate: "", scale: "" } }));
  const picture = { querySelectorAll: () => parts } as unknown as Element;
  return { parts, picture };
}

const marksOf = (markup: string) =>
  Array.from(markup.matchAll(/data-m="(.)"/g), ([, mark]) => mark)
    .sort()
    .join("");
const box = (look: FigureSpecInput) => marksOf(renderToStaticMarkup(<FigureBox spec={toFigureSpec(look)} isPaid />));
const portrait = (look: FigureSpecInput) => marksOf(renderToStaticMarkup(<FigurePortrait spec={toFigureSpec(look)} />));

test("Torso, head, hair, eyes and cape of every figure move", () => {
  const look = { mouth: "calm", hair: "bob" } as const;
  expect(box({ ...look, type: "hero" })).toBe("cehhluuu");
  expect(box({ ...look, type: "villain" })).toBe("cehhluuu");
  expect(box({ ...look, mobility: "wheelchair" })).toBe("cehhluuuu");
  expect(portrait(look)).toBe("ehhluuu");
});

test("Eyes that are closed in laughter do not blink", () => {
  expect(portrait({ mouth: "laugh", hair: "bob" })).toBe("hhuuu");
});

test("A figure is at rest when a loop begins and ends", () => {
  const { parts, picture } = partsOf("u", "h", "c", "e", "l");
  const drawn = structuredClone(parts);
  for (const ms of [0, LOOP_MS, 2 * LOOP_MS]) {
    poseFigure(picture, 700);
    expect(parts).not.toEqual(drawn);
    poseFigure(picture, ms);
    expect(parts).toEqual(drawn);
  }
});

test("A figure is almost at rest in the last millisecond of a loop", () => {
  const { parts, picture } = partsOf("u", "h", "c", "e", "l");
  poseFigure(picture, LOOP_MS - 1);
  for (const { style } of parts) {
    expect(style.translate.split(" ").map((length) => Math.abs(Number.parseFloat(length)) < 0.05)).toEqual([
      true,
      true,
    ]);
    expect(Math.abs(Number.parseFloat(style.rotate))).toBeLessThan(0.01);
    expect(style.scale.split(" ").map(Number)).toEqual([1, 1]);
  }
});

test("The head moves by less than 6 units, and the hips stay on the legs", () => {
  const { parts, picture } = partsOf("u");
  for (let ms = 50; ms < LOOP_MS; ms += 50) {
    poseFigure(picture, ms);
    const [x = 0, y = 0] = (parts[0]?.style.translate ?? "").split(" ").map(Number.parseFloat);
    const scale = Number(parts[0]?.style.scale.split(" ")[1] ?? 1);
    expect(Math.abs(x)).toBeLessThan(1);
    // The hips, at y = -100, stay in place. The head, at y = -450, rises.
    expect(Math.abs(-100 * scale + y + 100)).toBeLessThan(0.1);
    expect(Math.abs(-450 * scale + y + 450)).toBeLessThan(6);
  }
});

test("Eyes close briefly once per loop", () => {
  const { parts, picture } = partsOf("e");
  const opening = Array.from({ length: LOOP_MS / 10 }, (_, i) => {
    poseFigure(picture, i * 10);
    return Number(parts[0]?.style.scale.split(" ")[1] || 1);
  });
  expect(opening.filter((open) => open === 0)).toHaveLength(5);
  expect(opening.filter((open) => open < 1).length).toBeLessThanOrEqual(14);
});
