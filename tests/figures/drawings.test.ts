import { expect, test } from "vitest";
import { few } from "../few.ts";
import { CODES, drawingOf, readDrawings } from "./drawings.ts";

test("Drawings match those of the accepted art version", () => {
  const { version, drawings } = readDrawings();
  const codes = few(CODES, 400);
  const changed = codes.filter((code, place) => drawingOf(code) !== drawings[place]);
  expect(
    changed.slice(0, 5),
    `${changed.length} of ${codes.length} figures are drawn differently from art version ${version}. Look at them (npm run gallery). ` +
      'Where they are better, accept them: npm run accept:drawings -- "What is better". Where not, a drawn person has changed by accident.',
  ).toEqual([]);
});
