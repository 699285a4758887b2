// What machines read beside the built Storybook: whole, without JSX and without dead links.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { kebab, publicComponents } from "../../scripts/registry.mjs";

const OUT = join(import.meta.dirname, "../../storybook-static");
const read = (file: string) => readFileSync(join(OUT, file), "utf8");
const json = (file: string) => JSON.parse(read(file));

const entries: Record<string, { type: string; id: string }> = json("index.json").entries;
const pages = Object.values(entries)
  .filter(({ type }) => type === "docs")
  .map(({ id }) => `${id.replace(/--docs$/, "")}.md`);
const names = publicComponents().map(({ name }) => name);

/** Without code, in which JSX is meant to be read. */
const prose = (markdown: string) => markdown.replace(/^ *```[\s\S]*?^ *```/gm, "").replace(/`[^`\n]*`/g, "");
const linksOf = (markdown: string) =>
  [...prose(markdown).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, href = ""]) => (/^https?:/.test(href) ? [] : [href]));

/** The links of a file in `folder` that lead to no file and no story. */
const dead = (markdown: string, folder: string) =>
  linksOf(markdown).filter((href) => {
    const [, id] = /^\.\.\/\?path=\/(?:story|docs)\/([\w-]+)/.exec(href) ?? [];
    return id ? !entries[id] : !existsSync(resolve(OUT, folder, href));
  });

test("Every docs page of the Storybook has its page in Markdown", () => {
  expect(readdirSync(join(OUT, "docs")).sort()).toEqual(pages.sort());
});

test("llms.txt names every page once, and every link in it resolves", () => {
  const links = linksOf(read("llms.txt"));
  expect(links.filter((href) => href.startsWith("docs/")).sort()).toEqual(pages.map((page) => `docs/${page}`).sort());
  expect(dead(read("llms.txt"), ".")).toEqual([]);
});

for (const page of pages) {
  test(`The Markdown of ${page} has no JSX, and its links resolve`, () => {
    const markdown = read(`docs/${page}`);
    expect(markdown).toMatch(/^# .+\n\n\S/);
    expect(prose(markdown).match(/<\/?[A-Z][^\n]*|^(import|export) [^\n]*|\{[^\n]*/gm) ?? []).toEqual([]);
    expect(dead(markdown, "docs")).toEqual([]);
  });
}

test("The manifests have no error, every public component, and nothing that only this machine knows", () => {
  const { components } = json("manifests/components.json") as { components: Record<string, Part> };
  type Part = {
    id: string;
    name: string;
    error?: unknown;
    import?: string;
    stories?: Part[];
    subcomponents?: Record<string, Part>;
  };
  const all = Object.values(components).flatMap((one) => [one, ...Object.values(one.subcomponents ?? {})]);
  expect([...all, ...all.flatMap(({ stories = [] }) => stories)].filter(({ error }) => error)).toEqual([]);
  expect(names.filter((name) => !all.some((one) => one.name === name))).toEqual([]);
  expect(all.filter((one) => /PseudoStates|storybook\/test|src\/index/.test(one.import ?? ""))).toEqual([]);
  for (const file of ["components", "docs"]) expect(read(`manifests/${file}.json`)).not.toContain(process.cwd());
});

test("The registry has both forms of every public component, and its index names them", () => {
  const items: { name: string }[] = json("r/registry.json").items;
  const expected = names.flatMap((name) => [kebab(name), `source/${kebab(name)}`]);
  expect(items.map(({ name }) => name).sort()).toEqual(expected.sort());
  for (const name of expected) expect(json(`r/${name}.json`).name).toBe(name);
});
