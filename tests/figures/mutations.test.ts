// A file that was changed on its way, or on purpose, opens as a figure that stands in it or is answered with a sentence:
// it never becomes another figure, and never a paid one. 500 mutations of each kind in `npm run test:all`.
import "fake-indexeddb/auto";
import { Resvg } from "@resvg/resvg-js";
import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { CollectedFigure } from "../../src/domain/collected-figure.ts";
import { crc32 } from "../../src/domain/crc32.ts";
import { encodeFigure } from "../../src/domain/figure-code.ts";
import { toFigureDesign } from "../../src/domain/figure-design.ts";
import { addPngFigure, addSvgFigure, PNG_SIGNATURE } from "../../src/domain/figure-file.ts";
import type { FigureSpec } from "../../src/domain/figure-spec.ts";
import { FigureExport } from "../../src/figure/FigureExport.tsx";
import { loadAllFigureParts } from "../../src/figure/pack.ts";
import { readFigureLink } from "../../src/site/export/figure-link.ts";
import { IMPORT_ERRORS } from "../../src/site/import/messages.ts";
import { readFile } from "../../src/site/import/read-file.ts";
import { BACKUP_ERRORS, checksumOf, makeBackup, readBackup, restoreBackup } from "../../src/site/store/backup.ts";
import { store } from "../../src/site/store/store.ts";
import { VERSION_1_CODES } from "./drawings.ts";
import { join, type Mutation, mutationsOf } from "./mutations.ts";
import { qrPixels } from "./qr-pixels.ts";
import { variedSpecs } from "./varied-specs.ts";

const RUNS = process.env.TEST_ALL ? 500 : 60;
/** As long as 500 take on a busy machine, in milliseconds. */
const LONG = 1_800_000;
const SPECS = variedSpecs(6);
const PAIRS = SPECS.map((spec, place) => [spec, SPECS[(place + 1) % SPECS.length] as FigureSpec] as const);
const pairs = fc.constantFrom(...PAIRS);

const utf8 = (text: string) => new TextEncoder().encode(text);
/** A character for each byte. */
const toText = (file: Uint8Array) => Buffer.from(file).toString("latin1");
const ofText = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const drawn = (spec: FigureSpec) =>
  renderToStaticMarkup(createElement(FigureExport, { spec, isPaid: false, format: "drawing" }));

beforeAll(loadAllFigureParts);
afterEach(() => {
  vi.unstubAllGlobals();
});

/**
 * Runs a property over mutated files: `open` gives what came of one, a figure, an error's code, or undefined where nothing is
 * opened. Each ends within a second of the processor's time, and there are figures and errors among the answers.
 */
async function checkMutations(
  { mutations, mutate }: ReturnType<typeof mutationsOf>,
  fileOf: (spec: FigureSpec) => Uint8Array,
  open: (file: Uint8Array) => Promise<FigureSpec | string | undefined>,
  errors: readonly string[],
  runs = RUNS,
) {
  const counts = { figure: 0, error: 0 };
  let slowest = 0;
  const files = new Map(SPECS.map((spec) => [spec, fileOf(spec)]));
  const check = async ([spec, other]: (typeof PAIRS)[number], changes: readonly Mutation[]) => {
    const [file, otherFile] = [files.get(spec), files.get(other)] as [Uint8Array, Uint8Array];
    const changed = mutate(file, changes, otherFile);
    const start = process.cpuUsage();
    const found = await open(changed);
    const { user, system } = process.cpuUsage(start);
    slowest = Math.max(slowest, (user + system) / 1e6);
    if (typeof found === "object") {
      counts.figure++;
      expect([spec, other]).toContainEqual(found);
    } else {
      counts.error++;
      expect([...errors, undefined]).toContain(found);
    }
  };
  await fc.assert(fc.asyncProperty(pairs, mutations, check), { numRuns: runs, seed: 21 });
  if (process.env.SHOW) console.log(expect.getState().currentTestName, counts, `${slowest.toFixed(2)} s`);
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
  expect(slowest).toBeLessThan(1);
}

const context = { signal: new AbortController().signal, onProgress: () => {} };
/**
 * As /create reads a file that is dropped. What is read is a figure's spec and nothing else: it has no payment. Bytes that are
 * left of a file may be a text by chance, of which nothing is used without asking.
 */
async function openFile(file: Uint8Array) {
  const result = await readFile(new Blob([new Uint8Array(file)]), context);
  if (result.kind === "figure") expect(Object.keys(result)).toEqual(["kind", "spec"]);
  if (result.kind === "profile") {
    const { skills, gaps, ...texts } = result.profile;
    expect([...skills, ...Object.values(texts)].every(({ isUncertain }) => isUncertain)).toBe(true);
  }
  return result.kind === "figure" ? result.spec : result.kind === "error" ? result.error : result.kind;
}
const FILE_ERRORS = [...Object.keys(IMPORT_ERRORS), "profile"];

function splitPng(png: Uint8Array): Uint8Array[] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const parts = [png.slice(0, PNG_SIGNATURE.length)];
  for (let at: number = PNG_SIGNATURE.length; at < png.length; ) {
    const end = at + 8 <= png.length ? at + 12 + view.getUint32(at) : png.length;
    parts.push(png.slice(at, end));
    at = end;
  }
  return parts;
}
/** A chunk of a type with the right length and checksum. */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = join(utf8(type), data);
  const number = (value: number) => [value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 255);
  return join(number(data.length), body, number(crc32(body)));
}
const typeOf = (part: Uint8Array) => toText(part.slice(4, 8));
/** Changes the text of the figure's chunk, or its type, and repairs its checksum. */
const forgeChunk =
  (forge: (data: string, mutation: Mutation) => string, type = "iTXt") =>
  (png: Uint8Array, mutation: Mutation) =>
    join(
      ...splitPng(png).map((part) =>
        typeOf(part) === "iTXt" ? chunk(type, ofText(forge(toText(part.slice(8, -4)), mutation))) : part,
      ),
    );
const changeLetter = (text: string, { at, size }: Mutation, letters: string, start = 0) => {
  const place = start + (at % Math.max(1, text.length - start));
  return text.slice(0, place) + (letters[size % letters.length] ?? "") + text.slice(place + 1);
};
const CODE_LETTERS = "ABCxyz019-_.";

const PNG = mutationsOf({
  split: splitPng,
  spot: () => ({ start: 33, length: 300 }),
  forgeries: {
    "another length": (file, { at, bytes }) => {
      const changed = file.slice();
      const parts = splitPng(file);
      const index = 1 + (at % Math.max(1, parts.length - 1));
      const start = parts.slice(0, index).reduce((sum, { length }) => sum + length, 0);
      changed.set(bytes.slice(0, 4), Math.min(start, Math.max(0, file.length - 4)));
      return changed;
    },
    "another letter and the right CRC": forgeChunk((text, mutation) => changeLetter(text, mutation, CODE_LETTERS, 14)),
    "another keyword and the right CRC": forgeChunk((text) => text.replace("profigure", "Profigure")),
    "another version and the right CRC": forgeChunk((text) => text.replace(/2(?=\.)/, "1")),
    "the other case and the right CRC": forgeChunk((text) => text.slice(0, 14) + text.slice(14).toUpperCase()),
    "said to be compressed": forgeChunk((text) => text.replace("\0\0\0\0\0", "\0\x01\0\0\0")),
    "as another type of text": forgeChunk((text) => text.replace("\0\0\0\0\0", "\0"), "tEXt"),
    "as a type that nobody knows": forgeChunk((text) => text, "prOf"),
    "paid for": forgeChunk((text, { at }) => text + [".bought", "&isPaid=true", "\0payment\0bought", ".1"][at % 4]),
    "paid for, in a chunk of its own": (file) => {
      const [signature = new Uint8Array(), header = new Uint8Array(), ...rest] = splitPng(file);
      return join(signature, header, chunk("iTXt", ofText("profigure-payment\0\0\0\0\0bought")), ...rest);
    },
  },
});

test(
  "A PNG that was changed opens as a figure that it carries, or is answered with a sentence",
  async () => {
    const pngOf = (spec: FigureSpec) =>
      addPngFigure(new Resvg(drawn(spec), { fitTo: { mode: "width", value: 60 } }).render().asPng(), spec);
    await checkMutations(PNG, pngOf, openFile, FILE_ERRORS);
  },
  LONG,
);

const SVG = mutationsOf({
  split: (file) => toText(file).split(/(?=<)/).map(ofText),
  spot: (file) => ({ start: Math.max(0, toText(file).indexOf("<metadata")), length: 300 }),
  forgeries: Object.fromEntries(
    Object.entries({
      "another letter of the code": (text: string, mutation: Mutation) =>
        text.replace(/profigure:[^<]*/, (code) => changeLetter(code, mutation, CODE_LETTERS, 10)),
      "another version": (text: string) => text.replace("profigure:2.", "profigure:1."),
      "the other case": (text: string) => text.replace(/profigure:[^<]*/, (code) => code.toUpperCase()),
      "as an entity": (text: string) => text.replace("profigure:2", "profigure:&#50;"),
      "in a comment": (text: string) => text.replace(/<metadata>.*?<\/metadata>/, "<!--$&-->"),
      "as a text of the drawing": (text: string) => text.replaceAll("metadata>", "title>"),
      "written by another program": (text: string) => text.replace("<metadata>", '<metadata\n  id="metadata1">\n'),
      "paid for": (text: string, { at }: Mutation) =>
        text.replace(
          ...([
            ["<svg", '<svg isPaid="true" data-payment="bought"'],
            ["</metadata>", ".bought</metadata>"],
            ["</metadata>", "&amp;isPaid=true</metadata>"],
            ["<metadata>", '<metadata payment="bought">'],
          ][at % 4] as [string, string]),
        ),
    }).map(([kind, forge]) => [kind, (file: Uint8Array, mutation: Mutation) => ofText(forge(toText(file), mutation))]),
  ),
});

test(
  "An SVG that was changed opens as a figure that it carries, or is answered with a sentence",
  async () => {
    const svgOf = (spec: FigureSpec) => utf8(addSvgFigure(drawn(spec), spec));
    await checkMutations(SVG, svgOf, openFile, FILE_ERRORS);
  },
  LONG,
);

const BASE = "https://profigure.example/create";
const LINK = mutationsOf({
  split: (file) =>
    toText(file)
      .split(/(?<=[.#=])/)
      .map(ofText),
  spot: (file) => ({ start: BASE.length, length: file.length - BASE.length }),
  forgeries: Object.fromEntries(
    Object.entries({
      "another letter": (text: string, mutation: Mutation) =>
        changeLetter(text, mutation, CODE_LETTERS, BASE.length + 3),
      "another version": (text: string, { size }: Mutation) => text.replace("#f=2", `#f=${size % 12}`),
      "the other case": (text: string) => text.toUpperCase().replace("#F=", "#f="),
      percent: (text: string) => text.replaceAll(".", "%2E"),
      padding: (text: string) => `${text}=`,
      "paid for": (text: string, { at }: Mutation) =>
        text + [".bought", "&isPaid=true", "&payment=bought", ".1", "#isPaid"][at % 5],
      "another address": (text: string) => text.replace(BASE, "https://example.org/x?isPaid=true"),
    }).map(([kind, forge]) => [kind, (file: Uint8Array, mutation: Mutation) => ofText(forge(toText(file), mutation))]),
  ),
});
const openLink = async (file: Uint8Array) => {
  const link = toText(file);
  return URL.canParse(link) ? readFigureLink(new URL(link).hash) : undefined;
};

test("A link that was changed opens the figure that it names, or is called damaged", async () => {
  await checkMutations(LINK, (spec) => utf8(`${BASE}#f=${encodeFigure(spec)}`), openLink, ["damaged"], RUNS * 10);
});

test("A link of the first version that was changed opens the figure that it names, or is called damaged", async () => {
  const codes = SPECS.map((_, place) => VERSION_1_CODES[place] ?? "");
  const specs = codes.map((code) => readFigureLink(`#f=${code}`) as FigureSpec);
  await fc.assert(
    fc.asyncProperty(fc.nat(SPECS.length - 1), LINK.mutations, async (place, changes) => {
      const next = (place + 1) % codes.length;
      const [file, other] = [place, next].map((one) => utf8(`${BASE}#f=${codes[one]}`)) as [Uint8Array, Uint8Array];
      expect([specs[place], specs[next], "damaged", undefined]).toContainEqual(
        await openLink(LINK.mutate(file, changes, other)),
      );
    }),
    { numRuns: RUNS, seed: 21 },
  );
});

const NOW = new Date("2026-01-01T00:00:00.000Z");
const collected = (spec: FigureSpec, id: string): CollectedFigure => ({
  id,
  design: toFigureDesign({ spec, industry: "Bau & 建設", skills: ["Knitting"] }),
  payment: "bought",
  createdAt: NOW.toISOString(),
  updatedAt: NOW.toISOString(),
  downloadCount: 2,
  shareCount: 1,
});
/** Its checksum fits again, as who forges one would have it. */
const resign = (text: string): string => {
  try {
    const backup = JSON.parse(text);
    return JSON.stringify({ ...backup, checksum: checksumOf(backup) });
  } catch {
    return text;
  }
};
const BACKUP_FORGERIES = Object.fromEntries(
  Object.entries({
    "another letter of a name": (text: string, mutation: Mutation) =>
      text.replace(/"name":"[^"]*/, (name) => changeLetter(name, mutation, "abcä李", 8)),
    "another option": (text: string, { at }: Mutation) =>
      text.replace(
        ...([
          ['"hero"', '"villain"'],
          ['"blister"', '"window"'],
          ["true", "false"],
          ["false", "true"],
        ][at % 4] as [string, string]),
      ),
    "the first version": (text: string) => text.replace('"version":2', '"version":1'),
    "a later version": (text: string) => text.replace('"version":2', '"version":3'),
    "no checksum": (text: string) => text.replace(/,"checksum":\d+/, ""),
    "another checksum": (text: string, { at }: Mutation) => text.replace(/"checksum":\d+/, `"checksum":${at}`),
    "the same, written otherwise": (text: string) => {
      try {
        return JSON.stringify(JSON.parse(text), null, 2);
      } catch {
        return text;
      }
    },
    "paid for": (text: string, { at }: Mutation) =>
      text.replace(
        ...([
          ['"unpaid"', '"bought"'],
          ['"account":{', '"account":{"planUse":{"plan":"legendary","downloadsUsed":0},'],
          ['"id":', '"isPaid":true,"id":'],
          ['"name":', '"isPaid":true,"name":'],
        ][at % 4] as [string, string]),
      ),
  }).map(([kind, forge]) => [
    kind,
    (file: Uint8Array, mutation: Mutation) => utf8(forge(new TextDecoder().decode(file), mutation)),
  ]),
);
const BACKUP = mutationsOf({
  split: (file) =>
    toText(file)
      .split(/(?<=[,{[])/)
      .map(ofText),
  spot: (file) => ({ start: toText(file).indexOf('"figures"'), length: 1500 }),
  forgeries: BACKUP_FORGERIES,
});

test(
  "A backup that was changed is restored as it was, or is answered with a sentence",
  async () => {
    const backupOf = new Map<FigureSpec, File>();
    for (const spec of SPECS) {
      const state = { ...store.read(), figures: [collected(spec, "one"), collected(spec, "two")] };
      backupOf.set(spec, makeBackup(state, NOW));
    }
    const files = new Map<FigureSpec, Uint8Array>();
    for (const [spec, file] of backupOf) files.set(spec, new Uint8Array(await file.arrayBuffer()));
    const open = async (file: Uint8Array) => {
      const backup = await readBackup(new Blob([new Uint8Array(file)]));
      if (typeof backup === "string") return backup;
      const [first, second] = backup.figures;
      expect(backup.figures).toEqual([collected(first?.design.spec as FigureSpec, "one"), second]);
      expect(second).toEqual({ ...first, id: "two" });
      return first?.design.spec;
    };
    await checkMutations(BACKUP, (spec) => files.get(spec) as Uint8Array, open, Object.keys(BACKUP_ERRORS));
  },
  LONG,
);

test("Dropped on /create, a backup that was changed goes to Restore or is answered with a sentence", async () => {
  const file = utf8(
    await makeBackup({ ...store.read(), figures: [collected(SPECS[0] as FigureSpec, "one")] }, NOW).text(),
  );
  await fc.assert(
    fc.asyncProperty(BACKUP.mutations, async (changes) => {
      expect([...FILE_ERRORS, "backup"]).toContain(await openFile(BACKUP.mutate(file, changes, file)));
    }),
    { numRuns: RUNS, seed: 21 },
  );
});

test(
  "A backup that was forged, its checksum too, restores nothing that is paid for",
  async () => {
    const before = store.read();
    await store.change(["own"], ({ figures }) => void figures.set("own", collected(SPECS[2] as FigureSpec, "own")));
    const own = store.read().figures;
    const figures = [
      ...own.map((figure) => ({ ...figure, payment: "bought" as const })),
      collected(SPECS[0] as FigureSpec, "one"),
    ];
    const work = {
      id: "own",
      design: toFigureDesign({ spec: SPECS[1] }),
      draft: { id: "own", updatedAt: NOW.toISOString() },
    };
    const text = await makeBackup({ ...before, figures, work }, NOW).text();
    let restored = 0;
    await fc.assert(
      fc.asyncProperty(BACKUP.mutations, async (changes) => {
        const forged = resign(new TextDecoder().decode(BACKUP.mutate(utf8(text), changes, utf8(text))));
        const backup = await readBackup(new Blob([forged]));
        if (typeof backup === "string") return;
        restored++;
        await restoreBackup(backup, []);
        const now = store.read();
        expect(now.planUse).toEqual(before.planUse);
        for (const figure of now.figures) {
          const mine = own.find(({ id }) => id === figure.id);
          expect(figure).toEqual(mine ?? { ...figure, payment: "unpaid" });
        }
        await store.change(
          now.figures.map(({ id }) => id),
          ({ figures, account }) => {
            for (const { id } of now.figures) if (!own.some((figure) => figure.id === id)) figures.delete(id);
            account.work = null;
          },
        );
      }),
      { numRuns: RUNS, seed: 21 },
    );
    expect(restored).toBeGreaterThan(0);
  },
  LONG,
);

/** What of a canvas and a decoder the reader of pictures uses. */
function stubPictures() {
  type Picture = { readonly data: Uint8Array; readonly width: number; readonly height: number };
  vi.stubGlobal("createImageBitmap", async (file: Blob) => {
    const image = sharp(await file.arrayBuffer(), { failOn: "none" })
      .flatten({ background: "#fff" })
      .ensureAlpha();
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, close() {} };
  });
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      private data = new Uint8ClampedArray();
      getContext() {
        return this;
      }
      fillRect() {}
      drawImage(source: Picture, _x: number, _y: number, width: number, height: number) {
        const pixels = new Uint32Array(width * height);
        const from = new Uint32Array(new Uint8Array(source.data).buffer);
        for (let at = 0; at < pixels.length; at++) {
          const [x, y] = [at % width, Math.floor(at / width)];
          const row = Math.floor((y * source.height) / height);
          pixels[at] = from[row * source.width + Math.floor((x * source.width) / width)] ?? 0;
        }
        this.data = new Uint8ClampedArray(pixels.buffer);
      }
      getImageData(_x: number, _y: number, width: number, height: number) {
        return { data: this.data, width, height };
      }
    },
  );
}

const qrPng = async (spec: FigureSpec) => {
  const { data, width, height } = qrPixels(`${BASE}#f=${encodeFigure(spec)}`);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .toColorspace("b-w")
    .png()
    .toBuffer();
};

test(
  "A PNG with a QR code that was changed opens as a figure that is in it, or is answered with a sentence",
  async () => {
    stubPictures();
    const files = new Map<FigureSpec, Uint8Array>();
    for (const spec of SPECS) files.set(spec, addPngFigure(await qrPng(spec), spec));
    await checkMutations(PNG, (spec) => files.get(spec) as Uint8Array, openFile, FILE_ERRORS);
  },
  LONG,
);

test(
  "A picture of a QR code that was painted over opens as a figure that is in it, or is answered with a sentence",
  async () => {
    stubPictures();
    const spots = fc.array(
      fc.record({ left: fc.nat(180), top: fc.nat(180), size: fc.integer({ min: 4, max: 60 }), isOther: fc.boolean() }),
      { minLength: 1, maxLength: 8 },
    );
    const counts = { figure: 0, error: 0 };
    await fc.assert(
      fc.asyncProperty(pairs, spots, fc.constantFrom("png", "jpeg", "webp"), async ([spec, other], places, format) => {
        const [picture, otherPicture] = (await Promise.all([spec, other].map(qrPng))) as [Buffer, Buffer];
        const painted = await sharp(picture)
          .composite(
            await Promise.all(
              places.map(async ({ left, top, size, isOther }) => ({
                left,
                top,
                input: isOther
                  ? await sharp(otherPicture).extract({ left, top, width: size, height: size }).png().toBuffer()
                  : { create: { width: size, height: size, channels: 3 as const, background: "#000" } },
              })),
            ),
          )
          .toFormat(format as "png", { quality: 80 })
          .toBuffer();
        const found = await openFile(new Uint8Array(painted));
        counts[typeof found === "object" ? "figure" : "error"]++;
        expect([spec, other, ...FILE_ERRORS]).toContainEqual(found);
      }),
      { numRuns: process.env.TEST_ALL ? 200 : 15, seed: 21 },
    );
    if (process.env.SHOW) console.log("painted over", counts);
  },
  LONG,
);
