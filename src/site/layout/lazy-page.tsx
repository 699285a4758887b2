import { type ComponentType, use } from "react";
import { createLoader, type Loader } from "../../lib/loader.ts";

const pages = new Map<string, Loader>();

/**
 * Creates a page whose code is loaded on demand. The page suspends until then. Unlike with `React.lazy`, a loaded page
 * renders synchronously, as hydration needs.
 */
export function lazyPage(path: string, load: () => Promise<ComponentType>) {
  const page = createLoader(load);
  pages.set(path, page);
  return function LazyPage() {
    const Page = page.value ?? use(page.load());
    return <Page />;
  };
}

/** Fetches the code of the page at a path. Ignores query and hash. */
export const preloadPage = async (to: string): Promise<unknown> => pages.get(to.replace(/[?#].*/, ""))?.load();
