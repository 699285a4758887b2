// The library in a host's pages: it changes nothing of theirs, they change nothing of ours, and their classes win.
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import tailwindcss from "@tailwindcss/vite";
import sirv from "sirv";
import { build } from "vite";
import manifest from "../../package.json" with { type: "json" };
import { expect, test } from "../site/fixtures.ts";
import { install, remove } from "./consumer.mjs";
import { OVERRIDES } from "./hosts/overrides.ts";
import { differing, open, photograph } from "./pictures.ts";

const ROOT = join(import.meta.dirname, "../..");
const BOOTSTRAP = "5.3.8";

/** How each host imports the sheet, as README.md says. */
const HOSTS = {
  shadcn: '@import "profigure/styles.css" layer(components);',
  tailwind: '@import "profigure/styles.css" layer(components);',
  bootstrap: '@import "profigure/styles.css";',
};
type Host = keyof typeof HOSTS;
const hosts = Object.keys(HOSTS) as Host[];

let folder: string;
let server: Server;
let url: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = install("hosts", { tailwindcss: manifest.devDependencies.tailwindcss, bootstrap: BOOTSTRAP });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const fixtures = readFileSync(join(ROOT, "tests/conformance/fixtures.tsx"), "utf8");
  write("fixtures.tsx", fixtures.replace("../../src/index.ts", "profigure"));

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
  const components = `<div id="components" style="${[
    "position: absolute; inset: 0 0 auto; z-index: 99; min-height: 100vh; background: white; color: black; padding-bottom: 16px",
    "color-scheme: light; display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); align-items: start",
  ].join(";")}"></div><script type="module" src="./components.tsx"></script>`;
  page("storybook", `@import "${join(ROOT, "src/styles/site.css")}";`, components);
  for (const host of hosts) {
    page(`${host}-alone`, `@import "./${host}.css";`, `<div id="host">${elements}</div>`);
    page(`${host}-with`, `@import "./${host}.css";\n${HOSTS[host]}`, `<div id="host">${elements}</div>${components}`);
  }
  await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    plugins: [tailwindcss()],
    // The Storybook's sheet loads its font from here.
    resolve: { alias: { "@fontsource-variable": join(ROOT, "node_modules/@fontsource-variable") } },
    build: { rolldownOptions: { input: pages } },
  });
  server = createServer(sirv(join(folder, "dist")));
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server?.close();
  if (folder) remove(folder);
});

/** The computed styles of the host's elements that change when the host loads our sheet. */
const changes = (page: Page, withOurs: string) =>
  page.evaluate(async (src) => {
    const frame = document.createElement("iframe");
    frame.src = src;
    frame.style.cssText = "position: fixed; inset: 0; width: 100vw; height: 100vh; border: 0";
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
    // The frame is outside the body, as the body is compared.
    document.documentElement.append(frame);
    await loaded;
    const { contentDocument: other } = frame;
    if (!other?.getElementById("components")?.firstChild) throw new Error("The host has no component.");
    const hosted = (of: Document) => [of.documentElement, of.body, ...of.querySelectorAll("#host *")];
    const elements = hosted(document);
    // Animations are compared at their first frame.
    for (const animation of [...document.getAnimations(), ...other.getAnimations()]) {
      animation.pause();
      animation.currentTime = 0;
    }
    const names = [...getComputedStyle(document.documentElement)];
    // Custom properties are inherited from the root.
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

for (const host of hosts) {
  for (const media of [{ colorScheme: "light" }, { colorScheme: "dark", reducedMotion: "reduce" }] as const) {
    test(`The style sheet changes no element of ${host} in ${media.colorScheme}`, async ({ page }) => {
      await page.emulateMedia(media);
      await page.goto(`${url}/${host}-alone.html`);
      const { count, found } = await changes(page, `${host}-with.html`);
      expect(count).toBeGreaterThan(200);
      expect(found).toEqual([]);
    });
  }

  test(`A consumer's classes override ours in ${host}`, async ({ page }) => {
    await open(page, `${url}/${host}-with.html?only=Override`);
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

const DIALOGS = ["CheckoutDialog", "ComparePlansDialog", "DownloadDialog", "ProfileDialog"];

for (const view of ["", ...DIALOGS.map((name) => `?only=${name}`)]) {
  test(`Components look the same in every host as in Storybook ${view}`, async ({ page }) => {
    // A dialog is measured at the end of its animation.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const storybook = await photograph(page, `${url}/storybook.html${view}`);
    for (const host of hosts)
      expect.soft(differing(storybook, await photograph(page, `${url}/${host}-with.html${view}`)), host).toEqual([]);
  });
}
