// Adds each public component to new apps with `npx shadcn add`, once as a dependency on the package and once as copied
// source. Checks types, build, looks and behavior without manual edits. Runs only in `npm run test:all`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sirv from "sirv";
import { asConsumer, ENTRIES } from "../../scripts/entries.mjs";
import { kebab, publicModules, writeRegistry } from "../../scripts/registry.mjs";
import { FIXTURES } from "../conformance/fixtures.tsx";
import type { Suite } from "../conformance/in-page.tsx";
import { listen } from "../serve.mjs";
import { expect, test } from "../site/fixtures.ts";
import { remove } from "./consumer.mjs";
import { add, build, copiedLibrary, copyOf, FRAMEWORKS, type FreshApp, freshFolder } from "./fresh-apps.ts";
import { differing, photograph } from "./pictures.ts";

const ROOT = join(import.meta.dirname, "../..");
const CONFORMANCE = join(ROOT, "tests/conformance");
const FORMS = { package: "r", source: "r/source" } as const;
type Form = keyof typeof FORMS;
const forms = Object.keys(FORMS) as Form[];
const components = publicModules();
/** Leaves out dialogs, because only one can be open. */
const shown = Object.keys(FIXTURES).filter((name) => !/Dialog/.test(name));

let folder: string;
let registry: Awaited<ReturnType<typeof listen>>;

test.beforeAll(async () => {
  folder = freshFolder();
  writeRegistry(folder);
  const files = sirv(folder);
  const colors = { light: {}, dark: {} };
  registry = await listen((req, res) => {
    // Mocks the base colors that the shadcn CLI requests from its server. Only apps without CSS variables use them.
    const neutral = { inlineColors: colors, cssVars: colors, inlineColorsTemplate: "", cssVarsTemplate: "" };
    if (req.url === "/shadcn/colors/neutral.json") res.end(JSON.stringify(neutral));
    else files(req, res, () => void res.writeHead(404).end());
  });
  process.env.REGISTRY_URL = `${registry.url}/shadcn`;
  process.env.NEXT_TELEMETRY_DISABLED = "1";
  // An earlier test's `vite.build` leaves "production" here, with which npm installs no devDependencies.
  delete process.env.NODE_ENV;
});
test.afterAll(async () => {
  await registry?.stop();
  if (folder) remove(folder);
});

const addressOf = (form: Form, name: string) => `${registry.url}/${FORMS[form]}/${kebab(name)}.json`;

/** Writes the pages of the conformance suite, which use the added components. */
function writePages(app: FreshApp, framework: string, form: Form) {
  const at = (file: string) => join(app.folder, app.src, file);
  for (const file of ["fixtures.tsx", "in-page.tsx"]) {
    const text = readFileSync(join(CONFORMANCE, file), "utf8");
    writeFileSync(at(file), asConsumer(text, () => "./library").replace("./fixtures.tsx", "./fixtures"));
  }
  const lines = copiedLibrary(join(app.folder, app.components, "profigure"), "@/components/profigure");
  // Without copied source, all other exports come from the package.
  if (form === "package") lines.push(...Object.keys(ENTRIES).map((entry) => `export * from "${entry}";`));
  writeFileSync(at("library.ts"), lines.join("\n"));
  for (const file of ["shown.tsx", framework === "vite" ? "main.tsx" : "page.tsx"]) {
    const text = readFileSync(join(import.meta.dirname, "shadcn", file), "utf8");
    // Removes file extensions from imports, because a new Next.js app does not allow them.
    writeFileSync(at(file), text.replace('.tsx"', '"'));
  }
}

async function serve(app: FreshApp, framework: string) {
  if (framework === "vite") return listen(sirv(join(app.folder, "dist")));
  const next = "node_modules/next/dist/bin/next";
  const server = spawn(process.execPath, [next, "start", "--port", "0"], { cwd: app.folder, stdio: "pipe" });
  let output = "";
  while (!/http:\S+/.test(output)) output += (await once(server.stdout, "data")).join();
  return { url: /http:\S+/.exec(output)?.[0] ?? "", stop: () => void server.kill() };
}

/** Runs the conformance suite (tests/conformance) in the built app and returns the violations. */
async function brokenPromises(page: Page) {
  // `loadSuite` is set once the page is hydrated.
  await page.waitForFunction(() => "loadSuite" in window);
  await page.evaluate(() => (window as unknown as { loadSuite: () => Promise<void> }).loadSuite());
  return page.evaluate(() => {
    const { names, suite } = window as unknown as { names: Parameters<Suite["ref"]>[0][]; suite: Suite };
    const given = { id: "given", title: "given", lang: "de" };
    return names.flatMap((name) => {
      const { own, merged } = suite.classes(name);
      const { isRoot, isReleased } = suite.ref(name);
      const { given: isStyled, lost } = suite.style(name);
      const identity = suite.identity(name);
      const kept = {
        className: merged === `${own} given`.trim(),
        ref: isRoot && isReleased,
        attributes: JSON.stringify(suite.attributes(name, given)) === JSON.stringify(given),
        style: isStyled && lost.length === 0,
        identity: JSON.stringify(identity.own) === JSON.stringify(identity.given),
        handlers: suite.handlers(name).length === 0,
        reset: suite.unreset(name).length === 0,
        ids: suite.twice(name).faults.length === 0,
      };
      return Object.entries(kept).flatMap(([promise, isKept]) => (isKept ? [] : [`${name}: ${promise}`]));
    });
  });
}

for (const framework of ["vite", "next"] as const) {
  test.describe(framework, () => {
    const apps = {} as Record<Form, { url: string; stop: () => unknown }>;

    test.beforeAll(async () => {
      test.setTimeout(900_000);
      const fresh = FRAMEWORKS[framework](folder);
      for (const form of forms) {
        const app = copyOf(fresh, form);
        await add(app, ...components.map(({ name }) => addressOf(form, name)));
        writePages(app, framework, form);
        build(app);
        apps[form] = await serve(app, framework);
      }
    });
    test.afterAll(() => Promise.all(Object.values(apps).map(({ stop }) => stop())));

    for (const form of forms) {
      test(`Components added as ${form} to a ${framework} app pass conformance`, async ({ page }) => {
        await page.goto(apps[form].url);
        await expect(page.locator("[data-component]")).toHaveCount(shown.length);
        // The border comes from one of the component's classes.
        await expect(page.locator("[data-slot=plan-card]")).toHaveCSS("border-top-width", "2px");
        await expect(page.getByRole("img", { name: /Maya/ }).first()).toBeVisible();
        expect(await brokenPromises(page)).toEqual([]);
      });
    }

    test(`Package and copied source look the same in a new ${framework} app`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      const [one, other] = [await photograph(page, apps.package.url), await photograph(page, apps.source.url)];
      expect(one.boxes.length).toBeGreaterThan(40);
      expect(differing(one, other)).toEqual([]);
    });
  });
}
