import { expect, test } from "vitest";
import type { CollectedFigure } from "../../src/domain/collected-figure.ts";
import { toFigureDesign } from "../../src/figure/schema/design.ts";
import type { FigureSpec } from "../../src/figure/schema/spec.ts";
import { BACKUP_ERRORS, makeBackup, readBackup } from "../../src/site/backup/backup.ts";
import { store } from "../../src/site/store/store.ts";
import { changeLetter, checkFiles, filesOf, mutated, ofText, ofTexts, toText } from "./changed-files.ts";
import { mutationsOf } from "./mutations.ts";

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
const BACKUP = mutationsOf({
  split: (file) =>
    toText(file)
      .split(/(?<=[,{[])/)
      .map(ofText),
  spot: (file) => ({ start: toText(file).indexOf('"figures"'), length: 1500 }),
  forgeries: ofTexts({
    "another letter of a name": (text, mutation) =>
      text.replace(/"name":"[^"]*/, (name) => changeLetter(name, mutation, 8)),
    "another option": (text, { at }) =>
      text.replace(
        ...([
          ['"hero"', '"villain"'],
          ['"blister"', '"window"'],
          ["true", "false"],
          ["false", "true"],
        ][at % 4] as [string, string]),
      ),
    "the first version": (text) => text.replace('"version":2', '"version":1'),
    "a later version": (text) => text.replace('"version":2', '"version":3'),
    "no checksum": (text) => text.replace(/,"checksum":\d+/, ""),
    "another checksum": (text, { at }) => text.replace(/"checksum":\d+/, `"checksum":${at}`),
    "the same, formatted differently": (text) => {
      try {
        return JSON.stringify(JSON.parse(text), null, 2);
      } catch {
        return text;
      }
    },
    "paid for": (text, { at }) =>
      text.replace(
        ...([
          ['"unpaid"', '"bought"'],
          ['"account":{', '"account":{"planUse":{"plan":"legendary","downloadsUsed":0},'],
          ['"id":', '"isPaid":true,"id":'],
          ['"name":', '"isPaid":true,"name":'],
        ][at % 4] as [string, string]),
      ),
  }),
});

test("A corrupted backup yields the original figures or an error", async () => {
  const files = await filesOf(async (spec) => {
    const state = { ...store.read(), figures: [collected(spec, "one"), collected(spec, "two")] };
    return new Uint8Array(await makeBackup(state, [], NOW).arrayBuffer());
  });
  const open = async (file: Uint8Array) => {
    const backup = await readBackup(new Blob([new Uint8Array(file)]));
    if (typeof backup === "string") return backup;
    const spec = backup.figures[0]?.design.spec as FigureSpec;
    expect(backup.figures).toEqual([collected(spec, "one"), collected(spec, "two")]);
    return spec;
  };
  await checkFiles({ ...mutated(BACKUP, files), open, errors: Object.keys(BACKUP_ERRORS) });
});
