import { join } from "node:path";
import { expect, test } from "vitest";
import { compileInlineScripts } from "../../scripts/inline-scripts.ts";

test("The inlined scripts use the storage names of the site's base path", async () => {
  const [nested, root] = await Promise.all(
    ["/figures/", "/"].map((base) => compileInlineScripts(join(import.meta.dirname, "../.."), base)),
  );
  expect(String(nested)).toContain("`/figures/`");
  expect(String(root)).not.toContain("import.meta");
});
