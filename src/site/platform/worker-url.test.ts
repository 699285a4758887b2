import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Loads the module as in a built site in a browser with Trusted Types. */
async function load() {
  const createPolicy = vi.fn((_: string, { createScriptURL }: { createScriptURL: (url: string) => string }) => ({
    createScriptURL: (url: string) => `trusted ${createScriptURL(url)}`,
  }));
  vi.stubGlobal("window", { trustedTypes: { createPolicy } });
  vi.stubEnv("DEV", false);
  return { ...(await import("./worker-url.ts")), createPolicy };
}

test("One policy accepts the URLs of both workers", async () => {
  const { workerUrl, createPolicy } = await load();
  expect(workerUrl("/sw.js")).toBe("trusted /sw.js");
  expect(workerUrl("/assets/import-worker-B2_x-9Az.js")).toBe("trusted /assets/import-worker-B2_x-9Az.js");
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith("workers", expect.anything());
});

test.each([
  "https://elsewhere.example/sw.js",
  "//elsewhere.example/sw.js",
  "/assets/import-worker-a.js?x",
  "/assets/../x/import-worker-a.js",
  "/assets/data-a.js",
  "/sw.js#x",
  "data:text/javascript,1",
  "",
])("The policy rejects %j, which is not a worker's URL", async (url) => {
  const { workerUrl } = await load();
  expect(() => workerUrl(url)).toThrow("is not a worker of this site");
});
