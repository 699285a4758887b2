import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../../src");
/**
 * The limit in bytes after gzip. Even on a phone, the tables are fetched for the first custom job title or imported
 * file.
 */
const LIMIT = 31 * 1024;

test("The trade and skill tables stay within their download size budget", async () => {
  const bundle = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry: ["trades-data.ts", "skills-data.ts"].map((file) => join(SRC, "trades", file)), formats: ["es"] },
    },
  });
  const [result] = Array.isArray(bundle) ? bundle : [bundle];
  const chunks = result && "output" in result ? result.output : [];
  const code = chunks.map((chunk) => ("code" in chunk ? chunk.code : "")).join("");
  expect(code).toContain("stethoscope");
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(LIMIT);
});

test("Applying a review does not load the trade and skill tables", async () => {
  const bundle = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, lib: { entry: join(SRC, "import/profile-review.ts"), formats: ["es"] } },
  });
  const [result] = Array.isArray(bundle) ? bundle : [bundle];
  const chunks = result && "output" in result ? result.output : [];
  const modules = chunks.flatMap((chunk) => ("modules" in chunk ? Object.keys(chunk.modules) : [])).join();
  expect(modules).toContain("profile-review.ts");
  expect(modules).not.toContain("-data.ts");
});
