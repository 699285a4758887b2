import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { toFigureSpec } from "../../src/figure/schema/spec.ts";
import { qrPixels } from "../figures/qr-pixels.ts";
import { serve } from "../serve.mjs";
import type { Engine, EngineName, Pointer } from "./engine.ts";
import { openEngine } from "./open.ts";
import { isInstalled } from "./setup.ts";
import * as site from "./site.ts";
import { WAIT } from "./site.ts";

const LINK = "https://linkedin.com/in/u1815";
const FILES = join(import.meta.dirname, "../import");
const SCRIPTS = join(import.meta.dirname, "../../dist/assets");
type Drawing = { readonly drawFile: (figure: unknown, format: string) => Promise<File> };

/** Pictures exported by Chromium, as rows of gray cells, to compare with those of other engines. */
const pictures = new Map<string, number[]>();

const server = await serve();
afterAll(server.stop);

const WAYS = [
  ["Chromium", "mouse"],
  ["Chromium", "touch"],
  ["Firefox", "mouse"],
  ["Firefox", "touch"],
  // There is no touch for WebKit, because its WebDriver converts touch to mouse events.
  ["WebKit", "mouse"],
] as const satisfies [EngineName, Pointer][];
describe.each(WAYS.filter(([name]) => isInstalled(name)))("%s, by %s", (name, pointer) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await openEngine(name, pointer);
    if (pointer === "touch") await engine.resize(390, 844);
  });
  afterAll(() => engine.close());

  const openPage = (path: string) => site.openPage(engine, server.url + path);
  const waitForText = (words: string | RegExp) => site.waitForText(engine, words);
  const waitForAnnouncement = (words: string | RegExp) => site.waitForAnnouncement(engine, words);
  const field = (label: string) => site.inputValue(engine, label);
  const expectAsInChromium = async (name: string, png: Buffer) => {
    const cells = await greys(png);
    const chromium = pictures.get(name) ?? cells;
    pictures.set(name, chromium);
    const apart = cells.map((grey, i) => Math.abs(grey - (chromium[i] ?? 0)));
    expect(Math.max(...apart)).toBeLessThan(24);
  };
  /** Waits for a download and returns its bytes. */
  const file = async (name: string) => {
    // A navigation before this announcement can be aborted in Chromium, even if the file is there.
    await waitForAnnouncement(`Saved ${name}.`);
    return vi.waitFor(() => {
      expect(readdirSync(engine.downloads)).toContain(name);
      const bytes = readFileSync(join(engine.downloads, name));
      expect(bytes.length).toBeGreaterThan(1000);
      return bytes;
    }, WAIT);
  };

  test("Every page shows its heading", async () => {
    for (const [path, heading] of [
      ["/", "Your career, mint on card."],
      ["/no-such-page", "404"],
      ["/dashboard", "My Collection"],
      ["/create", "Create Your Action Hero"],
    ] as const) {
      await openPage(path);
      expect(await engine.evaluate(() => document.querySelector("h1")?.textContent)).toMatch(heading);
    }
  });

  test("A figure is created, edited, saved as a draft, deleted and restored", async () => {
    await openPage("/create");
    await engine.click("button", "Create My Figure");
    await waitForText("Please enter your LinkedIn URL");
    await engine.evaluate(() =>
      addEventListener("pointerdown", (event) => Object.assign(document.body.dataset, { pointer: event.pointerType })),
    );
    await engine.click("radio", /Hero/);
    expect(await engine.evaluate(() => document.body.dataset.pointer)).toBe(pointer);
    await engine.press("ArrowRight");
    expect(await engine.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe("villain");
    await engine.fill("textbox", "LinkedIn profile URL", LINK);
    await engine.click("button", "Create My Figure");
    await waitForAnnouncement("Your preview is ready");
    await engine.fill("textbox", "Name", "Zoë Ångström");
    await vi.waitFor(
      async () =>
        expect(
          await engine.evaluate(() => document.querySelector("svg[data-slot=figure-box]")?.getAttribute("aria-label")),
        ).toContain("Zoë Ångström"),
      WAIT,
    );
    await engine.click("button", "Save to Drafts");
    await waitForAnnouncement(/^Saved to drafts/);

    await openPage("/dashboard");
    await engine.click("button", "More: Zoë Ångström");
    await engine.click("button", "Delete Zoë Ångström");
    await waitForAnnouncement("Zoë Ångström deleted.");
    await engine.click("button", /^Undo/);
    await engine.click("button", "Resume Zoë Ångström");
    await vi.waitFor(async () => expect(await field("Name")).toBe("Zoë Ångström"), WAIT);
  });

  test("A LinkedIn PDF creates a figure with the person's details", async () => {
    const choose = (file: string, name: string) =>
      engine.evaluate(
        ([base64, fileName]) => {
          const input = document.querySelector<HTMLInputElement>("[role=dialog] input[type=file]");
          const data = new DataTransfer();
          data.items.add(new File([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], fileName));
          if (input) input.files = data.files;
          input?.dispatchEvent(new Event("change", { bubbles: true }));
        },
        [readFileSync(join(FILES, file)).toString("base64"), name] as const,
      );
    await openPage("/create");
    await engine.click("button", "Use my own details");
    await waitForText("How to get your file from LinkedIn");
    await choose("pdf/plain.pdf", "Profile.pdf");
    await engine.find("heading", "What we found");
    await engine.click("button", "Use these");
    await vi.waitFor(async () => expect(await field("Name")).toBe("Noor Castellanos"), WAIT);
    await engine.click("button", "← Start Over");
  });

  test("The last typed letter is restored after a reload 0 to 400 ms later", async () => {
    await openPage("/create");
    await engine.fill("textbox", "LinkedIn profile URL", LINK);
    await engine.click("button", "Create My Figure");
    await waitForAnnouncement("Your preview is ready");
    for (const ms of [0, 50, 200, 400]) {
      await engine.fill("textbox", "Name", `Last Letter ${ms}`);
      await engine.evaluate((rest) => new Promise<void>((resolve) => setTimeout(resolve, rest)), ms);
      await openPage("/create");
      await engine.click("button", "Pick up your figure");
      await vi.waitFor(async () => expect(await field("Name")).toBe(`Last Letter ${ms}`), WAIT);
    }
    await engine.click("button", "← Start Over");
  });

  test("Only a read-only field with an icon looks read-only", async () => {
    await openPage("/create");
    const grounds = await engine.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>("main input[inputmode=url], main input[type=url]");
      const frame = input?.parentElement;
      if (!frame?.querySelector("svg")) return [];
      const ground = () => getComputedStyle(frame).backgroundColor;
      const editable = ground();
      input?.setAttribute("readonly", "");
      return [editable, ground()];
    });
    expect(new Set(grounds).size).toBe(2);
  });

  test("PNG files in three formats look the same as in Chromium", async () => {
    await openPage("/dashboard");
    for (const [format, name, width, height] of [
      ["Post", "post", 1080, 1350],
      ["Card", "card", 1200, 1600],
      ["Square", "square", 1200, 1200],
      ["Landscape", "landscape", 1200, 630],
    ] as const) {
      await engine.click("button", "Download Ingrid Sørensen");
      await engine.click("radio", new RegExp(format));
      await engine.click("button", "Download");
      const png = await file(`ingrid-sørensen-${name}.png`);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
      await expectAsInChromium(name, png);
    }
  });

  test("The first PNG uses the right font, even if it needs three font files", async () => {
    await engine.reset();
    await openPage("/dashboard");
    const script = readdirSync(SCRIPTS).find((name) => /^files-.*\.js$/.test(name));
    // Passes the import as text, because Vitest would rewrite it in a function.
    await engine.install(`window.drawing = import("${server.url}/assets/${script}")`);
    const png = await engine.evaluate(
      async (figure) => {
        const { drawFile } = await (window as unknown as { drawing: Promise<Drawing> }).drawing;
        const bytes = new Uint8Array(await (await drawFile(figure, "card")).arrayBuffer());
        return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
      },
      { design: { spec: toFigureSpec({ name: "Łucja Nguyễn" }) }, payment: "bought" },
    );
    await expectAsInChromium("lettering", Buffer.from(png, "base64"));
  });

  test("An exported SVG embeds its font and its figure code", async () => {
    await openPage("/dashboard");
    await engine.click("button", "Download Ingrid Sørensen");
    await engine.click("radio", /SVG/);
    await engine.click("button", "Download");
    const svg = (await file("ingrid-sørensen-drawing.svg")).toString("utf8");
    expect(svg).toContain("data:font/woff2;base64,");
    expect(svg).toContain("profigure:2.");
  });

  test("Sharing a figure works with what the engine supports", async () => {
    await openPage("/dashboard");
    await engine.click("button", "Share Maya Okonkwo");
    // If the link was copied, the share is counted. If the browser refuses to copy, the link is shown to copy by hand.
    await waitForText(/10 shares|Copy the link by hand/);
  });

  test("A changed setting is restored after a reload", async () => {
    await openPage("/dashboard?tab=account");
    await engine.click("switch", "Social Sharing");
    await waitForAnnouncement("Saved");
    await openPage("/dashboard?tab=account");
    await vi.waitFor(
      async () =>
        expect(await engine.evaluate(() => document.querySelectorAll("[role=switch][data-state=checked]").length)).toBe(
          2,
        ),
      WAIT,
    );
  });

  test("No step violates the Content-Security-Policy or throws", async ({ skip }) => {
    const { errors } = engine;
    if (!errors) return skip("WebKit's driver does not report them");
    expect(errors).toEqual([]);
    await engine.evaluate(() => {
      document.head.append(Object.assign(document.createElement("style"), { textContent: "p { color: red }" }));
    });
    await vi.waitFor(() => expect(errors).toContain("policy violation: style-src-elem inline"), WAIT);
  });
});

test.runIf(isInstalled("Firefox"))("With resistFingerprinting, Firefox exports SVG but refuses PNG", async () => {
  const engine = await openEngine("Firefox", "mouse", { "privacy.resistFingerprinting": true });
  const code = qrPixels("https://profigure.example/create#f=1");
  try {
    await site.openPage(engine, `${server.url}/dashboard`);
    for (const format of [/Card/, /Landscape/]) {
      await engine.click("button", "Download Ingrid Sørensen");
      await engine.click("radio", format);
      await engine.click("button", "Download");
      await site.waitForText(engine, "Your browser scrambles pictures");
      await engine.press("Escape");
    }
    await engine.click("button", "Download Ingrid Sørensen");
    await engine.click("radio", /SVG/);
    await engine.click("button", "Download");
    await site.waitForAnnouncement(engine, "Saved ingrid-sørensen-drawing.svg.");
    expect(readdirSync(engine.downloads).filter((name) => /\.png$/.test(name))).toEqual([]);

    await site.openPage(engine, `${server.url}/create`);
    await engine.evaluate(
      (base64) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], "code.png"));
        for (const type of ["dragover", "drop"])
          document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
      },
      (
        await sharp(code.data, { raw: { ...code, channels: 4 } })
          .png()
          .toBuffer()
      ).toString("base64"),
    );
    await site.waitForText(engine, "so we can't read QR codes");
  } finally {
    await engine.close();
  }
});

/** Reduces a PNG to 24 × 32 cells in shades of gray. */
const greys = async (png: Buffer) =>
  Array.from(await sharp(png).flatten().resize(24, 32, { fit: "fill" }).greyscale().raw().toBuffer());
