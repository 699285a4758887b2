// Tests the library on pages with other styles ("hosts"): neither changes the other's styles, and the host's classes
// override ours.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import tailwind from "@tailwindcss/vite";
import sirv from "sirv";
import { build } from "vite";
import manifest from "../../package.json" with { type: "json" };
import { asConsumer } from "../../scripts/entries.mjs";
import { registryItems } from "../../scripts/registry.mjs";
import { listen } from "../serve.mjs";
import { expect, test } from "../site/fixtures.ts";
import { install, remove } from "./consumer.mjs";
import { copiedLibrary } from "./fresh-apps.ts";
import { OVERRIDES } from "./hosts/overrides.ts";
import { differing, open, photograph } from "./pictures.ts";

const ROOT = join(import.meta.dirname, "../..");
const BOOTSTRAP = "5.3.8";

/** How each host imports the style sheet, according to README.md. */
const HOSTS = {
  shadcn: '@import "profigure/styles.css" layer(components);',
  tailwind: '@import "profigure/styles.css" layer(components);',
  bootstrap: '@import "profigure/styles.css";',
  elements: '@import "profigure/styles.css";',
};
type Host = keyof typeof HOSTS;
/** Hosts on which the component sources are copied as well. Their style sheet is built by the host's Tailwind. */
const COPIED = ["shadcn", "tailwind"] as const;
const hosts = [
  ...(Object.keys(HOSTS) as Host[]).map((host) => ({
    name: host as string,
    host,
    sheet: HOSTS[host],
    isCopied: false,
  })),
  ...COPIED.map((host) => ({ name: `${host}-copied`, host, sheet: "", isCopied: true })),
];

let folder: string;
let server: Awaited<ReturnType<typeof listen>> | undefined;
let url: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const { tailwindcss, "lucide-react": icons } = manifest.devDependencies;
  folder = install("hosts", {
    tailwindcss,
    bootstrap: BOOTSTRAP,
    "lucide-react": icons,
  });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const fixtures = readFileSync(join(ROOT, "tests/conformance/fixtures.tsx"), "utf8");
  write("fixtures.tsx", asConsumer(fixtures));
  copySources(write, fixtures);

  const elements = readFileSync(join(folder, "elements.html"), "utf8");
  const pages: string[] = [];
  const page = (name: string, sheet: string, body: string) => {
    write(`${name}.css`, sheet);
    write(
      `${name}.html`,
      `<!doctype html><html lang="en"><link rel="icon" href="data:,"><link rel="stylesheet" href="./${name}.css">${body}</html>`,
    );
    pages.push(join(folder, `${name}.html`));
  };
  const components = (script: string) =>
    `<div id="components" style="${[
      "position: absolute; inset: 0 0 auto; z-index: 99; min-height: 100vh; background: white; color: black; padding-bottom: 16px",
      "color-scheme: light; display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); align-items: start",
    ].join(";")}"></div><script type="module" src="./${script}"></script>`;
  page("storybook", `@import "${join(ROOT, "src/styles/site.css")}";`, components("components.tsx"));
  for (const { name, host, sheet, isCopied } of hosts) {
    page(`${name}-alone`, `@import "./${host}.css";`, `<div id="host">${elements}</div>`);
    const script = isCopied ? "copied/components.tsx" : "components.tsx";
    page(`${name}-with`, `@import "./${host}.css";\n${sheet}`, `<div id="host">${elements}</div>${components(script)}`);
  }
  await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    plugins: [tailwind()],
    // Resolves the font that Storybook's style sheet loads.
    resolve: { alias: { "@fontsource-variable": join(ROOT, "node_modules/@fontsource-variable") } },
    build: { rolldownOptions: { input: pages } },
  });
  server = await listen(sirv(join(folder, "dist")));
  url = server.url;
});
test.afterAll(async () => {
  await server?.stop();
  if (folder) remove(folder);
});

/** Writes all sources of the registry to one folder, as `npx shadcn add` would, and a page that uses them. */
function copySources(write: (file: string, text: string) => void, fixtures: string) {
  const copied = join(folder, "copied");
  for (const { name, files } of registryItems())
    if (name.startsWith("source/"))
      for (const { path, content } of files) {
        mkdirSync(dirname(join(copied, path)), { recursive: true });
        write(`copied/${path}`, content);
      }
  write("copied/library.ts", copiedLibrary(join(copied, "profigure"), "./profigure").join("\n"));
  write(
    "copied/fixtures.tsx",
    asConsumer(fixtures, () => "./library"),
  );
  for (const file of ["components.tsx", "overrides.ts"])
    write(`copied/${file}`, readFileSync(join(folder, file), "utf8").replace('"profigure"', '"./library"'));
}

/** Returns the computed styles of the host's elements that change when the host loads our style sheet. */
const changes = (page: Page, withOurs: string) =>
  page.evaluate(async (src) => {
    const frame = document.createElement("iframe");
    frame.src = src;
    frame.style.cssText = "position: fixed; inset: 0; width: 100vw; height: 100vh; border: 0";
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
    // Puts the frame outside the body, because the body's content is compared.
    document.documentElement.append(frame);
    await loaded;
    const { contentDocument: other } = frame;
    if (!other?.getElementById("components")?.firstChild) throw new Error("The host has no component.");
    const hosted = (of: Document) => [of.documentElement, of.body, ...of.querySelectorAll("#host *")];
    const elements = hosted(document);
    // Stops all animations at their first frame, so that they can be compared.
    for (const animation of [...document.getAnimations(), ...other.getAnimations()]) {
      animation.pause();
      animation.currentTime = 0;
    }
    const names = [...getComputedStyle(document.documentElement)];
    // Compares custom properties only on the root, because all other elements inherit them.
    const standard = names.filter((name) => !name.startsWith("--"));
    const found = hosted(other).flatMap((element, place) =>
      ["", "::before", "::after"].flatMap((pseudo) => {
        const alone = getComputedStyle(elements[place] ?? document.body, pseudo);
        const beside = getComputedStyle(element, pseudo);
        if (pseudo && alone.content === "none" && beside.content === "none") return [];
        return (place === 0 ? names : standard)
          .map((name) => [name, alone.getPropertyValue(name), beside.getPropertyValue(name)] as const)
          .filter(([, before, after]) => before !== after)
          .map((change) => `${element.localName}.${element.getAttribute("class")}${pseudo} ${change.join(" | ")}`);
      }),
    );
    return { count: elements.length, found };
  }, withOurs);

for (const { name, host } of hosts) {
  for (const media of [{ colorScheme: "light" }, { colorScheme: "dark", reducedMotion: "reduce" }] as const) {
    test(`Our styles leave the host ${name} unchanged in ${media.colorScheme}`, async ({ page }) => {
      await page.emulateMedia(media);
      await page.goto(`${url}/${name}-alone.html`);
      const { count, found } = await changes(page, `${name}-with.html`);
      expect(count).toBeGreaterThan(200);
      expect(found).toEqual([]);
    });
  }

  // This host has rules for elements only.
  if (host === "elements") continue;
  test(`The host's classes override ours in ${name}`, async ({ page }) => {
    await open(page, `${url}/${name}-with.html?only=Override`);
    const found = await page.evaluate(
      (list) =>
        list.map(({ component, className, property }) => {
          const both = document.querySelector(`[data-override="${component} ${className}"]`)?.children ?? [];
          const [ours, theirs] = [...both].map((element) => getComputedStyle(element).getPropertyValue(property));
          return { component, className, ours, theirs };
        }),
      OVERRIDES[host === "bootstrap" ? host : "tailwind"],
    );
    expect(found.filter(({ ours, theirs }) => !ours || ours !== theirs)).toEqual([]);
  });
}

test("A host's transitions do not animate changes of a drawing", async ({ page }) => {
  await page.goto(`${url}/elements-with.html`);
  for (const part of await page.locator("[data-slot=figure-box] path").all())
    await expect(part).toHaveCSS("transition-duration", "0s");
});

for (const view of ["", "?only=DialogContent"]) {
  test(`Components look as in Storybook on every host ${view}`, async ({ page }) => {
    // Skips the dialog's animation, so that its final state is compared.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const storybook = await photograph(page, `${url}/storybook.html${view}`);
    for (const { name } of hosts)
      expect.soft(differing(storybook, await photograph(page, `${url}/${name}-with.html${view}`)), name).toEqual([]);
  });
}
