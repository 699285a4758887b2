// Tests the library, installed from its tarball, in a new Vite app: types, bundled modules, looks and behavior.
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import sirv from "sirv";
import { build } from "vite";
import manifest from "../../package.json" with { type: "json" };
import { BROWSER_FLAGS } from "../../scripts/browser.mjs";
import { listen } from "../serve.mjs";
import { expect, RARE, test } from "../site/fixtures.ts";
import { install, remove, run, WEIGHED, weigh } from "./consumer.mjs";

const TSC = join(import.meta.dirname, "../../node_modules/.bin/tsc");
const { tailwindcss: tailwind, "@types/react-dom": domTypes } = manifest.devDependencies;

/** A Content-Security-Policy as strict as that of our site. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

let folder: string;
let server: Awaited<ReturnType<typeof listen>> | undefined;
let url: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = install("vite", { tailwindcss: tailwind, "@types/react-dom": domTypes });
  await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    plugins: [tailwindcss()],
    // Inlines no assets, because the policy blocks inlined fonts.
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: { input: ["index.html", "tailwind.html", "stranger.html"].map((page) => join(folder, page)) },
    },
  });
  const files = sirv(join(folder, "dist"), { setHeaders: (res) => res.setHeader("Content-Security-Policy", POLICY) });
  server = await listen((req, res) => files(req, res, () => void res.writeHead(404).end()));
  url = server.url;
});
test.afterAll(async () => {
  await server?.stop();
  if (folder) remove(folder);
});

for (const [host, path, atNight] of [
  ["a page that names no color-scheme", "/", "oklch(0.205 0.05 268)"],
  ["a page with Tailwind and both color-schemes", "/tailwind.html", "oklch(0.145 0.03 268)"],
] as const) {
  test(`FigureCard and PlanCard render and work in ${host}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(url + path);
    await expect(page.getByRole("img", { name: /Maya Okonkwo.*Engineer/ })).toBeVisible();
    const plan = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Premium" }) });
    await expect(plan.getByText("MOST POPULAR")).toBeVisible();
    await page.getByRole("button", { name: "Purchase to Download" }).click();
    await expect(page.getByText("Download Your Figure")).toBeVisible();

    await expect(plan).toHaveCSS("background-color", "oklch(0.205 0.05 268)");
    await expect(plan.getByRole("button", { name: "Choose Premium" })).toHaveCSS("min-height", "48px");
    // The padding comes from a class of the consumer's Tailwind build.
    await expect(page.getByRole("main")).toHaveCSS("padding-top", path === "/" ? "0px" : "13px");
    const lettering = await page.evaluate(async () =>
      [...(await document.fonts.ready)].filter(({ status }) => status === "loaded").map(({ family }) => family),
    );
    expect(lettering.join()).toContain("Anybody Variable");

    await page.emulateMedia({ colorScheme: "dark" });
    await expect(plan).toHaveCSS("background-color", atNight);
  });
}

for (const resolution of ["bundler", "nodenext"]) {
  test(`The types compile with ${resolution} and without skipLibCheck`, () => {
    const [module, target] = resolution === "bundler" ? ["esnext", "bundler"] : ["nodenext", "nodenext"];
    const options = [
      "--noEmit",
      "--strict",
      "--exactOptionalPropertyTypes",
      "--noUncheckedIndexedAccess",
      "--skipLibCheck",
      "false",
      "--jsx",
      "react-jsx",
      "--allowImportingTsExtensions",
    ];
    run(TSC, ["app.tsx", "stranger.tsx", ...options, "--module", module, "--moduleResolution", target], folder);
  });
}

test.describe("In apps of other businesses", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

  test("A testimonial answers to the width of its column", async ({ page }) => {
    await page.goto(`${url}/stranger.html?page=wall`);
    const card = page.getByRole("figure", { name: "Lena Brandt" });
    const portraitIn = async (column: string) => {
      await card.evaluate((figure, width) => Object.assign(figure.style, { width }), column);
      return (await card.locator("[data-slot=figure-portrait]").boundingBox())?.width;
    };
    expect(await portraitIn("900px")).toBe(120);
    expect(await portraitIn("300px")).toBeGreaterThan(280);
  });

  test("A form submits its switches, and a disabled one cannot change", async ({ page }) => {
    await page.goto(`${url}/stranger.html?page=settings`);
    await page.getByRole("switch", { name: "Show me on the map" }).click();
    const locked = page.getByRole("switch", { name: "Sign in with the club" });
    await expect(locked).toBeDisabled();
    await expect(locked).toBeChecked();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("status")).toHaveText("mail=weekly&map=on");
  });

  test("A team page shows thirty portraits", async ({ page }) => {
    await page.goto(`${url}/stranger.html?page=team`);
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(30);
    const portraits = page.locator("[data-slot=figure-portrait]");
    await expect(portraits.locator("visible=true")).toHaveCount(30);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  for (const [opener, details] of [
    ["Rent", {}],
    ["Rent here", RARE],
  ] as const)
    test(`The dialog of ${opener} locks the page without moving it`, details, async ({ playwright }) => {
      const browser = await playwright.chromium.launch({
        executablePath: process.env.CHROMIUM_PATH ?? "",
        args: BROWSER_FLAGS,
        // Headless browsers hide the scrollbars, which take space on Windows and Linux.
        ignoreDefaultArgs: ["--hide-scrollbars"],
      });
      try {
        const page = await browser.newPage();
        await page.goto(`${url}/stranger.html?page=rent`);
        const more = page.getByRole("button", { name: "Show all bicycles" });
        const widthOf = () => page.evaluate(() => document.body.clientWidth);
        const openAndScroll = async () => {
          const width = await widthOf();
          await page.getByRole("button", { name: opener, exact: true }).click();
          await expect(page.getByRole("dialog")).toBeVisible();
          expect(await widthOf()).toBe(width);
          await page.mouse.move(100, 400);
          await page.mouse.wheel(0, 600);
          // A wheel scrolls the page in a later frame.
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          expect(await page.evaluate(() => scrollY)).toBe(0);
          await page.getByRole("button", { name: "Not today" }).click();
          await expect(page.getByRole("dialog")).toBeHidden();
          expect(await widthOf()).toBe(width);
          return width;
        };
        const short = await openAndScroll();
        await more.click();
        expect(await widthOf()).toBeLessThan(short);
        await openAndScroll();
        await page.mouse.wheel(0, 600);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      } finally {
        await browser.close();
      }
    });
});

/** The modules of our components, of Radix and of the box drawing that each import may add to the bundle. */
const BRINGS: Record<Exclude<keyof typeof WEIGHED, "everything">, string[]> = {
  Button: ["primitives/Button", "primitives/button-styles"],
  PlanCard: ["components/PlanCard"],
  PillPicker: ["components/PillPicker", "primitives/Field", "primitives/RadioGroup"],
  Dialog: [
    "@radix-ui/react-dialog",
    "primitives/Dialog",
    "primitives/IconButton",
    "primitives/Tooltip",
    "primitives/button-styles",
    "primitives/return-focus",
    "primitives/without-state",
  ],
  FigureCard: [
    "components/DownloadText",
    "components/FigureCard",
    "components/FigureWall",
    "figure/pictures/FigureBox",
  ],
};
const PARTS =
  /^(?:profigure\/)?((?:components|primitives)\/.+|figure\/pictures\/FigureBox|@radix-ui\/react-(?:dialog|tabs|switch)|qr)(?:\.js$|\/)/;

for (const [name, parts] of Object.entries(BRINGS)) {
  test(`An import of ${name} bundles no unrelated module`, async () => {
    const { modules } = await weigh(folder, WEIGHED[name as keyof typeof BRINGS]);
    expect(modules.flatMap((module) => PARTS.exec(module)?.[1] ?? []).sort()).toEqual(parts);
  });
}
