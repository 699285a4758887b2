import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FigureBox } from "../pictures/FigureBox.tsx";
import { FigurePortrait } from "../pictures/FigurePortrait.tsx";
import { type FigureSpecInput, toFigureSpec } from "../schema/spec.ts";
import { LOOP_MS, poseFigure } from "./motion.ts";
import { loadAllFigureParts } from "./pack.ts";

await loadAllFigureParts();

/** A fake picture with as much of the DOM as `poseFigure` needs. */
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

test("Every figure has a torso, head with hair, eyes and cape that move", () => {
  const look = { mouth: "calm", hair: "bob" } as const;
  expect(box({ ...look, type: "hero" })).toBe("cehhluuu");
  expect(box({ ...look, type: "villain" })).toBe("cehhluuu");
  expect(box({ ...look, mobility: "wheelchair" })).toBe("cehhluuuu");
  expect(portrait(look)).toBe("ehhluuu");
});

test("Eyes that a laugh has closed do not blink", () => {
  expect(portrait({ mouth: "laugh", hair: "bob" })).toBe("hhuuu");
});

test("A figure is in its still position when a loop begins and ends", () => {
  const { parts, picture } = partsOf("u", "h", "c", "e", "l");
  const drawn = structuredClone(parts);
  for (const ms of [0, LOOP_MS, 2 * LOOP_MS]) {
    poseFigure(picture, 700);
    expect(parts).not.toEqual(drawn);
    poseFigure(picture, ms);
    expect(parts).toEqual(drawn);
  }
});

test("A loop closes: its last millisecond is almost the still position", () => {
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

test("No pose moves the torso more than a few units or the hips off the legs", () => {
  const { parts, picture } = partsOf("u");
  for (let ms = 50; ms < LOOP_MS; ms += 50) {
    poseFigure(picture, ms);
    const [x = 0, y = 0] = (parts[0]?.style.translate ?? "").split(" ").map(Number.parseFloat);
    const scale = Number(parts[0]?.style.scale.split(" ")[1] ?? 1);
    expect(Math.abs(x)).toBeLessThan(1);
    // The hips, at -100, stay. The head, at -450, rises.
    expect(Math.abs(-100 * scale + y + 100)).toBeLessThan(0.1);
    expect(Math.abs(-450 * scale + y + 450)).toBeLessThan(6);
  }
});

test("Eyes are shut for a moment once per loop", () => {
  const { parts, picture } = partsOf("e");
  const opening = Array.from({ length: LOOP_MS / 10 }, (_, i) => {
    poseFigure(picture, i * 10);
    return Number(parts[0]?.style.scale.split(" ")[1] || 1);
  });
  expect(opening.filter((open) => open === 0)).toHaveLength(5);
  expect(opening.filter((open) => open < 1).length).toBeLessThanOrEqual(14);
});
