import type { ComponentType } from "react";
import { HomePage, PARTS } from "./pages/home.tsx";
import { withStyles } from "./whole-sheet.ts";

interface PageModule {
  readonly Page: ComponentType;
  /** What the page shows beside its own code. */
  readonly parts?: ReadonlyArray<{ load(): Promise<unknown> }>;
  /** Fetches what the query of the address asks for. */
  readonly arrive?: (search: string) => Promise<void>;
}

/** One page of the site. */
export interface PageRoute {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The page's module, whose chunk the prerendered page preloads; none for a page that is all late parts. */
  readonly source?: string;
  readonly load: () => Promise<PageModule>;
  /** Set once loaded: it renders at once, so hydration and navigation never show a fallback. */
  Page?: ComponentType;
  /** Its late parts are loaded too: a link may go there at once. */
  isWhole?: boolean;
}

const notFound: PageRoute = {
  path: "/404",
  title: "Page not found",
  description: "There is no page at this address.",
  source: "src/app/pages/not-found.tsx",
  load: () => import("./pages/not-found.tsx").then(({ NotFoundPage: Page }) => ({ Page })),
};

const pages: readonly PageRoute[] = [
  {
    path: "/",
    title: "Your career, mint on card",
    description:
      "Give a LinkedIn URL, pick a pill and see a boxed action figure you can make your own. Hero or villain is up to you.",
    load: () => Promise.resolve({ Page: HomePage, parts: PARTS }),
  },
  {
    path: "/create",
    title: "Create Your Action Hero",
    description: "Enter a LinkedIn URL, choose hero or villain, and see your action figure in its box.",
    source: "src/app/pages/create.tsx",
    load: () => import("./pages/create.tsx").then(({ CreatePage: Page, PARTS: parts }) => ({ Page, parts })),
  },
  {
    path: "/dashboard",
    title: "My Collection",
    description: "Your figures, referrals and account.",
    source: "src/app/pages/dashboard.tsx",
    load: () => import("./pages/dashboard.tsx").then(({ DashboardPage: Page, arrive }) => ({ Page, arrive })),
  },
];

/** Every page that is prerendered, the 404 last. */
export const ROUTES: readonly PageRoute[] = [...pages, notFound];

/**
 * The page of a path without the site's base, in any spelling for which a static host serves that page: with a
 * slash or `index.html` at its end, or with escaped letters. The 404 for any path that is no page.
 */
export function matchRoute(pathname: string): PageRoute {
  const path = decoded(pathname).replace(/\/+(index(\.html)?)?$/, "") || "/";
  return pages.find((page) => page.path === path) ?? notFound;
}

function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Loads a page's own code: enough to take over its markup. */
export async function loadPage(route: PageRoute) {
  const { Page, parts = [], arrive } = await route.load();
  // What fails here is asked for again, and says so, in its own place.
  await arrive?.(globalThis.location?.search ?? "").catch(() => {});
  route.Page = Page;
  return { Page, parts };
}

const loading = new WeakMap<PageRoute, Promise<ComponentType>>();

/**
 * Loads a page's code with its late parts; one promise per page, so `use()` sees the same one on every render. A failure
 * can be tried again.
 */
export function loadRoute(route: PageRoute): Promise<ComponentType> {
  const known = loading.get(route);
  if (known) return known;
  const next = withStyles(loadPage(route)).then(async ({ Page, parts }) => {
    await Promise.all(parts.map((part) => part.load()));
    route.isWhole = true;
    return Page;
  });
  loading.set(route, next);
  next.catch(() => loading.delete(route));
  return next;
}
