import { expect, test } from "vitest";
import { toFigureDesign } from "../../src/figure/schema/design.ts";
import { toFigureSpec } from "../../src/figure/schema/spec.ts";
import type { FoundProfile, FoundText } from "../../src/import/found-profile.ts";
import { mergeProfiles } from "../../src/import/merge-profiles.ts";
import { readFile } from "../../src/import/read-file.ts";
import type { ImportResult } from "../../src/import/reader.ts";
import { suggestReview } from "../../src/import/suggest-review.ts";
import { DATA_COPIES, type Expected } from "./data-copies.ts";
import { zip } from "./zip.ts";

const context = { onProgress: () => {} };

const FIELDS = ["name", "title", "headline", "summary", "industry", "skills", "gaps"] as const;

const textsOf = (value: FoundText | readonly (FoundText | string)[] | undefined): unknown =>
  Array.isArray(value) ? value.map(textsOf) : typeof value === "object" && "text" in value ? value.text : value;

function merged(...profiles: FoundProfile[]): FoundProfile {
  const profile = mergeProfiles(profiles);
  if (profile === "severalPeople") throw new Error(profile);
  return profile;
}

/** Compares each field with its expected value. */
function compare(result: ImportResult, expected: Expected) {
  const found: Partial<FoundProfile> = result.kind === "profile" ? merged(result.profile) : {};
  return FIELDS.map((field) => {
    const actual = textsOf(found[field]) ?? (field === "gaps" || field === "skills" ? [] : undefined);
    const wanted = expected[field] ?? (field === "gaps" ? [] : undefined);
    return { field, actual, wanted, isRight: JSON.stringify(actual) === JSON.stringify(wanted) };
  });
}

test("LinkedIn data exports yield 95 % correct fields and no wrong name", async () => {
  const fields = await Promise.all(
    DATA_COPIES.map(async ({ title, file, expected }) =>
      compare(await readFile(new Blob([file]), context), expected).map((field) => ({ title, ...field })),
    ),
  );
  const wrong = fields.flat().filter(({ isRight }) => !isRight);
  expect(wrong.filter(({ field, actual }) => field === "name" && actual !== undefined)).toEqual([]);
  expect(wrong.length / fields.flat().length, JSON.stringify(wrong, null, 2)).toBeLessThanOrEqual(0.05);
});

test("The title is the current job that the headline in another file names", async () => {
  const positions = (rows: string) => readFile(new Blob([`Company Name,Title,Finished On\n${rows}`]), context);
  const jobs = await positions("Harbour Lions FC,Youth Coach,\nNorthwind Hospital,Chief Medical Officer,\n");
  const profile = await readFile(
    new Blob(["First Name,Last Name,Headline\nNoor,Castellanos,Chief Medical Officer at Northwind Hospital\n"]),
    context,
  );
  if (jobs.kind !== "profile" || profile.kind !== "profile") throw new Error("Not read");
  const source = "Positions.csv, current";
  expect(merged(jobs.profile).title).toEqual({ text: "Youth Coach", source, isUncertain: true });
  expect(merged(jobs.profile, profile.profile).title).toEqual({ text: "Chief Medical Officer", source });
});

test("A volunteer's job is not the title", async () => {
  const job = "Company Name,Title,Finished On\nHarbour Lions FC,Volunteer Youth Coach,\n";
  expect((await read(`${job}Northwind Hospital,Chief Medical Officer,\n`)).title?.text).toBe("Chief Medical Officer");
  expect(await readFile(new Blob([job]), context)).toEqual({ kind: "error", error: "empty" });
});

/** The letters in these texts whose bytes in Windows-1250 differ from Latin-1. */
const WINDOWS_1250: Readonly<Record<string, number>> = { Š: 0x8a, ě: 0xec, ř: 0xf8, č: 0xe8, Ř: 0xd8, ž: 0x9e };
const windows1250 = (text: string) =>
  Uint8Array.from(text, (letter) => WINDOWS_1250[letter] ?? letter.charCodeAt(0)) as Uint8Array<ArrayBuffer>;

async function read(file: BlobPart): Promise<FoundProfile> {
  const result = await readFile(new Blob([file]), context);
  if (result.kind !== "profile") throw new Error(JSON.stringify(result));
  return merged(result.profile);
}

test("Text in a guessed encoding is uncertain unless it is ASCII", async () => {
  const columns = "First Name,Last Name,Headline,Summary,Industry\r\n";
  const profile = windows1250(`${columns}Štěpán,Dvořáček,Řidič kamionu,Driver,Transport\r\n`);
  const found = await read(profile);
  expect([found.name, found.headline].map((text) => text?.isUncertain)).toEqual([true, true]);
  expect(found.gaps).toContain("guessedLetters");
  expect((await read(windows1250(`${columns}Ann,Baker,,Driver,Transport\r\n`))).gaps).toEqual(["onlyProfile"]);
  expect([found.summary, found.industry].map((text) => text?.isUncertain)).toEqual([undefined, undefined]);
  const design = toFigureDesign({ spec: toFigureSpec({ name: "Maya Okonkwo" }) });
  expect(suggestReview(found, design)).toMatchObject({
    name: { isUsed: false },
    jobTitle: { isUsed: false },
    industry: { isUsed: true },
  });
  const positions = windows1250("Company Name,Title,Finished On\r\nDoprava,Řidič,\r\n");
  expect((await read(positions)).title?.isUncertain).toBe(true);
  const skills = windows1250("Name\r\nŘízení\r\nExcel\r\n");
  expect((await read(skills)).skills.map(({ isUncertain }) => isUncertain)).toEqual([true, undefined]);
});

test.each([
  ["a letter that another program lost", "Dvo\ufffdáček"],
  ["question marks in place of letters", "Dvo?á?ek"],
  ["bytes that are no letters", "Dvo\u0099ák"],
])("A name with %s is uncertain", async (_, last) => {
  expect((await read(`First Name,Last Name,Headline\nJan,${last},Baker\n`)).name?.isUncertain).toBe(true);
});

test("A ZIP that contains a ZIP or a PDF gets a message to unpack it", async () => {
  const copy = DATA_COPIES[0]?.file ?? new Uint8Array();
  const outer = zip([{ path: "Downloads/Basic_LinkedInDataExport.zip", content: copy }]);
  expect(await readFile(new Blob([outer]), context)).toEqual({ kind: "error", error: "packedInside" });
  const withPdf = zip([{ path: "Profile.pdf", content: "%PDF-1.4" }]);
  expect(await readFile(new Blob([withPdf]), context)).toEqual({ kind: "error", error: "packedInside" });
  const withTables = zip([
    { path: "Connections.csv", content: "First Name\n" },
    { path: "Resume.pdf", content: "%PDF-1.4" },
  ]);
  expect(await readFile(new Blob([withTables]), context)).toEqual({ kind: "error", error: "noProfile" });
  const without = zip([{ path: "notes.txt", content: "Hello" }]);
  expect(await readFile(new Blob([without]), context)).toEqual({ kind: "error", error: "noProfile" });
});
