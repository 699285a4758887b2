import { expect, test } from "vitest";
import { CODES, drawingOf, readDrawings } from "./drawings.ts";

test("A thousand drawings match those of the accepted art version", () => {
  const { version, drawings } = readDrawings();
  expect(CODES).toHaveLength(1000);
  const changed = CODES.filter((code, place) => drawingOf(code) !== drawings[place]);
  expect(
    changed.slice(0, 5),
    `${changed.length} of 1,000 figures are drawn differently from art version ${version}. Look at them (npm run gallery). ` +
      'Where they are better, accept them: npm run accept:drawings -- "What is better". Where not, a drawn person has changed by accident.',
  ).toEqual([]);
});
