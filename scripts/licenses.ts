import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The allowed licenses. They only require that their notice is included. */
const ALLOWED = ["0BSD", "Apache-2.0", "ISC", "MIT", "OFL-1.1"];

/**
 * Returns a package's name, version and license, such as "react 19.3.1, MIT". Throws for a license that is not allowed.
 */
export function licenseOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  // For "(MIT OR Apache-2.0)", we may choose the license.
  const chosen = String(license)
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .find((one) => ALLOWED.includes(one));
  if (!chosen) throw new Error(`${name} ${version} has the license "${license}". Allowed: ${ALLOWED.join(", ")}.`);
  return `${name} ${version}, ${chosen}`;
}

/** Returns the same as `licenseOf`, followed by the license's text. */
export function noticeOf(folder: string): string {
  const title = licenseOf(folder);
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)([.-]\w+)?$/i.test(file));
  if (files.length === 0) throw new Error(`${title}: the license's text, which must be included, is missing.`);
  return `${[title, ...files.map((file) => readFileSync(join(folder, file), "utf8").trim())].join("\n\n")}\n`;
}

/**
 * Returns the folder of the package that a module belongs to, or undefined for our modules, including those generated
 * in node_modules/.cache.
 */
const folderOf = (module: string) => /^[^\0]*\/node_modules\/(@[^/]+\/)?[^/.][^/]*(?=\/)/.exec(module)?.[0];

/**
 * Writes THIRD-PARTY-LICENSES.txt, because minifying removes license notices. It has the notices of every package with
 * code in the scripts, and of `others`, which are included in another way.
 */
export function licenses(others: readonly string[]): Plugin {
  let root = "";
  return {
    name: "profigure:licenses",
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
