// Tests that the style sheet has every class that the source, stories and docs use. It is built from the classes of the
// library and the site, and any other class would silently have no effect.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const ROOT = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`);

const sheet = filesIn("storybook-static/assets", /\.css$/)
  .map(read)
  .join("\n")
  .replaceAll("\\", "");

for (const folder of ["src", "stories", ".storybook"])
  test(`Every class used in ${folder} is in the style sheet`, () => {
    const missing = filesIn(folder, /\.(tsx?|mdx)$/).flatMap((file) => {
      const classes = new Set(read(file).match(/(?<=["'`\s])pf:[^\s"'`$]+(?=["'`\s])/g));
      return [...classes].filter((name) => !sheet.includes(`.${name}`)).map((name) => `${file}: ${name}`);
    });
    expect(missing).toEqual([]);
  });
