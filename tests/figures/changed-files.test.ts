import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { beforeAll, test } from "vitest";
import { addPngFigure, addSvgFigure } from "../../src/domain/figure-file.ts";
import { loadAllFigureParts } from "../../src/figure/engine/pack.ts";
import { FigureExport } from "../../src/figure/pictures/FigureExport.tsx";
import { encodeFigure } from "../../src/figure/schema/code.ts";
import type { FigureSpec } from "../../src/figure/schema/spec.ts";
import { readFigureLink } from "../../src/site/downloads/figure-link.ts";
import {
  changeLetter,
  checkFiles,
  FILE_ERRORS,
  filesOf,
  mutated,
  ofText,
  ofTexts,
  openFile,
  RUNS,
  toText,
  toUtf8,
} from "./changed-files.ts";
import { PNG } from "./changed-pngs.ts";
import { mutationsOf } from "./mutations.ts";

const drawn = (spec: FigureSpec) =>
  renderToStaticMarkup(createElement(FigureExport, { spec, isPaid: false, format: "drawing" }));

beforeAll(loadAllFigureParts);

test("A corrupted PNG opens a figure that it contains or gets an error", async () => {
  const plain = await sharp({ create: { width: 60, height: 80, channels: 4, background: "#1d4ed8" } })
    .png()
    .toBuffer();
  const files = await filesOf((spec) => addPngFigure(plain, spec));
  await checkFiles({ ...mutated(PNG, files), open: openFile, errors: FILE_ERRORS });
});

const SVG = mutationsOf({
  split: (file) => toText(file).split(/(?=<)/).map(ofText),
  spot: (file) => ({ start: Math.max(0, toText(file).indexOf("<metadata")), length: 300 }),
  forgeries: ofTexts({
    "another letter of the code": (text, mutation) =>
      text.replace(/profigure:[^<]*/, (code) => changeLetter(code, mutation, 10)),
    "another version": (text) => text.replace("profigure:2.", "profigure:1."),
    "the other case": (text) => text.replace(/profigure:[^<]*/, (code) => code.toUpperCase()),
    "as an entity": (text) => text.replace("profigure:2", "profigure:&#50;"),
    "in a comment": (text) => text.replace(/<metadata>.*?<\/metadata>/, "<!--$&-->"),
    "as a text of the drawing": (text) => text.replaceAll("metadata>", "title>"),
    "written by another program": (text) => text.replace("<metadata>", '<metadata\n  id="metadata1">\n'),
    "paid for": (text, { at }) =>
      text.replace(
        ...([
          ["<svg", '<svg isPaid="true" data-payment="bought"'],
          ["</metadata>", ".bought</metadata>"],
          ["</metadata>", "&amp;isPaid=true</metadata>"],
          ["<metadata>", '<metadata payment="bought">'],
        ][at % 4] as [string, string]),
      ),
  }),
});

test("A corrupted SVG opens a figure that it contains or gets an error", async () => {
  const files = await filesOf((spec) => toUtf8(addSvgFigure(drawn(spec), spec)));
  await checkFiles({ ...mutated(SVG, files), open: openFile, errors: FILE_ERRORS });
});

const BASE = "https://profigure.example/create";
const LINK = mutationsOf({
  split: (file) =>
    toText(file)
      .split(/(?<=[.#=])/)
      .map(ofText),
  spot: (file) => ({ start: BASE.length, length: file.length - BASE.length }),
  forgeries: ofTexts({
    "another letter": (text, mutation) => changeLetter(text, mutation, BASE.length + 3),
    "another version": (text, { size }) => text.replace("#f=2", `#f=${size % 12}`),
    "the other case": (text) => text.toUpperCase().replace("#F=", "#f="),
    percent: (text) => text.replaceAll(".", "%2E"),
    padding: (text) => `${text}=`,
    "paid for": (text, { at }) => text + [".bought", "&isPaid=true", "&payment=bought", ".1", "#isPaid"][at % 5],
    "another URL": (text) => text.replace(BASE, "https://example.org/x?isPaid=true"),
  }),
});
const openLink = async (file: Uint8Array) => {
  const link = toText(file);
  return URL.canParse(link) ? readFigureLink(new URL(link).hash) : undefined;
};

test("A corrupted link opens its figure or gets an error", async () => {
  const files = await filesOf((spec) => toUtf8(`${BASE}#f=${encodeFigure(spec)}`));
  await checkFiles({
    ...mutated(LINK, files),
    open: openLink,
    errors: ["damaged", "newer"],
    runs: 4 * RUNS,
  });
});
