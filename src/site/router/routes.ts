import type { ComponentType } from "react";
import { createLoader, type Loader } from "../../figure/engine/loader.ts";

export type PagePath = "/" | "/create" | "/dashboard" | "/404";

/** One page of the site; `page-metadata.ts` has what only its document says. */
export interface PageRoute {
  readonly path: PagePath;
  readonly title: string;
  /** Once loaded, the page renders at once: hydration and navigation never show a fallback. */
  readonly page: Loader<ComponentType>;
}

const notFound: PageRoute = {
  path: "/404",
  title: "Page not found",
  page: createLoader(async () => (await import("../layout/NotFoundPage.tsx")).NotFoundPage),
};

/** Every page that is prerendered, the 404 last. */
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
      // What fails here is requested again, and reported, where it is rendered.
      await preloadTab(globalThis.location?.search ?? "").catch(() => {});
      return DashboardPage;
    }),
  },
  notFound,
];

/** The path that the host answered with the 404: which spellings it takes for a page's is its own matter. */
const missingPath =
  !import.meta.env.SSR &&
  document.querySelector("[name=robots]") &&
  location.pathname.slice(import.meta.env.BASE_URL.length - 1);

/**
 * The page of a path without the site's base, in any spelling for which a static host serves that page: with a
 * slash or `index.html` at its end, or with escaped letters. The 404 for any path that is no page.
 */
export function matchRoute(pathname: string): PageRoute {
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
