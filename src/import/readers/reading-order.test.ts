import { expect, test } from "vitest";
import { fromLeft, inReadingOrder, isOrderUncertain } from "./reading-order.ts";

const WORDS = "מהנדסת תוכנה";

test.each([
  ["Latin words after Hebrew", `Fernhill ${WORDS}`, `${WORDS} Fernhill`],
  ["Latin words before Hebrew", `${WORDS} Fernhill & Sons`, `Fernhill & Sons ${WORDS}`],
  ["Hebrew alone", WORDS, WORDS],
  ["a full stop", `.${WORDS}`, `${WORDS}.`],
  ["a number between words", "תוכנה 2020 כהן", "תוכנה 2020 כהן"],
  ["brackets around Latin words", `)Levy( ${WORDS}`, `${WORDS} (Levy)`],
])("fromLeft restores a line that pdf.js reordered: %s", (_, taken, written) => {
  expect(fromLeft(taken)).toBe(written);
});

test("inReadingOrder reverses only right-to-left words", () => {
  const pieces = ["at", " ", "כהן", " ", "2020", " ", "לוי", " ", "Ltd"].map((text, x) => ({ text, x }));
  const words = inReadingOrder(pieces).map(({ text }) => text);
  expect(words.filter((text) => text !== " ")).toEqual(["at", "לוי", "2020", "כהן", "Ltd"]);
});

test("A comma between words of both directions is uncertain", () => {
  expect(isOrderUncertain("محمد، أحمد PMP", ["محمد،", " ", "أحمد", " ", "PMP"])).toBe(true);
  expect(isOrderUncertain("محمد أحمد, PMP", ["محمد", " ", "أحمد", ", PMP"])).toBe(true);
  expect(isOrderUncertain("مهندسة، كاتبة", ["مهندسة،", " ", "كاتبة"])).toBe(false);
  expect(isOrderUncertain("Fernhill, Lisbon", ["Fernhill, Lisbon"])).toBe(false);
});

test("A number or bracket next to right-to-left words is uncertain", () => {
  expect(isOrderUncertain(WORDS, [WORDS])).toBe(false);
  expect(isOrderUncertain(`${WORDS} (Levy)`, [WORDS])).toBe(false);
  expect(isOrderUncertain(`${WORDS} 2020`, [WORDS])).toBe(true);
  expect(isOrderUncertain(`${WORDS} (כהן)`, [WORDS])).toBe(true);
  expect(isOrderUncertain(`Ltd ${WORDS} כהן`, [`Ltd ${WORDS}`, "כהן"])).toBe(true);
  expect(isOrderUncertain("Route 66", ["Route 66"])).toBe(false);
});
