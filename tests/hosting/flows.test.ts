import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, vi } from "vitest";
import { walkFlows } from "../engines/flows.ts";
import { openWithPuppeteer } from "../engines/puppeteer-engine.ts";
import { buildFor, serveByNginx } from "./nginx.mjs";

describe.each([
  ["the root", "/", () => ({ dist: join(import.meta.dirname, "../../dist"), remove: () => {} })],
  ["a sub-path", "/figures/", () => buildFor("/figures/")],
] as const)("nginx, at %s", (_, base, build) => {
  let site: ReturnType<typeof build>;
  let server: Awaited<ReturnType<typeof serveByNginx>>;
  beforeAll(async () => {
    site = build();
    server = await serveByNginx(site.dist, base);
  });
  afterAll(() => {
    server.stop();
    site.remove();
  });
  describe.each(["Chromium", "Firefox"] as const)("%s", (engine) =>
    walkFlows(
      () => openWithPuppeteer(engine),
      () => server.url,
    ),
  );
});

// The same flows from what the first openOffline has cached, with the server stopped.
describe.each(["Chromium", "Firefox"] as const)("offline, in %s", (name) => {
  let server: Awaited<ReturnType<typeof serveByNginx>>;
  const openOffline = async () => {
    server = await serveByNginx(join(import.meta.dirname, "../../dist"), "/");
    const engine = await openWithPuppeteer(name);
    await engine.goto(server.url);
    await vi.waitFor(
      async () => expect(await engine.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true),
      { timeout: 30_000, interval: 100 },
    );
    server.stop();
    return engine;
  };
  walkFlows(openOffline, () => server.url);
});
