import { test as base, expect } from "@playwright/test";

export { expect };

interface Heard {
  /** Console lines, page errors, policy violations and requests that are not for the site's own files. */
  readonly lines: string[];
  /** Names what this test is meant to hear. */
  expect(...patterns: RegExp[]): void;
}

/** The browser's own line and ours, on any path that is no page. */
export const NOT_FOUND_LINES = [/^error: Failed to load resource: .* 404 \(Not Found\)$/, /^warning: 404: /];

/** "other" is the icon. */
const STATIC = ["document", "script", "stylesheet", "image", "font", "manifest", "other"];

/** Playwright's `test` with ears: a test fails at its end for anything heard that it did not expect. */
export const test = base.extend<{ heard: Heard }>({
  heard: [
    async ({ context, baseURL }, use) => {
      const lines: string[] = [];
      const expected: RegExp[] = [];
      context.on("console", (message) => {
        // Playwright's own (playwright.config.ts).
        if (message.text() !== "Service Worker registration blocked by Playwright")
          lines.push(`${message.type()}: ${message.text()}`);
      });
      context.on("weberror", (error) => lines.push(`page error: ${error.error().message}`));
      context.on("request", (request) => {
        // Exports put the font's file into the picture.
        const isFont = request.resourceType() === "fetch" && request.url().endsWith(".woff2");
        const isFile = isFont || request.serviceWorker() !== null || STATIC.includes(request.resourceType());
        const isOwn = isFile && `${request.url()}/`.startsWith(baseURL ?? "");
        if (!isOwn || request.method() !== "GET") {
          lines.push(`request: ${request.method()} ${request.resourceType()} ${request.url()}`);
        }
      });
      await context.addInitScript(() =>
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
          console.error(`policy violation: ${effectiveDirective} ${blockedURI}`),
        ),
      );
      await use({ lines, expect: (...patterns) => expected.push(...patterns) });
      expect(lines.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});
