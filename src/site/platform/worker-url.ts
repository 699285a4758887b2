import { lazy } from "../../domain/lazy.ts";

/** The service worker, and those that read files and make moving pictures. While developing, no address is as in a build. */
const SCRIPTS = import.meta.env.DEV ? /^/ : /^(sw|assets\/(import|loop)-worker-[\w-]+)\.js$/;

/** The page's only Trusted Types policy (scripts/content-policy.ts): it lets the addresses of these workers through. */
const policy = lazy(() => ({
  trusted: window.trustedTypes?.createPolicy("workers", {
    createScriptURL(address) {
      const base = import.meta.env.BASE_URL;
      if (address.startsWith(base) && SCRIPTS.test(address.slice(base.length))) return address;
      throw new TypeError(`${address} is no worker of this site.`);
    },
  }),
}));

/**
 * A worker's address, as the page's policy lets it through: a `TrustedScriptURL`, which TypeScript's `Worker` does not
 * know. Throws where it is none of the site's.
 */
export const workerUrl = (address: string) => (policy().trusted?.createScriptURL(address) ?? address) as string;
