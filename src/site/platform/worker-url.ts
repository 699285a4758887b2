import { lazy } from "../../domain/lazy.ts";

/** The service worker, and the one that reads files. While developing, no URL is as in a build. */
const SCRIPTS = import.meta.env.DEV ? /^/ : /^(sw|assets\/import-worker-[\w-]+)\.js$/;

/** The page's only Trusted Types policy (scripts/content-policy.ts): it lets the URLs of these workers through. */
const policy = lazy(() => ({
  trusted: window.trustedTypes?.createPolicy("workers", {
    createScriptURL(url) {
      const base = import.meta.env.BASE_URL;
      if (url.startsWith(base) && SCRIPTS.test(url.slice(base.length))) return url;
      throw new TypeError(`${url} is no worker of this site.`);
    },
  }),
}));

/**
 * A worker's URL, as the page's policy lets it through: a `TrustedScriptURL`, which TypeScript's `Worker` does not
 * know. Throws where it is none of the site's.
 */
export const workerUrl = (url: string) => (policy().trusted?.createScriptURL(url) ?? url) as string;
