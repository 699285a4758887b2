import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

export { expect };

interface BrowserLog {
  /** Console messages, page errors, policy violations, and requests outside the site's files. */
  readonly lines: string[];
  /** Allows messages that match these patterns in this test. */
  allow(...patterns: RegExp[]): void;
}

/** The two messages for an unknown path: the browser's and the site's. */
export const NOT_FOUND_LINES = [/^error: Failed to load resource: .* 404 \(Not Found\)$/, /^warning: 404: /];

/** Marks a test that runs only in `npm run test:all`, because few people meet what it tests, or because it is long. */
export const RARE = { tag: "@rare" };

/** Types of requests for static files. "other" is the icon. */
const STATIC = ["document", "script", "stylesheet", "image", "font", "manifest", "other"];

export interface SiteOptions {
  /** Whether the person saves data. Then pages prefetch nothing. @default false */
  savesData: boolean;
}

/** Turns on Save-Data in the browser. Call it before the page is opened. */
export const saveData = (target: Page | BrowserContext) =>
  target.addInitScript(() => {
    Object.defineProperty(navigator.connection, "saveData", { value: true, configurable: true });
  });

/** Playwright's `test`, but it fails at the end if the browser logged a message that the test did not allow. */
export const test = base.extend<SiteOptions & { browserLog: BrowserLog }>({
  savesData: [false, { option: true }],
  browserLog: [
    async ({ context, baseURL, savesData }, use) => {
      const lines: string[] = [];
      const expected: RegExp[] = [];
      context.on("console", (message) => {
        // Ignores Playwright's message about service workers, which playwright.config.ts blocks.
        if (message.text() !== "Service Worker registration blocked by Playwright")
          lines.push(`${message.type()}: ${message.text()}`);
      });
      context.on("weberror", (error) => lines.push(`page error: ${error.error().message}`));
      context.on("request", (request) => {
        // Allows fetching a font, because exports embed it in the picture.
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
      if (savesData) await saveData(context);
      await use({ lines, allow: (...patterns) => expected.push(...patterns) });
      expect(lines.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});
