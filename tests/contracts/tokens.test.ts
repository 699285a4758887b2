// What the files of tokens say, and that theme.css says the same.
import { readFileSync } from "node:fs";
import { defineConfig, Logger, parse } from "@terrazzo/parser";
import { expect, test } from "vitest";
import { THEME_COLORS } from "../../scripts/site.mjs";
import { CONTEXTS, resolve, type TokenDocument, toStyleSheet } from "../../scripts/tokens/document.ts";
import { readStyleSheet } from "../../scripts/tokens/style-sheet.ts";
import { pixels } from "../../scripts/tokens/token.ts";
import { tokenFiles } from "../../scripts/tokens.ts";

const CSS = readFileSync(new URL("../../src/styles/theme.css", import.meta.url), "utf8");
const sheet = readStyleSheet(CSS);
const document: TokenDocument = JSON.parse(tokenFiles()["tokens.json"]);
const figma = {
  light: JSON.parse(tokenFiles()["figma-light.tokens.json"]),
  dark: JSON.parse(tokenFiles()["figma-dark.tokens.json"]),
};
const sorted = <T>(map: ReadonlyMap<string, T>) => Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));

test("Every custom property of @theme is a token of tokens.json", () => {
  // Looked for in the text, so that what the reader overlooks is missed here.
  const block = CSS.slice(CSS.indexOf("@theme {"), CSS.indexOf("@keyframes"));
  const names = [...block.matchAll(/^\s*--([\w-]+):(?!\s*initial;)/gm)].map(([, name]) => name);
  const paths = [...resolve(document, "light").keys()].filter((path) => !path.startsWith("type."));
  expect(paths.map((path) => path.replace(".$root", "").replace(".", "-")).sort()).toEqual(names.sort());
});

test("tokens.json says what theme.css says, value for value", () => {
  const back = toStyleSheet(document);
  expect(sorted(back.tokens)).toEqual(sorted(sheet.tokens));
  expect(sorted(back.moreContrast)).toEqual(sorted(sheet.moreContrast));
  expect(sorted(back.roles)).toEqual(sorted(sheet.roles));
});

test("CSS stands beside a value only where the format has no word for it", () => {
  const written = [...resolve(document, "light")].filter(([, { $extensions }]) => $extensions);
  const kinds = written.map(([path, { $extensions }]) =>
    /vw/.test(String($extensions?.profigure.css)) ? "fluid" : path.split(".")[0],
  );
  expect([...new Set(kinds)].sort()).toEqual(["animate", "fluid", "stretch", "type"]);
});

test("A fluid size is given at both ends of its range", () => {
  expect(pixels("min(clamp(1.875rem, 1.5rem + 1.7vw, 3rem), 11vw)", 1440)).toBe(48);
  const { $value, $extensions } = resolve(document, "light").get("text.h2") ?? {};
  expect($value).toEqual({ value: 3, unit: "rem" });
  expect($extensions?.profigure.narrow).toEqual({ value: 1.875, unit: "rem" });
});

test("Another reader of the format finds no fault, and the same colors in every theme", async () => {
  const logger = new Logger({ level: "warn" });
  const { resolver } = await parse([{ filename: new URL("file:///tokens.json"), src: tokenFiles()["tokens.json"] }], {
    config: defineConfig({ lint: { rules: {} } }, { cwd: new URL("file:///"), logger }),
    logger,
    req: () => Promise.reject(new Error("tokens.json stands alone.")),
  });
  expect([logger.errorCount, logger.warnCount]).toEqual([0, 0]);
  for (const theme of CONTEXTS) {
    const read = resolver.apply({ theme });
    const own = resolve(document, theme);
    // It calls a group's root token by the group.
    expect(Object.keys(read).sort()).toEqual([...own.keys()].map((path) => path.replace(".$root", "")).sort());
    for (const [path, { $type, $value }] of own)
      if ($type === "color") expect(read[path]?.$value, path).toMatchObject({ alpha: 1, ...($value as object) });
  }
});

test("Figma gets a variable of each color, size and face, in sRGB and pixels, with the same names in both modes", () => {
  const { light, dark } = figma;
  expect([light.$extensions, dark.$extensions]).toEqual([
    { "com.figma.modeName": "Light" },
    { "com.figma.modeName": "Dark" },
  ]);
  const names = (mode: typeof light) =>
    Object.entries<object>(mode).flatMap(([group, tokens]) => Object.keys(tokens).map((name) => `${group}/${name}`));
  expect(names(dark).sort()).toEqual(names(light).sort());
  expect(light.color.background.$value).toMatchObject({ colorSpace: "srgb", alpha: 1, hex: "#F8F4EA" });
  expect(dark.color.background.$value.hex).toBe("#0C1222");
  expect(light.color.backdrop.$value.alpha).toBe(0.62);
  expect([light.text.h2, light.spacing.step, light.radius.lg].map(({ $type, $value }) => [$type, $value])).toEqual([
    ["number", 48],
    ["number", 4],
    ["number", 20],
  ]);
  expect(light.font.display).toMatchObject({ $type: "string", $value: "Anybody Variable" });
  expect(light.spacing.step.$extensions["com.figma.codeSyntax"]).toEqual({ WEB: "var(--pf-spacing)" });
});

test("The web manifest and the browser's bars have the background of the page", () => {
  const hex = (mode: typeof figma.light) => mode.color.background.$value.hex.toLowerCase();
  expect({ light: hex(figma.light), dark: hex(figma.dark) }).toEqual(THEME_COLORS);
});
