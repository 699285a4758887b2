import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What may ship. These ask that their notice goes along, and no more. */
const ALLOWED = ["0BSD", "Apache-2.0", "ISC", "MIT", "OFL-1.1"];

/** "react 19.3.1, MIT". Throws where the licence is not one that may ship. */
export function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  // "(MIT OR Apache-2.0)" lets us choose.
  const chosen = String(license)
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .find((one) => ALLOWED.includes(one));
  if (!chosen)
    throw new Error(`${name} ${version} has the licence "${license}". What may ship: ${ALLOWED.join(", ")}.`);
  return `${name} ${version}, ${chosen}`;
}

/** The same with the text of the licence. */
export function noticeOf(folder: string): string {
  const title = licenceOf(folder);
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)([.-]\w+)?$/i.test(file));
  if (files.length === 0) throw new Error(`${title}: the text of the licence, which must ship with it, is missing.`);
  return `${[title, ...files.map((file) => readFileSync(join(folder, file), "utf8").trim())].join("\n\n")}\n`;
}

/** The package's folder that a module stands in, if it is not ours. Ours that are made stand in `.cache`. */
const folderOf = (module: string) => /^[^\0]*\/node_modules\/(@[^/]+\/)?[^/.][^/]*(?=\/)/.exec(module)?.[0];

/**
 * THIRD-PARTY-LICENSES.txt: the notices of every package whose code is in the scripts, which minifying takes out, and
 * of `others`, whose code comes in another way.
 */
export function licences(others: readonly string[]): Plugin {
  let root = "";
  return {
    name: "profigure:licences",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
      const folders = [
        ...modules.flatMap((module) => folderOf(module) ?? []),
        ...others.map((name) => join(root, "node_modules", name)),
      ];
      const notices = [...new Set(folders.map(noticeOf))].sort();
      const source = notices.join(`\n${"-".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: "THIRD-PARTY-LICENSES.txt", source });
    },
  };
}
