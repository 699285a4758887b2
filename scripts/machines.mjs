// What machines read, beside the built Storybook: llms.txt, each docs page as Markdown (from the same MDX, with the
// props' doc comments), the manifests without what only our sources know, and the shadcn registry.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import { sanitize, storyNameFromExport } from "storybook/internal/csf";
import { endMatter, pageOf, STATUSES, statusLine } from "./component-page.mjs";
import { descriptionOf, publicComponents, writeRegistry } from "./registry.mjs";

const ROOT = join(import.meta.dirname, "..");
/** @param {string} file */
const text = (file) => readFileSync(join(ROOT, file), "utf8");
const manifest = JSON.parse(text("package.json"));
const mdx = remark().use(remarkGfm).use(remarkMdx);
const markdown = remark().use(remarkGfm, { tablePipeAlign: false }).data("settings", { bullet: "-", rule: "-" });

/** A node of mdast. @typedef {{ type: string, [field: string]: any }} Node */
/** A docs page of index.json. @typedef {{ id: string, title: string, importPath: string, storiesImports: string[], tags: string[], anchors: { title: string }[] }} Page */
/** A story of index.json. @typedef {{ id: string, name: string, importPath: string, tags: string[] }} Story */
/** A component of manifests/components.json. @typedef {{ id: string, name: string, path: string, [field: string]: any }} Component */

const PUBLIC = new Map(publicComponents().map((component) => [component.name, component.file]));
/** Every name that `src/index.ts` exports. */
const EXPORTS = new Set(
  [...text("src/index.ts").matchAll(/export (?:type )?\{([^}]+)\}/g)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.replace(/^\s*(type )?(.* as )?/, "").trim()),
  ),
);

/** @param {Page} page */
const fileOf = (page) => `${page.id.replace(/--docs$/, "")}.md`;

/** The import that a story's code needs from us; other packages' stay. @param {string} code */
function importsOf(code) {
  const lines = [...code.matchAll(/import (?:type )?\{([^}]+)\} from ['"]([^'"]+)['"];?/g)];
  const ours = new Set();
  const others = lines.flatMap(([, names = "", from = ""]) => {
    if (from !== manifest.name && !from.startsWith("."))
      return from === "storybook/test" ? [] : [`import {${names}} from "${from}";`];
    for (const name of names.split(",")) if (EXPORTS.has(name.trim())) ours.add(name.trim());
    return [];
  });
  return [...(ours.size ? [`import { ${[...ours].sort().join(", ")} } from "${manifest.name}";`] : []), ...others].join(
    "\n",
  );
}

/** The manifests as consumers need them: paths below the repository, imports from the package, no page as a component. @param {string} out */
function cleanManifests(out) {
  const folder = join(out, "manifests");
  /** @param {string} name */
  const read = (name) => JSON.parse(readFileSync(join(folder, name), "utf8").replaceAll(`${ROOT}/`, "./"));
  const components = read("components.json");
  const docs = read("docs.json");
  for (const [id, component] of Object.entries(/** @type {Record<string, Component>} */ (components.components))) {
    // Foundations show tokens, and Motion a hook: pages, and no component.
    if (/^\.\/stories\/(foundations\/|figure\/Motion\.)/.test(component.path)) {
      Object.assign(docs.docs, component.docs);
      delete components.components[id];
      continue;
    }
    if (component.import) component.import = importsOf(component.import);
    for (const [name, part] of Object.entries(
      /** @type {Record<string, Component>} */ (component.subcomponents ?? {}),
    )) {
      const file = PUBLIC.get(name) ?? "";
      part.path = `./src/${file}`;
      part.import = `import { ${name} } from "${manifest.name}";`;
      part.description = descriptionOf(name, text(`src/${file}`));
      // A name that is not declared as a function is looked for in the whole list, and another is found.
      if (part.reactDocgen?.exportName !== name) delete part.reactDocgen;
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

/** @param {string} value */
const cell = (value) => value.replace(/\s+/g, " ").replaceAll("|", "\\|").trim();

/** @param {Record<string, any>} props */
function table(props) {
  const rows = Object.entries(props).map(([name, { tsType, required, description = "", defaultValue }]) => {
    const [what = "", inWords] = description.split(/\s*@default\s+/);
    const type = tsType?.raw ?? tsType?.name ?? "";
    const start = inWords ?? defaultValue?.value ?? "";
    return `| \`${name}\`${required ? " (required)" : ""} | ${type ? `\`${cell(type)}\`` : ""} | ${start ? `\`${cell(start).replaceAll("`", "")}\`` : ""} | ${cell(what)} |`;
  });
  return ["| Prop | Type | Default | Meaning |", "| --- | --- | --- | --- |", ...rows].join("\n");
}

const CHANGELOG = text("CHANGELOG.md");
/** @type {Record<string, string[]>} */
const ISSUES = JSON.parse(text(".storybook/known-issues.json"));
/** @type {Record<string, import("./component-page.mjs").Result>} */
const RESULTS = JSON.parse(text(".storybook/test-results.json"));

/** What is known of a page's component, as the Storybook's page shows it. @param {Page} page @param {Component | undefined} component @param {Story[]} all */
function factsOf(page, component, all) {
  // Other pages import stories too.
  const path = (page.tags.includes("attached-mdx") && page.storiesImports[0]) || "";
  const stories = all.filter(({ importPath }) => importPath === path);
  const names = component ? [component.name, ...Object.keys(component.subcomponents ?? {})] : [];
  const file = component && PUBLIC.get(component.name);
  return {
    status: STATUSES.find((status) => page.tags.includes(status)),
    names,
    otherNames: page.anchors.map(({ title }) => title),
    changelog: CHANGELOG,
    issues: names.flatMap((name) => ISSUES[name] ?? []),
    stories: stories.map(({ id, name, tags }) => ({
      id,
      name,
      isBehaviour: tags.includes("play-fn") && name.split(" ").length >= 4,
    })),
    result: RESULTS[pageOf(path)],
    sources: [...(file ? [`component \`src/${file}\``] : []), `stories \`${path.replace("./", "")}\``],
  };
}

/** A docs page as Markdown. @param {Page} page @param {Component | undefined} component @param {ReadonlyMap<string, Page>} pages @param {Story[]} stories */
function toMarkdown(page, component, pages, stories) {
  /** @param {string} source @returns {Node[]} */
  const parse = (source) => /** @type {any} */ (markdown.parse(source)).children;
  /** @param {string} href */
  const link = (href) => {
    const [, id = ""] = /^\?path=\/docs\/([\w-]+)/.exec(href) ?? [];
    const other = pages.get(id);
    return other ? `./${fileOf(other)}` : href.replace(/^\?/, "../?");
  };
  /** @param {string} name of its export */
  const idOf = (name) => `${component?.id ?? page.id.replace(/--docs$/, "")}--${sanitize(storyNameFromExport(name))}`;
  /** @param {string} name of its export */
  const storyOf = (name) => component?.stories?.find((/** @type {Component} */ one) => one.id === idOf(name));
  /** A story by its export: a link to it, and its code. @param {string} name */
  const story = (name) => {
    const found = storyOf(name);
    const code = found?.snippet && !found.warning ? `\n\n\`\`\`tsx\n${found.snippet}\n\`\`\`` : "";
    return parse(`Story: [${found?.name ?? name}](../?path=/story/${idOf(name)})${code}`);
  };
  /** @param {string} of */
  const props = (of) => {
    const part = of === "Stories" || of === component?.name ? component : component?.subcomponents?.[of];
    if (!part) throw new Error(`${page.importPath}: the manifest has no props of ${of}`);
    return part.reactDocgen?.props ? parse(table(part.reactDocgen.props)) : [];
  };
  const source = text(page.importPath);
  /** A file that the page shows whole. @param {Node} node */
  const rawFile = (node) => {
    const name = JSON.stringify(node).match(/"mdx(?:Flow|Text)Expression","value":"(\w+)"/)?.[1];
    const [, path = ""] = source.match(new RegExp(`import ${name} from "(.+)\\?raw"`)) ?? [];
    return { type: "code", lang: path.split(".").at(-1), value: text(join(dirname(page.importPath), path)).trimEnd() };
  };
  /** @type {Record<string, (of: string, node: Node) => Node[]>} */
  const blocks = {
    Meta: () => [],
    Canvas: (of) => story(of.split(".").at(-1) ?? ""),
    Controls: (of) => props(of.split(".")[0] ?? ""),
    ArgTypes: props,
    DoDont: () =>
      ["Do", "Dont"].flatMap((name) => [
        ...parse(`**${name === "Do" ? "Do" : "Don’t"}.** ${storyOf(name)?.description}`),
        ...story(name),
      ]),
    Downloads: () =>
      parse(
        [...text("stories/foundations/Downloads.tsx").matchAll(/\["([\w.-]+)", "([^"]+)"\]/g)]
          .map(([, name, what]) => `- [${name}](../${name}): ${what}`)
          .join("\n"),
      ),
    pre: (_, node) => [rawFile(node)],
    Markdown: () => parse(CHANGELOG.replace(/^# .*\n/, "")),
  };
  /** @param {Node} node @returns {Node[]} */
  const convert = (node) => {
    if (node.type === "mdxjsEsm") return [];
    if (node.type === "mdxJsxFlowElement") {
      const block = blocks[node.name];
      if (!block) throw new Error(`${page.importPath}: <${node.name}> has no form in Markdown`);
      return block(node.attributes.find((/** @type {Node} */ one) => one.name === "of")?.value?.value ?? "", node);
    }
    // An element of HTML within a line, such as <kbd>, is its text.
    if (node.type === "mdxJsxTextElement" && /^[a-z]/.test(node.name)) return node.children.flatMap(convert);
    if (node.type.startsWith("mdx")) throw new Error(`${page.importPath}: ${node.type} has no form in Markdown`);
    if (node.type === "link") node.url = link(node.url);
    if (node.children) node.children = node.children.flatMap(convert);
    return [node];
  };
  const tree = /** @type {any} */ (mdx.parse(source));
  const children = tree.children.flatMap(convert);
  const facts = factsOf(page, component, stories);
  /** @param {string} source */
  const links = (source) => parse(source).flatMap(convert);
  // Below the first paragraph, which says what it is.
  if (facts.status) children.splice(2, 0, ...links(statusLine({ ...facts, status: facts.status })));
  if (facts.stories.length) children.push(...links(endMatter(facts)));
  return markdown.stringify({ type: "root", children });
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
    const line = `- [${title.at(-1)}](docs/${basename(fileOf(page))})${status}: ${lead.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")}`;
    sections.set(section, [...(sections.get(section) ?? []), line]);
  }
  const lists = [...sections].map(([name, lines]) => `## ${name}\n\n${lines.join("\n")}`);
  writeFileSync(join(out, "llms.txt"), [HEAD, ...lists, DATA].join("\n\n"));
}

const HEAD = `# ProFigure

> ${manifest.description}

React 19 is a peer. Every component is imported by its name from \`${manifest.name}\`; its style sheet is imported once, \`@import "${manifest.name}/styles.css" layer(components);\` below Tailwind 4. Components take data and callbacks: none fetches, stores or routes. Prices are whole US cents. Props that are not in a page's table are those of the root's element; others do not exist. A component is stable unless it is called experimental, as the page Status says.

With shadcn, \`npx shadcn add ADDRESS/r/plan-card.json\` adds one component from the package, and \`npx shadcn add ADDRESS/r/source/plan-card.json\` its whole source, where ADDRESS is that of this file's folder.`;

const DATA = `## Data

- [Components](manifests/components.json): each component with its props and the code of its stories
- [Pages](manifests/docs.json): the pages that belong to no component, as MDX
- [Registry](r/registry.json): every item of the shadcn registry
`;

const out = join(ROOT, process.argv[2] ?? "storybook-static");
writePages(out);
writeRegistry(out);
