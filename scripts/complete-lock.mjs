// Run after an install that changed package-lock.json. Where a registry lacks the binaries of other platforms,
// npm leaves them out of the lock, and `npm ci` then refuses it everywhere; this names them again.
import { readFileSync, writeFileSync } from "node:fs";

const OS = ["android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32", "aix"];
const CPU = ["arm64", "x64", "ia32", "arm", "ppc64", "s390x", "riscv64", "loong64", "mips64el", "wasm32"];

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const { "": root, ...packages } = lock.packages;
let added = 0;

/** Where a package at `path` finds `name`: beside itself, or further up. @param {string} path @param {string} name */
function find(path, name) {
  for (let folder = path; ; folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, "")) {
    const place = `${folder}/node_modules/${name}`.replace(/^\//, "");
    if (packages[place]) return packages[place];
    if (!folder) return undefined;
  }
}

for (const [path, entry] of Object.entries({ ...packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const found = find(path, name);
    // A range is npm's own affair; binaries of a platform are pinned.
    if (!/^\d/.test(version) || found?.version === version) continue;
    const words = name.split(/[-/]/);
    const os = OS.find((one) => words.includes(one));
    const cpu = CPU.find((one) => words.includes(one));
    // The place at the top may be taken by another version.
    packages[found ? `${path}/node_modules/${name}` : `node_modules/${name}`] = {
      version,
      optional: true,
      dev: entry.dev,
      ...(cpu && { cpu: [cpu] }),
      ...(os && { os: [os] }),
      ...(words.includes("musl") && { libc: ["musl"] }),
    };
    added += 1;
  }
}
const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = { "": root, ...Object.fromEntries(sorted) };
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} platform packages added to package-lock.json`);
