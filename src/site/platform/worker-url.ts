import { memoize } from "../../lib/memoize.ts";

/** Matches the URLs of the service worker and the import worker in a build; in development, any URL. */
const SCRIPTS = import.meta.env.DEV ? /^/ : /^(sw|assets\/import-worker-[\w-]+)\.js$/;

/** The page's only Trusted Types policy (scripts/content-policy.ts): it accepts the URLs of these workers. */
const policy = memoize(() => ({
  trusted: window.trustedTypes?.createPolicy("workers", {
    createScriptURL(url) {
      const base = import.meta.env.BASE_URL;
      if (url.startsWith(base) && SCRIPTS.test(url.slice(base.length))) return url;
      throw new TypeError(`${url} is not a worker of this site.`);
    },
  }),
}));

/**
 * Makes a worker's URL acceptable to the page's policy; throws for any other URL. The result is a `TrustedScriptURL`,
 * but typed as a string, because TypeScript's `Worker` does not accept that type.
 */
export const workerUrl = (url: string) => (policy().trusted?.createScriptURL(url) ?? url) as string;
