// A registry for `npx shadcn add`, as static files beside the Storybook: for each public component `r/NAME.json`, which
// installs the package, and `r/source/NAME.json`, which copies the component's source and all that it imports.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { ENTRIES } from "./entries.mjs";
import { siteUrl } from "./site.mjs";

const ROOT = join(import.meta.dirname, "..");
const SRC = join(ROOT, "src");
const ROOMS = ["primitives", "components", "editor", "figure", "domain"];
const SCHEMA = "https://ui.shadcn.com/schema";
const FONT = "@fontsource-variable/anybody";

/** @typedef {{ path: string, type: string, target: string, content: string }} File */
/** @typedef {{ name: string, title: string, description: string, dependencies: string[], files: File[] }} Item */

/** @param {string} file */
const read = (file) => readFileSync(join(SRC, file), "utf8");
const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

/** @param {string} name */
export const kebab = (name) => name.replace(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, "$1$3-$2$4").toLowerCase();

/** The public components: their names, the entry that exports each, and its file. */
export function publicComponents() {
  return Object.entries(ENTRIES).flatMap(([entry, path]) => {
    const lists = read(relative("src", path)).matchAll(/export \{([^}]+)\} from "\.\/([^"]+)"/g);
    return [...lists].flatMap(([, list = "", file = ""]) => {
      const names = list.split(",").map((name) => name.trim());
      return names
        .filter((name) => /^[A-Z][a-z]/.test(name))
        .map((name) => ({ name, entry, file, list: names.filter(Boolean) }));
    });
  });
}

/** The flat name of each module: its own, with its folder's before it where two have the same. */
export function flatNames() {
  const files = ROOMS.flatMap((room) =>
    readdirSync(join(SRC, room), { recursive: true, encoding: "utf8" }).map((file) => join(room, file)),
  ).filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));
  /** @param {string} file */
  const own = (file) => kebab(basename(file, extname(file)));
  const owns = files.map(own);
  const names = files.map((file) => {
    const isAlone = owns.indexOf(own(file)) === owns.lastIndexOf(own(file));
    return /** @type {const} */ ([
      file,
      `${isAlone ? "" : `${kebab(basename(dirname(file)))}-`}${own(file)}${extname(file)}`,
    ]);
  });
  if (new Set(names.map(([, name]) => basename(name, extname(name)))).size < names.length)
    throw new Error("Two modules of the library have the same flat name.");
  return new Map(names);
}

const IMPORT = /(\bfrom |\bimport\(|^import )"([^"]+)"/gm;
const NOTICE = `/* ${manifest.name} ${manifest.version}, MIT: see LICENSE */\n`;

/** The sources that can be copied, with their imports as they are in one flat folder. */
function readSources() {
  const flat = flatNames();
  const styled = new Set(publicComponents().map(({ file }) => file));
  const entries = [...flat].map(([file, name]) => {
    /** @type {Set<string>} */
    const imports = new Set();
    /** @type {Set<string>} */
    const packages = new Set();
    let code = read(file).replace(IMPORT, (_, before, from) => {
      if (!from.startsWith(".")) {
        packages.add(from.split("/", from.startsWith("@") ? 2 : 1).join("/"));
        return `${before}"${from}"`;
      }
      const path = join(dirname(file), from);
      const to = flat.get(path);
      if (!to) throw new Error(`src/${file} imports ${from}, which is no module of the library.`);
      imports.add(path);
      return `${before}"./${basename(to, extname(to))}"`;
    });
    // Each public component brings the styles along, so that nobody has to import them.
    if (styled.has(file))
      code = code.replace(/^("use client";\n+)?/, (directive) => `${directive}import "./styles.css";\n`);
    return /** @type {const} */ ([file, { name, code: NOTICE + code, imports, packages }]);
  });
  return new Map(entries);
}

/** The style sheets in one flat folder. What Tailwind does not allow in a layer (variants, utilities) stays outside. */
function styleFiles() {
  const sheet = read("styles/library.css")
    .replace(
      /^\/\*[\s\S]*?\*\//,
      "/* All that the components of this folder need, below your utilities: a Tailwind build of its own, with its own prefix. */\n@layer theme, base, components, utilities;",
    )
    .replace('theme.css" prefix', 'theme.css" layer(theme) prefix')
    .replace('fonts.css"', `fonts.css";\n@import "${FONT}/standard.css"`)
    .replace('reset.css"', 'reset.css" layer(components)')
    .replace('utilities.css"', 'utilities.css" layer(components)')
    .replace(/(@source "[^;]+;\n)+/, '@source "./*.{ts,tsx}";\n');
  // Not every build finds a package by an address in url().
  const fonts = read("styles/fonts.css").replace(/@font-face \{\n {2}font-family: "Anybody Variable";[^}]+\}\n/g, "");
  return {
    "styles.css": sheet,
    "theme.css": read("styles/theme.css"),
    "fonts.css": fonts,
    "reset.css": read("styles/reset.css"),
  };
}

/** @param {string} name @param {string} content @param {string} type @returns {File} */
const file = (name, content, type) => ({
  path: `${manifest.name}/${name}`,
  type,
  target: `@components/${manifest.name}/${name}`,
  content,
});

/** The class of shadcn's dark theme does not say which scheme it is. */
const DARK = { "@layer base": { ".dark": { "color-scheme": "dark" } } };

/** The first sentence of a component's doc comment. @param {string} name @param {string} code */
function descriptionOf(name, code) {
  const [comment = ""] =
    code.match(new RegExp(`/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/(?=\\nexport (?:function|const) ${name}\\b)`)) ?? [];
  return comment
    .replace(/^\s*\/?\*+\/? ?|\s*\*\/$/gm, "")
    .replace(/\s+/g, " ")
    .replace(/ @default.*/, "")
    .trim();
}

/** All items of the registry, by the path of their file below `r/`. @returns {Record<string, Item & object>} */
export function registryItems() {
  const sources = readSources();
  const styles = Object.entries(styleFiles()).map(([name, content]) => file(name, content, "registry:file"));
  const licence = file("LICENSE", readFileSync(join(ROOT, "LICENSE"), "utf8"), "registry:file");
  /** @param {string} path */
  const source = (path) => {
    const found = sources.get(path);
    if (!found) throw new Error(`src/${path} cannot be copied.`);
    return found;
  };
  /** @param {string} entry */
  const closure = (entry) => {
    const all = new Set([entry]);
    for (const path of all) for (const next of source(path).imports) all.add(next);
    return [...all].sort();
  };
  const items = publicComponents().flatMap(({ name, entry, file: path, list }) => {
    const common = {
      $schema: `${SCHEMA}/registry-item.json`,
      type: "registry:component",
      title: name,
      description: descriptionOf(name, read(path)),
    };
    const parts = closure(path).map(source);
    const packages = [...new Set(parts.flatMap(({ packages }) => [...packages]))].filter(
      (one) => !(one in manifest.peerDependencies),
    );
    const item = kebab(name);
    const thin = {
      ...common,
      name: item,
      dependencies: [manifest.name],
      files: [file(source(path).name, `export { ${list.join(", ")} } from "${entry}";\n`, "registry:component")],
      css: { [`@import "${manifest.name}/styles.css" layer(components)`]: {}, ...DARK },
    };
    const owned = {
      ...common,
      name: `source/${item}`,
      dependencies: [
        ...packages.map((one) => `${one}@${{ ...manifest.devDependencies, ...manifest.dependencies }[one]}`),
        `${FONT}@^${manifest.devDependencies[FONT]}`,
      ].sort(),
      // As files, which shadcn copies as they are: its transformations know shadcn's own components.
      files: [...parts.map((part) => file(part.name, part.code, "registry:file")), ...styles, licence],
      css: DARK,
    };
    return [thin, owned];
  });
  return Object.fromEntries(items.map((item) => [item.name, item]));
}

/** Writes the registry. @param {string} out the folder of the Storybook */
export function writeRegistry(out) {
  const folder = join(out, "r");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "source"), { recursive: true });
  const items = registryItems();
  /** @param {string} name @param {object} value */
  const write = (name, value) => writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`);
  for (const [name, item] of Object.entries(items)) write(name, item);
  // The index names what is there; an item's own file has the content.
  const index = Object.values(items).map((item) => ({
    ...item,
    $schema: undefined,
    css: undefined,
    files: item.files.map(({ content: _, ...rest }) => rest),
  }));
  write("registry", { $schema: `${SCHEMA}/registry.json`, name: manifest.name, homepage: siteUrl(), items: index });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) writeRegistry(join(ROOT, "storybook-static"));
