import { expect, test } from "vitest";
import { addSvgFigure } from "../domain/figure-file.ts";
import { toFigureSpec } from "../figure/schema/spec.ts";
import { IMPORT_ERRORS } from "./messages.ts";
import { readFile } from "./read-file.ts";

const read = (content: string) => readFile(new Blob([content]), { onProgress: () => {} });

test.each([
  ["a contact card", "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Jane Doe\r\nTITLE:Baker\r\nEND:VCARD\r\n"],
  ["a JSON Resume", '{"basics":{"name":"Jane Doe","label":"Baker"}}'],
  ["JSON-LD", '{"@context":"https://schema.org","@type":"Person","name":"Jane Doe","jobTitle":"Baker"}'],
  ["YAML", "name: Jane Doe\ntitle: Baker\n"],
  ["Markdown with front matter", "---\nname: Jane Doe\ntitle: Baker\n---\n# About me\n"],
  ["a text file", "Jane Doe\nBaker"],
  ["a web page", "<!DOCTYPE html><title>Jane Doe</title>"],
])("For %s, the error message lists the kinds of files that can be read", async (_, content) => {
  expect(await read(content)).toEqual({ kind: "error", error: "unknownKind" });
  expect(IMPORT_ERRORS.unknownKind).toMatch(
    /^We can't read this kind of file\. Choose your LinkedIn PDF or data export/,
  );
});

test("A backup is recognized even if its keys are sorted", async () => {
  for (const backup of ['{"profigure":"backup","version":2}', '{"account":{},"figures":[],"profigure":"backup"}'])
    expect(await read(backup)).toEqual({ kind: "backup" });
});

test("The figure in an SVG with an embedded photo is read", async () => {
  const spec = toFigureSpec({ name: "Jane Doe" });
  const svg = addSvgFigure(`<svg><image href="data:image/png;base64,${"A".repeat(3_000_000)}"/></svg>`, spec);
  expect(await read(svg)).toEqual({ kind: "figure", spec });
});
