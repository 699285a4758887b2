// Creates new apps with `create-vite` and `create-next-app`, and adds Tailwind 4 and shadcn's theme.
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import manifest from "../../package.json" with { type: "json" };
import { ENTRIES } from "../../scripts/entries.mjs";
import { kebab, publicModules } from "../../scripts/registry.mjs";
import { LIBRARY, locked, run } from "./consumer.mjs";

const ROOT = join(import.meta.dirname, "../..");
const CREATE_VITE = "create-vite@9.3.0";
const CREATE_NEXT = "create-next-app@16.4.3";
const SHADCN = "shadcn@4.23.0";

/** The Vite configuration from shadcn's guide. */
const VITE_CONFIG = `import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { "@": path.resolve(import.meta.dirname, "./src") } },
});
`;

export interface FreshApp {
  readonly folder: string;
  /** The path of the app's first page. */
  readonly src: string;
  /** The folder for shadcn's components. */
  readonly components: string;
  /** The commands that check the types and build the app. */
  readonly build: readonly (readonly string[])[];
}

const npx = (folder: string, ...args: string[]) => run("npx", ["--yes", "--prefer-offline", ...args], folder);

/** Edits a file of a new app as the documentation of Tailwind or shadcn says. */
function edit(folder: string, file: string, change: (text: string) => string) {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  const changed = change(text);
  if (changed === text) throw new Error(`${file} of the new app is not as expected:\n${text}`);
  writeFileSync(path, changed);
}

/** Writes what `shadcn init` would write, because that command needs shadcn's server. */
function initShadcn(folder: string, css: string, rsc: boolean) {
  const aliases = { components: "@/components", ui: "@/components/ui", utils: "@/lib/utils", lib: "@/lib" };
  const tailwind = { config: "", css, baseColor: "neutral", cssVariables: true, prefix: "" };
  const config = { style: "new-york", rsc, tsx: true, tailwind, iconLibrary: "lucide", aliases };
  writeFileSync(join(folder, "components.json"), JSON.stringify(config));
  cpSync(join(import.meta.dirname, "hosts/shadcn.css"), join(folder, css));
}

/** Installs the versions from our lock file, and our package from its tarball, because it is not published yet. */
function install(folder: string, more: Record<string, string>) {
  const [{ filename }] = JSON.parse(run("npm", ["pack", "--json", "--pack-destination", folder], LIBRARY));
  // Next calls an API that TypeScript 7 does not have.
  const { typescript: _, ...known }: Record<string, string> = { ...manifest.devDependencies, ...locked() };
  edit(folder, "package.json", (text) => {
    const app = JSON.parse(text);
    const pin = (list: Record<string, string>) =>
      Object.fromEntries(Object.entries(list).map(([name, range]) => [name, known[name] ?? range]));
    return JSON.stringify({
      ...app,
      dependencies: { ...pin({ ...app.dependencies, ...more }), [manifest.name]: `file:${filename}` },
      devDependencies: pin(app.devDependencies),
    });
  });
  run("npm", ["install", "--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund"], folder);
}

function viteApp(parent: string): FreshApp {
  npx(parent, CREATE_VITE, "vite", "--template", "react-ts", "--no-interactive");
  const folder = join(parent, "vite");
  const paths = '"paths": { "@/*": ["./src/*"] },';
  edit(folder, "tsconfig.json", (text) => text.replace("{", `{ "compilerOptions": { ${paths} },`));
  edit(folder, "tsconfig.app.json", (text) => text.replace('"compilerOptions": {', `"compilerOptions": { ${paths}`));
  writeFileSync(join(folder, "vite.config.ts"), VITE_CONFIG);
  initShadcn(folder, "src/index.css", false);
  install(folder, { tailwindcss: "4", "@tailwindcss/vite": "4" });
  return {
    folder,
    src: "src",
    components: "src/components",
    build: [
      ["tsc", "-b"],
      ["vite", "build"],
    ],
  };
}

function nextApp(parent: string): FreshApp {
  const flags = "--ts --tailwind --app --empty --no-linter --no-src-dir --skip-install --disable-git --use-npm --yes";
  npx(parent, CREATE_NEXT, "next", ...flags.split(" "), "--import-alias", "@/*");
  const folder = join(parent, "next");
  initShadcn(folder, "app/globals.css", true);
  // Adds an icon, because a browser requests one and an empty Next app has none.
  cpSync(join(ROOT, "public/favicon.svg"), join(folder, "app/icon.svg"));
  install(folder, {});
  return { folder, src: "app", components: "components", build: [["next", "build"]] };
}

export const FRAMEWORKS = { vite: viteApp, next: nextApp };

export const freshFolder = () => mkdtempSync(join(tmpdir(), "profigure-registry-"));

/** Copies a new app. */
export function copyOf(app: FreshApp, name: string): FreshApp {
  const folder = `${app.folder}-${name}`;
  cpSync(app.folder, folder, { recursive: true, verbatimSymlinks: true });
  return { ...app, folder };
}

/** Runs `npx shadcn add`. It must be asynchronous, because this process serves the registry. */
export const add = ({ folder }: FreshApp, ...items: string[]) =>
  promisify(execFile)("npx", ["--yes", "--prefer-offline", SHADCN, "add", "--yes", ...items], {
    cwd: folder,
    timeout: 120_000,
  });

/**
 * Returns `export` lines for everything that was added to a folder: each component from its file, and the other exports
 * of the copied sources.
 */
export function copiedLibrary(folder: string, from: string): string[] {
  const components = new Map(publicModules().map(({ name, file }) => [file, `${kebab(name)}.tsx`]));
  const lists = Object.values(ENTRIES).map((entry) => readFileSync(join(ROOT, entry), "utf8"));
  return [...lists.join("").matchAll(/export (?:type )?\{[^}]+\} from "\.\/([^"]+)";/g)].flatMap(
    ([line, path = ""]) => {
      const name = components.get(path) ?? `source/${path}`;
      const isCopied = existsSync(join(folder, name));
      return isCopied ? [line.replace(`./${path}`, `${from}/${name.replace(/\.tsx?$/, "")}`)] : [];
    },
  );
}

export const build = ({ folder, build }: FreshApp) => {
  for (const [program = "", ...args] of build) run("npx", ["--no-install", program, ...args], folder);
};
