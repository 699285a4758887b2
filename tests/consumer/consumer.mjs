// Creates a consumer app: a temporary folder outside the repository, with the library installed from its tarball.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { ENTRIES } from "../../scripts/entries.mjs";

const ROOT = join(import.meta.dirname, "../..");
/** The built package. */
export const LIBRARY = join(ROOT, "lib");
/** @param {string} file */
const json = (file) => JSON.parse(readFileSync(join(ROOT, file), "utf8"));

/**
 * Runs a program. If it fails, its output becomes the error message.
 * @param {string} command @param {string[]} args @param {string} cwd
 */
export function run(command, args, cwd) {
  // `npm run --silent` would hide npm's errors.
  const env = { ...process.env, npm_config_loglevel: "error" };
  const { status, signal, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${signal ?? status}\n${stdout}${stderr}`);
  return stdout;
}

/**
 * Installs the library in a temporary folder, as a consumer would. Returns the folder.
 * @param {string} fixture a folder next to this file: the consumer's files
 * @param {Record<string, string>} [others] packages that the consumer needs besides React
 */
export function install(fixture, others) {
  const folder = mkdtempSync(join(tmpdir(), "profigure-consumer-"));
  cpSync(join(import.meta.dirname, fixture), folder, { recursive: true });
  const [{ filename }] = JSON.parse(run("npm", ["pack", "--json", "--pack-destination", folder], LIBRARY));
  const { react, "react-dom": dom, "@types/react": types } = json("package.json").devDependencies;
  const dependencies = { react, "react-dom": dom, "@types/react": types, ...others, profigure: `file:${filename}` };
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ private: true, type: "module", dependencies, overrides: locked() }),
  );
  run("npm", ["install", "--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund"], folder);
  return folder;
}

/**
 * Returns the package versions in our lock file, so that a new release of a package breaks no test. `npm ci` has cached
 * them.
 */
export function locked() {
  const packages = Object.entries(json("package-lock.json").packages);
  const used = packages.filter(([path, { dev }]) => /^node_modules\/(?!.*\/node_modules\/)/.test(path) && !dev);
  return Object.fromEntries(used.map(([path, { version }]) => [path.replace("node_modules/", ""), version]));
}

/** @param {string} folder */
export const remove = (folder) => rmSync(folder, { recursive: true, force: true });

/**
 * Measures how much one import from the library adds to a consumer's bundle, without React.
 * @param {string} folder of the consumer @param {Record<string, string>} imports names by entry
 */
export async function weigh(folder, imports) {
  const entry = join(folder, "weighed.js");
  writeFileSync(
    entry,
    Object.entries(imports)
      .map(([from, names]) => `export ${names} from "${from}";`)
      .join("\n"),
  );
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: entry, external: /^react(-dom)?($|\/)/, preserveEntrySignatures: "strict" },
    },
  });
  if (Array.isArray(result) || !("output" in result)) throw new Error("Vite bundled more than once.");
  const chunks = result.output.filter((file) => file.type === "chunk");
  const code = chunks.map((chunk) => chunk.code).join("");
  return {
    minified: Buffer.byteLength(code),
    gzip: gzipSync(code, { level: 9 }).length,
    /** The bundled modules from node_modules. */
    modules: chunks
      .flatMap((chunk) => Object.entries(chunk.modules))
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id]) => id.split("/node_modules/").at(-1) ?? id),
  };
}

/** The imports whose size is reported in `npm run bench` and docs/performance.md. */
export const WEIGHED = {
  Button: { profigure: "{ Button }" },
  PlanCard: { profigure: "{ PlanCard }" },
  PillPicker: { profigure: "{ PillPicker }" },
  Dialog: { profigure: "{ Dialog, DialogContent, DialogTrigger }" },
  FigureCard: { profigure: "{ FigureCard }" },
  everything: Object.fromEntries(Object.keys(ENTRIES).map((entry) => [entry, "*"])),
};
