// Every kind of file that is saved, opened by programs that are not ours. In `npm run test:all`, by those of them that
// are installed: Debian's pngcheck, file, imagemagick, zbar-tools, librsvg2-bin, libxml2-utils,
// inkscape, gifsicle and ffmpeg.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { decodeFigure } from "../../src/domain/figure-code.ts";
import { expect, test } from "./fixtures.ts";
import { open } from "./helpers.ts";

test.skip(!process.env.TEST_ALL, "Other programs open the files in npm run test:all");

const folder = mkdtempSync(join(tmpdir(), "profigure-programs-"));
test.afterAll(() => rmSync(folder, { recursive: true }));

const isInstalled = (program: string) => spawnSync(program, ["--version"]).error === undefined;
const needs = (...programs: readonly string[]) => {
  const missing = programs.filter((program) => !isInstalled(program));
  test.skip(missing.length > 0, `not installed: ${missing.join(", ")}`);
};
/** What a program prints; it fails where the program does. */
function run(program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  expect(status, `${program} ${args.join(" ")}: ${stdout}${stderr}`).toBe(0);
  return stdout.trim();
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Download" });
async function openDownload(page: Page) {
  await open(page, "/dashboard");
  await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
}
async function saved(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog(page).getByRole("button", { name: button, exact: true }).click(),
  ]);
  const path = join(folder, file.suggestedFilename());
  await file.saveAs(path);
  return path;
}
async function savedPicture(page: Page, format: string): Promise<string> {
  await openDownload(page);
  await dialog(page).getByRole("radio", { name: format }).check();
  return saved(page, "Download");
}
/** The figures of the codes that ZBar reads in a picture. */
const readCodes = (path: string) =>
  run("zbarimg", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", path)
    .split("\n")
    .map((link) => decodeFigure(link.split("#f=")[1] ?? ""));
/** Of the opaque pixels of a picture. */
async function colorsOf(path: string): Promise<{ opaque: number; colors: Set<string> }> {
  const { data } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const colors = new Set<string>();
  let opaque = 0;
  for (let at = 0; at < data.length; at += 4)
    if ((data[at + 3] ?? 0) > 250) {
      opaque++;
      colors.add(data.subarray(at, at + 3).join(" "));
    }
  return { opaque, colors };
}

for (const [format, width, height] of [
  ["Card", 1200, 1600],
  ["Square", 1200, 1200],
  ["Landscape", 1200, 630],
  ["Profile picture", 800, 800],
  ["LinkedIn cover", 1584, 396],
] as const)
  test(`${format} is a sound PNG for pngcheck, file and ImageMagick`, async ({ page }) => {
    needs("pngcheck", "file", "identify");
    const path = await savedPicture(page, format);
    run("pngcheck", "-q", path);
    expect(run("file", "--brief", path)).toContain(`PNG image data, ${width} x ${height}, 8-bit/color RGBA`);
    expect(run("identify", "-regard-warnings", "-format", "%m %w %h", path)).toBe(`PNG ${width} ${height}`);
  });

for (const format of ["Square", "Landscape"])
  test(`ZBar reads the figure's link in a ${format}`, async ({ page }) => {
    needs("zbarimg");
    const path = await savedPicture(page, format);
    expect(readCodes(path)).toMatchObject([{ name: "Ingrid Sørensen" }]);
  });

test("The drawing is a sound SVG for xmllint and file, and librsvg and Inkscape draw it", async ({ page }) => {
  needs("xmllint", "file", "rsvg-convert", "inkscape");
  const path = await savedPicture(page, "Drawing");
  run("xmllint", "--noout", path);
  expect(run("file", "--brief", path)).toBe("SVG Scalable Vector Graphics image");
  for (const [program, ...args] of [
    ["rsvg-convert", "--unlimited", "--width=600", "--output=OUT"],
    ["inkscape", "--export-type=png", "--export-width=600", "--export-filename=OUT"],
  ] as const) {
    const out = join(folder, `${program}.png`);
    run(program, ...args.map((arg) => arg.replace("OUT", out)), path);
    const { width, height } = await sharp(out).metadata();
    expect([program, width, height]).toEqual([program, 600, 800]);
    const { opaque, colors } = await colorsOf(out);
    expect(opaque).toBeGreaterThan(0.9 * 600 * 800);
    expect(colors.size).toBeGreaterThan(1000);
  }
});

test("gifsicle and ffprobe open a moving picture without a warning: three seconds, for ever, with its figure's code", async ({
  page,
}) => {
  needs("gifsicle");
  // It knows "-version" alone.
  test.skip(spawnSync("ffprobe", ["-version"]).error !== undefined, "not installed: ffprobe");
  const path = await savedPicture(page, "Moving picture");
  const gifsicle = spawnSync("gifsicle", ["--info", path], { encoding: "utf8" });
  expect(gifsicle.stderr).toBe("");
  for (const line of ["logical screen 800x800", "loop forever", "end comment profigure:2."])
    expect(gifsicle.stdout).toContain(line);

  const entries = "stream=codec_name,width,height,nb_read_frames:format=duration";
  const options = ["-v", "warning", "-count_frames", "-of", "json", "-show_entries", entries];
  const ffprobe = spawnSync("ffprobe", [...options, path], { encoding: "utf8" });
  expect(ffprobe.stderr).toBe("");
  const { streams, format } = JSON.parse(ffprobe.stdout);
  expect(streams).toMatchObject([{ codec_name: "gif", width: 800, height: 800 }]);
  expect(Number(streams[0].nb_read_frames)).toBeGreaterThan(30);
  expect(Number(format.duration)).toBeCloseTo(3, 1);
});
