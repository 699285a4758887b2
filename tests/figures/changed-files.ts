// Tests damaged and forged files. Each must open a figure that it contains, unpaid, or get an error message.
import fc from "fast-check";
import { expect } from "vitest";
import type { FigureSpec } from "../../src/figure/schema/spec.ts";
import { IMPORT_ERRORS } from "../../src/import/messages.ts";
import { readFile } from "../../src/import/read-file.ts";
import type { Mutate, Mutation, mutationsOf } from "./mutations.ts";
import { variedSpecs } from "./varied-specs.ts";

/** The number of mutated files to test per kind of file. */
export const RUNS = process.env.TEST_ALL ? 500 : 150;
/** The seed is fixed, so that a failure can be reproduced. */
const SEED = 21;
export const SPECS = variedSpecs(6);

export const toUtf8 = (text: string) => new TextEncoder().encode(text);
/** Converts each byte to one character. */
export const toText = (file: Uint8Array) => Buffer.from(file).toString("latin1");
export const ofText = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

/** Converts mutations of text to mutations of a file. */
export const ofTexts = (
  forgeries: Readonly<Record<string, (text: string, mutation: Mutation) => string>>,
): Readonly<Record<string, Mutate>> =>
  Object.fromEntries(
    Object.entries(forgeries).map(([kind, forge]) => [kind, (file, mutation) => ofText(forge(toText(file), mutation))]),
  );

/** Replaces one character after `start` by another one that is valid in figure codes and names. */
export function changeLetter(text: string, { at, size }: Mutation, start: number): string {
  const LETTERS = "ABCxyz019-_.";
  const place = start + (at % Math.max(1, text.length - start));
  return text.slice(0, place) + LETTERS[size % LETTERS.length] + text.slice(place + 1);
}

interface Check<Change> {
  readonly changes: fc.Arbitrary<Change>;
  /** Makes the changed file of a figure. The change can insert parts of the file of `other`. */
  readonly fileOf: (spec: FigureSpec, other: FigureSpec, change: Change) => Uint8Array | Promise<Uint8Array>;
  /** Opens the file. Returns a figure, an error code, or undefined if nothing is opened. */
  readonly open: (file: Uint8Array) => Promise<FigureSpec | string | undefined>;
  readonly errors: readonly string[];
  readonly runs?: number;
}

/**
 * Checks that each changed file opens one of its figures or gets an error, within a second of processor time. At least
 * one must open, and at least one must get an error.
 */
export async function checkFiles<Change>({ changes, fileOf, open, errors, runs = RUNS }: Check<Change>) {
  const counts = { figures: 0, errors: 0 };
  let slowest = 0;
  const check = async (place: number, change: Change) => {
    const [spec, other] = [place, (place + 1) % SPECS.length].map((one) => SPECS[one]) as [FigureSpec, FigureSpec];
    const file = await fileOf(spec, other, change);
    const start = process.cpuUsage();
    const found = await open(file);
    const { user, system } = process.cpuUsage(start);
    slowest = Math.max(slowest, (user + system) / 1e6);
    counts[typeof found === "object" ? "figures" : "errors"]++;
    expect([spec, other, ...errors, undefined]).toContainEqual(found);
  };
  await fc.assert(fc.asyncProperty(fc.nat(SPECS.length - 1), changes, check), { numRuns: runs, seed: SEED });
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
  expect(slowest).toBeLessThan(1);
}

/** Returns the `changes` and `fileOf` for {@link checkFiles} that mutate the files of some figures. */
export const mutated = (
  { mutations, mutate }: ReturnType<typeof mutationsOf>,
  files: ReadonlyMap<FigureSpec, Uint8Array>,
) => ({
  changes: mutations,
  fileOf: (spec: FigureSpec, other: FigureSpec, changes: readonly Mutation[]) =>
    mutate(files.get(spec) as Uint8Array, changes, files.get(other) as Uint8Array),
});

export async function filesOf(make: (spec: FigureSpec) => Uint8Array | Promise<Uint8Array>) {
  const files = new Map<FigureSpec, Uint8Array>();
  for (const spec of SPECS) files.set(spec, await make(spec));
  return files;
}

const context = { onProgress: () => {} };

/** Reads a file like one dropped on /create. Returns its figure without any payment, or an error code. */
export async function openFile(file: Uint8Array) {
  const result = await readFile(new Blob([new Uint8Array(file)]), context);
  if (result.kind === "figure") expect(Object.keys(result)).toEqual(["kind", "spec"]);
  return result.kind === "figure" ? result.spec : result.kind === "error" ? result.error : result.kind;
}
export const FILE_ERRORS = Object.keys(IMPORT_ERRORS);
