import { expect, test } from "vitest";
import { readFile } from "./read-file.ts";
import { textFile } from "./text-file.ts";

const context = { onProgress: () => {} };
const TEXTS = ["https://example.com/in/jane\nBaker", "•\n•", '{"basics":', "<Jane>", "Name\n", "\0"];

test.each(TEXTS)("A text without a name, %j, gets the sentence about texts and none about files", async (text) => {
  for (const from of ["box", "page"] as const)
    expect(await readFile(textFile(text, from), context)).toEqual({ kind: "error", error: "noName" });
});

test("A file of the same lines is answered as a file", async () => {
  const file = new File(["https://example.com/in/jane\nBaker"], "me.txt", { type: "text/plain" });
  expect(await readFile(file, context)).toEqual({ kind: "error", error: "unknownKind" });
});

test("Only the box takes its first line for a name that could be something else", async () => {
  const TEXT = "Jimmy Page\nGuitarist";
  expect(await readFile(textFile(TEXT, "box"), context)).toMatchObject({ profile: { name: { text: "Jimmy Page" } } });
  expect(await readFile(textFile(TEXT, "page"), context)).toEqual({ kind: "error", error: "noName" });
});
