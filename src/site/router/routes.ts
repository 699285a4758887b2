import type { ComponentType } from "react";

interface PageModule {
  readonly Page: ComponentType;
  /** Fetches what the query of the URL asks for. */
  readonly preloadQuery?: (search: string) => Promise<void>;
}

export type PagePath = "/" | "/create" | "/dashboard" | "/404";

/** One page of the site; `page-metadata.ts` has what only its document says. */
export interface PageRoute {
  readonly path: PagePath;
  readonly title: string;
  readonly load: () => Promise<PageModule>;
  /** Set once loaded: it renders at once, so hydration and navigation never show a fallback. */
  Page?: ComponentType;
  loading?: Promise<ComponentType>;
}

const notFound: PageRoute = {
  path: "/404",
  title: "Page not found",
  load: () => import("../layout/NotFoundPage.tsx").then(({ NotFoundPage: Page }) => ({ Page })),
};

/** Every page that is prerendered, the 404 last. */
export const ROUTES: readonly PageRoute[] = [
  {
    path: "/",
    title: "Your career, mint on card",
    load: () => import("../landing/LandingPage.tsx").then(({ LandingPage: Page }) => ({ Page })),
  },
  {
    path: "/create",
    title: "Create Your Action Hero",
    load: () => import("../create/CreatePage.tsx").then(({ CreatePage: Page }) => ({ Page })),
  },
  {
    path: "/dashboard",
    title: "My Collection",
    load: () =>
      import("../collection/DashboardPage.tsx").then(({ DashboardPage: Page, preloadTab }) => ({
        Page,
        preloadQuery: preloadTab,
      })),
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

/**
 * Loads a page's code; one promise per page, so `use()` sees the same one on every render. A failure can be tried again.
 */
export function loadPageModule(route: PageRoute): Promise<ComponentType> {
  route.loading ??= load(route).catch((error) => {
    delete route.loading;
    throw error;
  });
  return route.loading;
}

async function load(route: PageRoute) {
  const { Page, preloadQuery } = await route.load();
  // What fails here is requested again, and reported, where it is rendered.
  await preloadQuery?.(globalThis.location?.search ?? "").catch(() => {});
  route.Page = Page;
  return Page;
}
