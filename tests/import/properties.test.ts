import fc from "fast-check";
import { expect, test } from "vitest";
import { readFile } from "../../src/import/read-file.ts";
import type { ImportResult, Reader } from "../../src/import/reader.ts";
import { readCsv, readDataCopy } from "../../src/import/readers/read-data-copy.ts";
import { readPicture, readSvg } from "../../src/import/readers/read-picture.ts";
import { DATA_COPIES } from "./data-copies.ts";

const context = { onProgress: () => {} };
const ofBlob: Reader = (bytes) => readDataCopy(new Blob([new Uint8Array(bytes)]), context);
const ofFile: Reader = (bytes) => readFile(new Blob([new Uint8Array(bytes)]), context);

const READERS: readonly [name: string, read: Reader, samples: readonly Uint8Array[]][] = [
  ["data copies", ofBlob, DATA_COPIES.map(({ file }) => file)],
  ["tables", readCsv, [new TextEncoder().encode('First Name,Last Name,Headline\n"A","B, C","D\nE"\n')]],
  ["drawings", readSvg, [new TextEncoder().encode("<svg><metadata>profigure:1.a.b</metadata></svg>")]],
  [
    "pictures",
    readPicture,
    [
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0),
      Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 9, 0, 9, 1, 1, 0x11, 0),
      new TextEncoder().encode("RIFF    WEBPVP8X          "),
    ],
  ],
  ["all kinds", ofFile, DATA_COPIES.map(({ file }) => file)],
];

function isResult(result: ImportResult) {
  if (result.kind === "error") return result.error.length > 0;
  if (result.kind !== "profile") return true;
  const { skills, gaps, jobs = [], ...texts } = result.profile;
  return (
    [...skills, ...jobs.map(({ title }) => title), ...Object.values(texts)].every(
      ({ text, source }) => text.trim() === text && text && source,
    ) && gaps
  );
}

test.each(READERS)("Random bytes never crash the reader of %s", async (_, read) => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), async (bytes) => {
      expect(isResult(await read(bytes, context))).toBeTruthy();
    }),
    { numRuns: 300 },
  );
});

test.each(READERS)("A damaged file never crashes the reader of %s", async (_, read, samples) => {
  const change = fc.record({ at: fc.nat(), gone: fc.nat(30), put: fc.uint8Array({ maxLength: 10 }) });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...samples),
      fc.array(change, { minLength: 1, maxLength: 3 }),
      async (file, changes) => {
        let bytes = file;
        for (const { at, gone, put } of changes) {
          const from = at % (bytes.length + 1);
          bytes = Uint8Array.from([...bytes.subarray(0, from), ...put, ...bytes.subarray(from + gone)]);
        }
        expect(isResult(await read(bytes, context))).toBeTruthy();
      },
    ),
    { numRuns: 300 },
  );
});

test("A damaged data export yields the right name or none", async () => {
  const change = fc.record({ at: fc.nat(), byte: fc.nat(255) });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...DATA_COPIES), fc.array(change, { maxLength: 5 }), async (copy, changes) => {
      const bytes = copy.file.slice();
      for (const { at, byte } of changes) bytes[at % bytes.length] = byte;
      const result = await ofBlob(bytes, context);
      const name = result.kind === "profile" ? result.profile.name?.text : undefined;
      expect([copy.expected.name, undefined]).toContain(name);
    }),
    { numRuns: 200 },
  );
});

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
const csv = (rows: readonly (readonly string[])[]) =>
  new TextEncoder().encode(rows.map((row) => row.map(cell).join(",")).join("\r\n"));
const word = fc.stringMatching(/^[A-Z][a-z]{1,8}$/);

test("The current job is found in any order of rows", async () => {
  const past = fc.array(fc.tuple(word, word, fc.integer({ min: 1950, max: 2026 }).map(String)), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(past, word, fc.nat(), async (rows, title, at) => {
      const current = [title, "Fernhill", ""];
      const table = rows.toSpliced(at % (rows.length + 1), 0, current as [string, string, string]);
      expect(await readCsv(csv([["Title", "Company Name", "Finished On"], ...table]), context)).toMatchObject({
        profile: { jobs: [{ title: { text: title } }] },
      });
    }),
  );
});
