import { describe, expect, it } from "vitest";
import { createWordsIndex } from "./words-index.ts";

const table: [string, string][] = [
  ["nurse", "nurse"],
  ["software engineer", "software"],
  ["engineer", "engineer"],
  ["-ingenieur", "engineer"],
  ["lehrer", "teacher"],
  ["-lehrer", "teacher"],
  ["enfermero", "nurse"],
  ["infirmier", "nurse"],
  ["vendeur", "seller"],
  ["director", "director"],
  ["photographer", "photographer"],
  ["psychologist", "psychologist"],
  ["tischler", "carpenter"],
  ["c++", "programmer"],
];
const search = createWordsIndex(() => table);
const found = (text: string): string[] => search(text).map(({ value }) => value);

describe("createWordsIndex", () => {
  it("Only whole words match", () => {
    expect(found("Head Nurse, night shift")).toEqual(["nurse"]);
    expect(found("Nursery; reengineering")).toEqual([]);
    expect(found("")).toEqual([]);
  });

  it("The longest phrase wins at each position", () => {
    expect(found("Senior Software Engineer and nurse")).toEqual(["software", "nurse"]);
    expect(found("Software and engineer")).toEqual(["engineer"]);
  });

  it("A phrase with a hyphen first matches the end of longer words", () => {
    expect(found("Bauingenieur")).toEqual(["engineer"]);
    expect(found("Grundschullehrerin")).toEqual(["teacher"]);
  });

  it.each([
    ["Lehrerin", "teacher"],
    ["Lehrer/-in", "teacher"],
    ["Lehrer(in)", "teacher"],
    ["Lehrer*in (m/w/d)", "teacher"],
    ["Lehrer:innen", "teacher"],
    ["LehrerIn", "teacher"],
    ["LEHRER", "teacher"],
    ["Enfermera", "nurse"],
    ["Enfermeros", "nurse"],
    ["Enfermero/a", "nurse"],
    ["Infirmière", "nurse"],
    ["Infirmier·ère", "nurse"],
    ["Infirmier(e)", "nurse"],
    ["Vendeuse", "seller"],
    ["Directrice", "director"],
    ["Directeur", "director"],
    ["Directora", "director"],
    ["Fotógrafa", "photographer"],
    ["Psicóloga", "psychologist"],
    ["Psykolog", "psychologist"],
    ["Tischlermeister", "carpenter"],
    ["C++", "programmer"],
  ])("%s is found despite its gender form or spelling", (text, value) => {
    expect(found(text)).toEqual([value]);
  });

  it("A match has its part's index and counts “and” before it", () => {
    expect(search("Nurse and engineer | Lehrer").map(({ part, ands }) => [part, ands])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
  });
});
