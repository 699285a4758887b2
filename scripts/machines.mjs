// What machines read, beside the built Storybook: llms.txt, each docs page as Markdown (page-markdown.mjs), the
// manifests without what only our sources know, and the shadcn registry.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { namesOf } from "./api-page.mjs";
import { API, fileOf, manifest, PUBLIC, text, toMarkdown } from "./page-markdown.mjs";
import { descriptionOf, writeRegistry } from "./registry.mjs";

/** @typedef {import("./page-markdown.mjs").Page} Page */
/** @typedef {import("./page-markdown.mjs").Story} Story */
/** @typedef {import("./page-markdown.mjs").Component} Component */

const ROOT = join(import.meta.dirname, "..");

/** The import that a story's code needs from us; other packages' stay. @param {string} code */
function importsOf(code) {
  const lines = [...code.matchAll(/import (?:type )?\{([^}]+)\} from ['"]([^'"]+)['"];?/g)];
  const ours = new Set();
  const others = lines.flatMap(([, names = "", from = ""]) => {
    if (from !== manifest.name && !from.startsWith("."))
      return from === "storybook/test" ? [] : [`import {${names}} from "${from}";`];
    for (const name of names.split(",")) if (API.has(name.trim())) ours.add(name.trim());
    return [];
  });
  return [...(ours.size ? [`import { ${[...ours].sort().join(", ")} } from "${manifest.name}";`] : []), ...others].join(
    "\n",
  );
}

/** Gives a component the props that TypeScript reads. @param {Component} component */
function withProps(component, name = component.name) {
  component.reactDocgen = { ...component.reactDocgen, exportName: name, props: API.get(name)?.props ?? {} };
}

/** The manifests as consumers need them: paths below the repository, imports from the package, no page as a component. @param {string} out */
function cleanManifests(out) {
  const folder = join(out, "manifests");
  /** @param {string} name */
  const read = (name) => JSON.parse(readFileSync(join(folder, name), "utf8").replaceAll(`${ROOT}/`, "./"));
  const components = read("components.json");
  const docs = read("docs.json");
  for (const [id, component] of Object.entries(/** @type {Record<string, Component>} */ (components.components))) {
    // Foundations show tokens, Motion a hook, and the reference functions: pages, and no component.
    if (/^\.\/stories\/(foundations\/|reference\/|figure\/Motion\.)/.test(component.path)) {
      Object.assign(docs.docs, component.docs);
      delete components.components[id];
      continue;
    }
    if (component.import) component.import = importsOf(component.import);
    withProps(component);
    for (const [name, part] of Object.entries(
      /** @type {Record<string, Component>} */ (component.subcomponents ?? {}),
    )) {
      const file = PUBLIC.get(name) ?? "";
      part.path = `./src/${file}`;
      part.import = `import { ${name} } from "${manifest.name}";`;
      part.description = descriptionOf(name, text(`src/${file}`));
      withProps(part, name);
    }
  }
  writeFileSync(
    join(folder, "components.json"),
    // An agent copies what it finds, so a wrong use is shown in the pages alone.
    JSON.stringify(components, (key, value) =>
      key === "stories" ? value.filter((/** @type {Component} */ { id }) => !id.endsWith("--dont")) : value,
    ),
  );
  writeFileSync(join(folder, "docs.json"), JSON.stringify(docs));
  // A page to debug the manifests, from before.
  rmSync(join(folder, "components.html"), { force: true });
  return /** @type {Component[]} */ (Object.values(components.components));
}

/** @param {string} out the folder of the Storybook */
function writePages(out) {
  const components = cleanManifests(out);
  const { entries } = JSON.parse(readFileSync(join(out, "index.json"), "utf8"));
  /** @type {Page[]} */
  const pages = Object.values(entries).filter(({ type }) => type === "docs");
  /** @type {Story[]} */
  const stories = Object.values(entries).filter(({ type }) => type === "story");
  const byId = new Map(pages.map((page) => [page.id, page]));
  const folder = join(out, "docs");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  /** @type {Map<string, string[]>} */
  const sections = new Map();
  for (const page of pages) {
    const component = components.find(({ path }) => page.storiesImports.includes(path));
    const content = toMarkdown(page, component, byId, stories);
    writeFileSync(join(folder, fileOf(page)), content);
    const title = page.title.split("/");
    const section = title.length > 1 ? (title[0] ?? "") : "Guides";
    // The first paragraph says what it is.
    const [, lead = ""] = /^# .*\n\n([^\n]+)/m.exec(content) ?? [];
    const status = page.tags.includes("experimental") ? " (experimental)" : "";
    const names = [...text(page.importPath).matchAll(/<Api of="([^"]+)"/g)].flatMap(([, of = ""]) => namesOf(of));
    const parts = Object.keys(component?.subcomponents ?? {});
    const exports = names.length ? names : parts.length ? [component?.name, ...parts] : [];
    const line = `- [${title.at(-1)}](docs/${basename(fileOf(page))})${status}: ${lead.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")}${exports.length ? ` Exports: ${exports.map((name) => `\`${name}\``).join(", ")}.` : ""}`;
    sections.set(section, [...(sections.get(section) ?? []), line]);
  }
  const lists = [...sections].map(([name, lines]) => `## ${name}\n\n${lines.join("\n")}`);
  writeFileSync(join(out, "llms.txt"), [HEAD, ...lists, DATA].join("\n\n"));
}

const HEAD = `# ProFigure

> ${manifest.description}

React 19 is a peer. Every component is imported by its name from \`${manifest.name}\`; its style sheet is imported once, \`@import "${manifest.name}/styles.css" layer(components);\` below Tailwind 4. Components take data and callbacks: none fetches, stores or routes. Prices are whole US cents. Props that are not in a page's table are those of the root's element; others do not exist. Functions, constants and types stand under Reference, by name; props and texts of a component have the types \`PlanCardProps\` and \`PlanCardLabels\`. A story is code that an app may paste, or it is only seen in the Storybook: links to \`../?path=\` open that, for people. A component is stable unless it is called experimental, as the page Status says.

With shadcn, \`npx shadcn add ADDRESS/r/plan-card.json\` adds one component from the package, and \`npx shadcn add ADDRESS/r/source/plan-card.json\` its whole source, where ADDRESS is that of this file's folder.`;

const DATA = `## Data

- [Components](manifests/components.json): each component with its props and the code of its stories
- [Pages](manifests/docs.json): the pages that belong to no component, as MDX
- [Registry](r/registry.json): every item of the shadcn registry
`;

const out = join(ROOT, process.argv[2] ?? "storybook-static");
writePages(out);
writeRegistry(out);
