import { expect, test } from "vitest";
import { encodeFigure } from "../figure/schema/code.ts";
import { toFigureSpec } from "../figure/schema/spec.ts";
import { crc32 } from "../lib/crc32.ts";
import { addPngFigure, addSvgFigure, PNG_KEYWORD, PNG_SIGNATURE, readPngFigure, readSvgFigure } from "./figure-file.ts";

const spec = toFigureSpec({ name: "Maya Okonkwo" });
const PLAIN = '<svg xmlns="http://www.w3.org/2000/svg" aria-label="A &gt; B"><path d="M0 0"/></svg>';
const svg = addSvgFigure(PLAIN, spec);
const code = encodeFigure(spec);

test("readSvgFigure reads the added figure; the drawing is unchanged", () => {
  expect(readSvgFigure(svg)).toEqual(spec);
  expect(svg.replace(/<metadata>.*<\/metadata>/, "")).toBe(PLAIN);
});

test("readSvgFigure reads an SVG that another program saved again", () => {
  for (const element of [
    `<metadata id="metadata1">profigure:${code}</metadata>`,
    `<metadata\n   id="metadata1">\n    profigure:${code}\n  </metadata>`,
    `<svg:metadata>profigure:${code}</svg:metadata>`,
  ])
    expect(readSvgFigure(PLAIN.replace(">", `>${element}`))).toEqual(spec);
});

test("readSvgFigure ignores a figure code outside the metadata", () => {
  for (const element of ["title", "text", "desc", "tspan"])
    expect(readSvgFigure(`<svg><${element}>profigure:${code}</${element}></svg>`)).toBeUndefined();
});

test("An SVG or text without a figure code returns no figure", () => {
  for (const text of ["", "hello", "<svg/>", "<metadata>profigure:", `<metadata>profigure:${"x".repeat(5000)}<`])
    expect(readSvgFigure(text)).toBeUndefined();
});

const ascii = (text: string) => [...new TextEncoder().encode(text)];
const number = (value: number) => [value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 255);
function chunk(type: string, data: readonly number[]): readonly number[] {
  const body = [...ascii(type), ...data];
  return [...number(data.length), ...body, ...number(crc32(Uint8Array.from(body)))];
}
const header = chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0]);
const text = chunk("iTXt", [...ascii(PNG_KEYWORD), 0, 0, 0, 0, 0, ...ascii(code)]);
const end = chunk("IEND", []);
const png = (...chunks: (readonly number[])[]) => Uint8Array.from([...PNG_SIGNATURE, ...chunks.flat()]);

test("readPngFigure finds the figure code before and after other chunks", () => {
  expect(readPngFigure(png(header, text, end))).toEqual(spec);
  expect(readPngFigure(png(header, chunk("IDAT", [1, 2, 3]), text, end))).toEqual(spec);
});

test("A PNG without a figure code before its end returns no figure", () => {
  expect(readPngFigure(png(header, end))).toBeUndefined();
  expect(readPngFigure(png(header, chunk("iTXt", ascii("Title\0\0\0\0\0Maya")), end))).toBeUndefined();
  expect(readPngFigure(png(header, end, text))).toBeUndefined();
});

test("A PNG with a wrong checksum is damaged even if its text is valid", () => {
  const changed = png(header, text, end);
  changed[PNG_SIGNATURE.length + header.length + text.length - 1] = 0x55;
  expect(readPngFigure(changed)).toBe("damaged");
});

test("A PNG that ends inside a chunk is damaged", () => {
  expect(readPngFigure(png(header, text.slice(0, -1)))).toBe("damaged");
  expect(readPngFigure(png(header))).toBe("damaged");
  expect(readPngFigure(new Uint8Array())).toBe("damaged");
});

test("A file may contain the same figure twice, but not two figures", () => {
  const other = toFigureSpec({ name: "Viktor Dragan" });
  const files = [
    (last: typeof spec) => readSvgFigure(addSvgFigure(svg, last)),
    (last: typeof spec) => readPngFigure(addPngFigure(png(header, text, end), last)),
  ];
  for (const readTwo of files) {
    expect(readTwo(spec)).toEqual(spec);
    expect(readTwo(other)).toBe("several");
  }
});
