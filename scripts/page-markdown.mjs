// A docs page of the Storybook as Markdown: from the same MDX, with the props' doc comments.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import { sanitize, storyNameFromExport } from "storybook/internal/csf";
import { readApi } from "./api.mjs";
import { apiMarkdown, labelsOf } from "./api-page.mjs";
import { briefEndMatter, pageOf, STATUSES, statusLine } from "./component-page.mjs";
import { publicComponents } from "./registry.mjs";
import { pastable } from "./story-code.mjs";

const ROOT = join(import.meta.dirname, "..");
/** @param {string} file */
export const text = (file) => readFileSync(join(ROOT, file), "utf8");
export const manifest = JSON.parse(text("package.json"));
const mdx = remark().use(remarkGfm).use(remarkMdx);
const markdown = remark().use(remarkGfm, { tablePipeAlign: false }).data("settings", { bullet: "-", rule: "-" });

/** A node of mdast. @typedef {{ type: string, [field: string]: any }} Node */
/** A docs page of index.json. @typedef {{ id: string, title: string, importPath: string, storiesImports: string[], tags: string[], anchors: { title: string }[] }} Page */
/** A story of index.json. @typedef {{ id: string, name: string, importPath: string, tags: string[] }} Story */
/** A component of manifests/components.json. @typedef {{ id: string, name: string, path: string, [field: string]: any }} Component */

export const PUBLIC = new Map(publicComponents().map((component) => [component.name, component.file]));
export const API = readApi();

/** @param {Page} page */
export const fileOf = (page) => `${page.id.replace(/--docs$/, "")}.md`;

/** @param {string} value */
const cell = (value) => value.replace(/\s+/g, " ").replaceAll("|", "\\|").trim();

/** @param {Record<string, any>} props */
function table(props) {
  const rows = Object.entries(props).map(([name, { tsType, required, description = "", defaultValue }]) => {
    const type = tsType?.raw ?? tsType?.name ?? "";
    const start = defaultValue?.value ?? "";
    return `| \`${name}\`${required ? " (required)" : ""} | ${type ? `\`${cell(type)}\`` : ""} | ${start ? `\`${cell(start).replaceAll("`", "")}\`` : ""} | ${cell(description)} |`;
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
    labels: labelsOf(API, names),
    sources: [...(file ? [`component \`src/${file}\``] : []), `stories \`${path.replace("./", "")}\``],
  };
}

/** A docs page as Markdown. @param {Page} page @param {Component | undefined} component @param {ReadonlyMap<string, Page>} pages @param {Story[]} stories */
export function toMarkdown(page, component, pages, stories) {
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
  /** A story by its export: its code, where an app may paste it, or where it is seen. @param {string} name */
  const story = (name) => {
    const found = storyOf(name);
    const code = found?.warning ? undefined : pastable(found?.snippet, (one) => API.has(one));
    const shown = `[${found?.name ?? name}](../?path=/story/${idOf(name)})`;
    return parse(code ? `${shown}:\n\n\`\`\`tsx\n${code}\n\`\`\`` : `Seen in the Storybook: ${shown}.`);
  };
  /** @param {string} of */
  const props = (of) => {
    const part = API.get(of === "Stories" ? (component?.name ?? "") : of);
    if (part?.kind !== "component") throw new Error(`${page.importPath}: profigure has no component ${of}`);
    const parts = of === "Stories" ? Object.keys(component?.subcomponents ?? {}) : [];
    return [part.name, ...parts.filter((name) => !source.includes(`of={${name}}`))].flatMap((name) => {
      const own = API.get(name)?.props ?? {};
      const title = parts.length ? `Props of \`${name}\`:\n\n` : "";
      return parse(Object.keys(own).length ? `${title}${table(own)}` : `\`${name}\` has no props of its own.`);
    });
  };
  const source = text(page.importPath);
  /** A file that the page shows whole. @param {Node} node */
  const rawFile = (node) => {
    const name = JSON.stringify(node).match(/"name":"code","value":\{[^}]*?"value":"(\w+)/)?.[1];
    const [, path = ""] = source.match(new RegExp(`import ${name} from "(.+)\\?raw"`)) ?? [];
    return {
      type: "code",
      lang: path.split(".").at(-1),
      value: text(join(dirname(page.importPath), path))
        .replace(/(\.\.\/)+src\/index\.ts/, manifest.name)
        .trimEnd(),
    };
  };
  /** @type {Record<string, (of: string, node: Node) => Node[]>} */
  const blocks = {
    Meta: () => [],
    Canvas: (of) => story(of.split(".").at(-1) ?? ""),
    Controls: (of) => props(of.split(".")[0] ?? ""),
    ArgTypes: props,
    WhenIdle: (_, node) => node.children.flatMap(convert),
    DoDont: () =>
      ["Do", "Dont"].flatMap((name) => {
        const code = pastable(storyOf(name)?.snippet, (one) => API.has(one));
        return parse(
          `**${name === "Do" ? "Do" : "Don’t"}.** ${storyOf(name)?.description}${code ? `\n\n\`\`\`tsx\n${code}\n\`\`\`` : ""}`,
        );
      }),
    Api: (of) => parse(apiMarkdown(API, of)),
    Downloads: () =>
      parse(
        [...text("stories/foundations/Downloads.tsx").matchAll(/\["([\w.-]+)", "([^"]+)"\]/g)]
          .map(([, name, what]) => `- [${name}](../${name}): ${what}`)
          .join("\n"),
      ),
    SourceFile: (_, node) => [rawFile(node)],
    Markdown: () => parse(CHANGELOG.replace(/^# .*\n/, "")),
  };
  /** @param {Node} node @returns {Node[]} */
  const convert = (node) => {
    if (node.type === "mdxjsEsm") return [];
    if (node.type === "mdxJsxFlowElement") {
      const block = blocks[node.name];
      if (!block) throw new Error(`${page.importPath}: <${node.name}> has no form in Markdown`);
      const of = node.attributes.find((/** @type {Node} */ one) => one.name === "of")?.value;
      return block(of?.value ?? of ?? "", node);
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
  if (facts.stories.length) children.push(...links(briefEndMatter(facts)));
  return markdown.stringify({ type: "root", children });
}
