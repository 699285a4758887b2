// Builds the Storybook of any state of the repository, apart from the checkout, and keeps the last two builds.
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const ROOT = join(import.meta.dirname, "../..");
const KEPT = join(ROOT, "node_modules/.cache/profigure/review");
const run = promisify(execFile);

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
async function git(args, env) {
  const { stdout } = await run("git", args, { cwd: ROOT, env: { ...process.env, ...env }, maxBuffer: 1e8 });
  return stdout.trim();
}

/** @template T @param {(folder: string) => Promise<T>} use */
export async function withFolder(use) {
  const folder = await mkdtemp(join(tmpdir(), "profigure-review-"));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The commit to compare with: where the branch left the named one, which on that branch itself is HEAD. @param {string} ref */
export const baseCommit = (ref) => git(["merge-base", ref, "HEAD"]);

/** @param {string} commit */
export const treeOf = (commit) => git(["rev-parse", `${commit}^{tree}`]);

/** The tree of what lies in the checkout, with what is neither committed nor staged. The person's own index stays. */
export const workingTree = () =>
  withFolder(async (folder) => {
    const env = { GIT_INDEX_FILE: join(folder, "index") };
    await git(["read-tree", "HEAD"], env);
    await git(["add", "--all"], env);
    return git(["write-tree"], env);
  });

/** @param {string} tree */
const lockFile = (tree) => git(["rev-parse", `${tree}:package-lock.json`]);

/** Links every package but not the caches, in which two builds would write over each other. @param {string} folder */
async function linkPackages(folder) {
  const from = join(ROOT, "node_modules");
  const to = join(folder, "node_modules");
  await mkdir(to);
  for (const name of await readdir(from))
    if (name !== ".cache" && name !== ".vite") await symlink(join(from, name), join(to, name), "junction");
}

/** The folder of the tree's built Storybook. @param {string} tree @param {string} installed the tree whose packages the checkout has */
export async function built(tree, installed) {
  const kept = join(KEPT, tree);
  if ((await readdir(kept).catch(() => [])).length) return kept;
  return withFolder(async (folder) => {
    const source = join(folder, "source");
    const env = { GIT_INDEX_FILE: join(folder, "index") };
    await git(["read-tree", tree], env);
    await git(["checkout-index", "--all", `--prefix=${source}/`], env);
    if ((await lockFile(tree)) === (await lockFile(installed))) await linkPackages(source);
    else await run("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund"], { cwd: source, maxBuffer: 1e8 });
    const storybook = join(source, "node_modules/storybook/dist/bin/dispatcher.js");
    const args = [storybook, "build", "--output-dir", join(folder, "built"), "--disable-telemetry", "--quiet"];
    await run(process.execPath, args, { cwd: source, maxBuffer: 1e8 });
    // Moved in one step: a build that was broken off must not pass for a whole one.
    await mkdir(KEPT, { recursive: true });
    await cp(join(folder, "built"), `${kept}.part`, { recursive: true });
    await rename(`${kept}.part`, kept);
    return kept;
  });
}

/** @param {string[]} trees */
export async function keepOnly(trees) {
  for (const name of await readdir(KEPT).catch(() => []))
    if (!trees.includes(name)) await rm(join(KEPT, name), { recursive: true, force: true });
}
