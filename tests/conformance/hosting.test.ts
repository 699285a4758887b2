import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HEADERS, headersFile } from "../../scripts/hosting.mjs";
import { serve } from "../serve.mjs";

const FILES = {
  "index.html": "home",
  "create/index.html": "create",
  "404.html": "missing",
  _headers: "settings",
  "manifest.webmanifest": "{}",
  "assets/app-1a2b3c.js": "code",
  "assets/box-344-1a2b3c.avif": "picture",
  "sw.js": "code",
};
const folder = mkdtempSync(join(tmpdir(), "profigure-host-"));
const dist = join(folder, "dist");

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
    writeFileSync(join(dist, `${name}.gz`), gzipSync(text));
    // Not really compressed, so that the test can tell stored files from files that the server compresses itself.
    writeFileSync(join(dist, `${name}.br`), `stored ${text}`);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(["/", "/figures/"])("npm start with the base path %s", (base) => {
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    server = await serve({ folder: dist, base });
  });
  afterAll(() => server.stop());
  const ask = (path: string, headers = {}) => fetch(server.url + path, { headers, redirect: "manual" });

  test.each([
    ["/", 200, "home", "no-cache"],
    ["/create", 200, "create", "no-cache"],
    ["/create/", 200, "create", "no-cache"],
    ["/create?tab=x", 200, "create", "no-cache"],
    ["/assets/app-1a2b3c.js", 200, "code", "public, max-age=31536000, immutable"],
    ["/sw.js", 200, "code", "no-cache"],
    ["/assets/app-gone.js", 404, "missing", "no-cache"],
    ["/assets", 404, "missing", "no-cache"],
    ["/no/such-page", 404, "missing", "no-cache"],
    ["/index", 200, "home", "no-cache"],
    ["/create/index.html", 200, "create", "no-cache"],
    ["/404", 404, "missing", "no-cache"],
    ["/404.html", 404, "missing", "no-cache"],
    ["/_headers", 404, "missing", "no-cache"],
    ["/%", 404, "missing", "no-cache"],
    ["/manifest.webmanifest", 200, "{}", "no-cache"],
  ])("%s returns status %i with the right headers and caching", async (path, status, body, caching) => {
    const answer = await ask(path, { "accept-encoding": "identity" });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(body);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...Object.fromEntries(Object.entries(HEADERS).map(([name, value]) => [name.toLowerCase(), value])),
      "cache-control": caching,
    });
    if (!/^(code|{})$/.test(body)) expect(answer.headers.get("content-type")).toBe("text/html;charset=utf-8");
  });

  if (base !== "/")
    return test("/ and /figures redirect to the base path /figures/", async () => {
      const { origin } = new URL(server.url);
      for (const path of ["/", "/figures"]) {
        const answer = await fetch(origin + path, { redirect: "manual" });
        expect([answer.status, answer.headers.get("location")]).toEqual([302, base]);
      }
      expect((await fetch(`${origin}/create`)).status).toBe(404);
    });

  test("A request that accepts gzip or Brotli gets the precompressed file", async () => {
    const zipped = await ask("/create", { "accept-encoding": "gzip" });
    expect(zipped.headers.get("content-encoding")).toBe("gzip");
    expect(await zipped.text()).toBe("create");
    const head = await fetch(`${server.url}/assets/app-1a2b3c.js`, {
      method: "HEAD",
      headers: { "accept-encoding": "gzip, br" },
    });
    expect(head.headers.get("content-encoding")).toBe("br");
    expect(head.headers.get("content-length")).toBe(String("stored code".length));
    expect(head.headers.get("vary")).toMatch(/accept-encoding/i);
  });

  test("Files have their media types, and an unchanged one gets a 304", async () => {
    const picture = await ask("/assets/box-344-1a2b3c.avif");
    expect(picture.headers.get("content-type")).toBe("image/avif");
    const manifest = await ask("/manifest.webmanifest");
    expect(manifest.headers.get("content-type")).toBe("application/manifest+json");
    const again = await ask("/manifest.webmanifest", { "if-none-match": manifest.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });

  test("Methods other than GET and HEAD are refused", async () => {
    const answer = await fetch(server.url, { method: "POST" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

test("The server of npm start ends when npm is ended", async () => {
  // npm runs the script in a shell and passes SIGTERM only to that shell.
  const shell = spawn("sh", ["-c", `"${process.execPath}" scripts/serve.mjs "${dist}"; true`], {
    env: { ...process.env, PORT: "0", npm_lifecycle_event: "start" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(shell.stdout, "data");
  const url = String(line).trim();
  expect((await fetch(url)).status).toBe(200);
  shell.kill("SIGTERM");
  const isServed = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  await expect.poll(isServed, { timeout: 20_000 }).toBe(false);
}, 30_000);

test("_headers lists every header once and caches hashed files forever", () => {
  expect(headersFile("/figures/")).toBe(`/figures/*
  Content-Security-Policy: frame-ancestors 'none'
  Cross-Origin-Embedder-Policy: require-corp
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Permissions-Policy: camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), usb=()
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff

/figures/assets/*
  Cache-Control: public, max-age=31536000, immutable
`);
});
