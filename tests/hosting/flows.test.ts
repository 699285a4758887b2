import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
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
