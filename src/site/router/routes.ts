import type { ComponentType } from "react";
import { createLoader, type Loader } from "../../figure/engine/loader.ts";

export type PagePath = "/" | "/create" | "/dashboard" | "/404";

/** A page of the site; document metadata is in `metadata.tsx`. */
export interface PageRoute {
  readonly path: PagePath;
  readonly title: string;
  /** A loaded page renders synchronously, so that hydration and navigation never show a fallback. */
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
      // A failed fetch is repeated and reported where the code is rendered.
      await preloadTab(globalThis.location?.search ?? "").catch(() => {});
      return DashboardPage;
    }),
  },
  notFound,
];

/** The path for which the host served the 404: which spellings it accepts is its own decision. */
const missingPath =
  !import.meta.env.SSR &&
  document.querySelector("[name=robots]") &&
  location.pathname.slice(import.meta.env.BASE_URL.length - 1);

/**
 * The page of a path without the site's base, in any spelling that a static host accepts: with a slash or `index.html`
 * at its end, or with escaped letters. The 404 for any other path. Ignores query and fragment.
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
