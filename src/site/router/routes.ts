import type { ComponentType } from "react";
import { createLoader, type Loader } from "../../lib/loader.ts";

export type PagePath = "/" | "/create" | "/dashboard" | "/404";

/** A page of the site. Its document metadata is in `metadata.tsx`. */
export interface PageRoute {
  readonly path: PagePath;
  readonly title: string;
  /** Loads the page's component. A loaded page renders synchronously, without a fallback. */
  readonly page: Loader<ComponentType>;
}

const notFound: PageRoute = {
  path: "/404",
  title: "Page not found",
  page: createLoader(async () => (await import("../layout/NotFoundPage.tsx")).NotFoundPage),
};

/** Every prerendered page, the 404 last. */
export const ROUTES: readonly PageRoute[] = [
  {
    path: "/",
    title: "Your career, mint on card",
    page: createLoader(async () => (await import("../landing/LandingPage.tsx")).LandingPage),
  },
  {
    path: "/create",
    title: "Create Your Action Hero",
    page: createLoader(async () => (await import("../create/CreatePage.tsx")).CreatePage),
  },
  {
    path: "/dashboard",
    title: "My Collection",
    page: createLoader(async () => {
      const { DashboardPage, preloadTab } = await import("../collection/DashboardPage.tsx");
      // If this fetch fails, the tab fetches its code again when it is rendered, and reports a failure.
      await preloadTab(globalThis.location?.search ?? "").catch(() => {});
      return DashboardPage;
    }),
  },
  notFound,
];

/** The current path if the host served the 404 page for it, because hosts accept different spellings of a path. */
const missingPath =
  !import.meta.env.SSR &&
  document.querySelector("[name=robots]") &&
  location.pathname.slice(import.meta.env.BASE_URL.length - 1);

/**
 * Finds the page for a path without the site's base. Accepts all spellings that a static host may accept: with a slash
 * or `index.html` at the end, or with escaped letters. For other paths, returns the 404 page. Ignores query and hash.
 */
export function matchRoute(to: string): PageRoute {
  const pathname = to.replace(/[?#].*/, "");
  if (pathname === missingPath) return notFound;
  const path = decoded(pathname).replace(/\/+(index(\.html)?)?$/, "") || "/";
  return ROUTES.find((page) => page.path === path) ?? notFound;
}

function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
