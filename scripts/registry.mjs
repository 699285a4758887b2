// Creates a registry for `npx shadcn add` as static files next to the Storybook. Each public component has two items:
// `r/NAME.json` installs the package, and `r/source/NAME.json` copies the source. The modules that a component imports
// are copied into the folder `source`, with the same structure as in `src`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, extname, join, posix } from "node:path";
import { pathToFileURL } from "node:url";
import { ENTRIES } from "./entries.mjs";
import { siteUrl } from "./site.mjs";

const ROOT = join(import.meta.dirname, "..");
const SCHEMA = "https://ui.shadcn.com/schema";
const FONT = "@fontsource-variable/anybody";

/** @typedef {{ path: string, type: string, target: string, content: string }} File */
/** @typedef {{ name: string, title: string, description: string, dependencies: string[], files: File[] }} Item */

/** @param {string} file */
const read = (file) => readFileSync(join(ROOT, "src", file), "utf8");
const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

/** @param {string} name */
export const kebab = (name) => name.replace(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, "$1$3-$2$4").toLowerCase();

/**
 * Returns the modules of public components: the component's name, its entry point, its file, and all exports from that
 * file.
 */
export const publicModules = () =>
  Object.entries(ENTRIES).flatMap(([entry, path]) =>
    [...read(basename(path)).matchAll(/export \{([^}]+)\} from "\.\/([^"]+)"/g)].flatMap(([, list = "", file = ""]) => {
      const names = list
        .split(",")
        .map((name) => name.trim())
        .filter(Boolean);
      return names.some((name) => /^[A-Z][a-z]/.test(name))
        ? { name: basename(file, extname(file)), entry, file, names }
        : [];
    }),
  );

const IMPORT = /(\bfrom |\bimport\(|^import )"([^"]+)"/gm;
const NOTICE = `/* ${manifest.name} ${manifest.version}, MIT: see LICENSE */\n`;
/** Removes the extension .ts or .tsx, because a new Next.js app rejects imports that have it. @param {string} path */
const withoutEnding = (path) => path.replace(/\.tsx?$/, "");

/**
 * Returns a module's code as it is copied, the modules that it imports, and the packages that it needs.
 * @param {string} file
 */
function readSource(file) {
  /** @type {string[]} */
  const imports = [];
  /** @type {string[]} */
  const packages = [];
  const code = read(file).replace(IMPORT, (_, before, from) => {
    if (from.startsWith(".")) imports.push(posix.join(posix.dirname(file), from));
    else packages.push(from.split("/", from.startsWith("@") ? 2 : 1).join("/"));
    return `${before}"${withoutEnding(from)}"`;
  });
  return { code: NOTICE + code, imports, packages };
}

/**
 * Returns the style sheets. Variants and utilities stay outside of any layer, because Tailwind does not allow them in
 * one.
 */
function styleFiles() {
  const sheet = read("styles/library.css")
    .replace(
      /^\/\*[\s\S]*?\*\//,
      "/* The components' styles, below your utilities: a separate Tailwind build with its own prefix. */\n@layer theme, base, components, utilities;",
    )
    .replace('theme.css" prefix', 'theme.css" layer(theme) prefix')
    .replace('fonts.css"', `fonts.css";\n@import "${FONT}/standard.css"`)
    .replace('reset.css"', 'reset.css" layer(components)')
    .replace('utilities.css"', 'utilities.css" layer(components)');
  // Removes the font face, which library.css replaces by an import, because not every build tool resolves a package
  // name in url().
  const fonts = read("styles/fonts.css").replace(/@font-face \{\n {2}font-family: "Anybody Variable";[^}]+\}\n/g, "");
  return {
    "styles/library.css": sheet,
    "styles/theme.css": read("styles/theme.css"),
    "styles/fonts.css": fonts,
    "styles/reset.css": read("styles/reset.css"),
  };
}

/** @param {string} name @param {string} content @param {string} [type] @returns {File} */
const file = (name, content, type = "registry:file") => ({
  path: `${manifest.name}/${name}`,
  type,
  target: `@components/${manifest.name}/${name}`,
  content,
});

/** Sets the color scheme for shadcn's dark theme, whose class does not set it. */
const DARK = { "@layer base": { ".dark": { "color-scheme": "dark" } } };

/** Returns the first sentence of a component's doc comment. @param {string} name @param {string} code */
function descriptionOf(name, code) {
  const [comment = ""] =
    code.match(new RegExp(`/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/(?=\\nexport (?:function|const) ${name}\\b)`)) ?? [];
  return comment
    .replace(/^\s*\/?\*+\/? ?|\s*\*\/$/gm, "")
    .replace(/\s+/g, " ")
    .replace(/ @default.*/, "")
    .trim();
}

/** Returns all items of the registry. @returns {(Item & object)[]} */
export function registryItems() {
  /** @type {Map<string, ReturnType<typeof readSource>>} */
  const sources = new Map();
  /** @param {string} path */
  const source = (path) => {
    const found = sources.get(path) ?? readSource(path);
    sources.set(path, found);
    return found;
  };
  const common = { ...styleFiles(), LICENSE: readFileSync(join(ROOT, "LICENSE"), "utf8") };
  return publicModules().flatMap(({ name, entry, file: path, names }) => {
    const paths = new Set([path]);
    for (const one of paths) for (const next of source(one).imports) paths.add(next);
    const modules = [...paths].sort();
    const packages = new Set(modules.flatMap((one) => source(one).packages));
    const item = kebab(name);
    /**
     * Returns the component's main file, which re-exports the component.
     * @param {string} from @param {string} [before]
     */
    const front = (from, before = "") =>
      file(`${item}.tsx`, `${before}export { ${names.join(", ")} } from "${from}";\n`, "registry:component");
    const meta = {
      $schema: `${SCHEMA}/registry-item.json`,
      type: "registry:component",
      title: name,
      description: descriptionOf(name, source(path).code),
    };
    const thin = {
      ...meta,
      name: item,
      dependencies: [manifest.name],
      files: [front(entry)],
      css: { [`@import "${manifest.name}/styles.css" layer(components)`]: {}, ...DARK },
    };
    const owned = {
      ...meta,
      name: `source/${item}`,
      dependencies: [
        ...[...packages]
          .filter((one) => !(one in manifest.peerDependencies))
          .map((one) => `${one}@${{ ...manifest.devDependencies, ...manifest.dependencies }[one]}`),
        `${FONT}@^${manifest.devDependencies[FONT]}`,
      ].sort(),
      files: [
        front(`./source/${withoutEnding(path)}`, 'import "./source/styles/library.css";\n'),
        // Marks them as plain files, which shadcn copies unchanged. Its transformations are for shadcn's components.
        ...modules.map((one) => file(`source/${one}`, source(one).code)),
        ...Object.entries(common).map(([one, content]) => file(`source/${one}`, content)),
      ],
      css: DARK,
    };
    return [thin, owned];
  });
}

/** Writes the registry. @param {string} out the folder of the Storybook */
export function writeRegistry(out) {
  const folder = join(out, "r");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "source"), { recursive: true });
  const items = registryItems();
  /** @param {string} name @param {object} value */
  const write = (name, value) => writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`);
  for (const item of items) write(item.name, item);
  // The index lists the items without the content of their files, which is in each item's file.
  const index = items.map((item) => ({
    ...item,
    $schema: undefined,
    css: undefined,
    files: item.files.map(({ content: _, ...rest }) => rest),
  }));
  write("registry", { $schema: `${SCHEMA}/registry.json`, name: manifest.name, homepage: siteUrl(), items: index });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) writeRegistry(join(ROOT, "storybook-static"));
