import { lazy } from "../../domain/lazy.ts";

/** The service worker and the import worker. In development, URLs differ from a build's. */
const SCRIPTS = import.meta.env.DEV ? /^/ : /^(sw|assets\/import-worker-[\w-]+)\.js$/;

/** The page's only Trusted Types policy (scripts/content-policy.ts): it accepts the URLs of these workers. */
const policy = lazy(() => ({
  trusted: window.trustedTypes?.createPolicy("workers", {
    createScriptURL(url) {
      const base = import.meta.env.BASE_URL;
      if (url.startsWith(base) && SCRIPTS.test(url.slice(base.length))) return url;
      throw new TypeError(`${url} is not a worker of this site.`);
    },
  }),
}));

/**
 * A worker's URL, accepted by the page's policy: a `TrustedScriptURL`, which TypeScript's `Worker` does not know.
 * Throws for any other URL.
 */
export const workerUrl = (url: string) => (policy().trusted?.createScriptURL(url) ?? url) as string;
