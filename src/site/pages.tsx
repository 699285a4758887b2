import type { ComponentType } from "react";
import { matchPath } from "react-router-dom";
import { lazyPage } from "./layout/lazy-page.tsx";
import { NotFoundPage } from "./layout/NotFoundPage.tsx";

/** A page of the site. Its document metadata is in `metadata.tsx`. */
export interface SitePage {
  readonly path: "/" | "/create" | "/dashboard" | "*";
  readonly title: string;
  readonly Page: ComponentType;
}

const notFound: SitePage = { path: "*", title: "Page not found", Page: NotFoundPage };

/** Every page, the 404 page last. */
export const PAGES: readonly SitePage[] = [
  {
    path: "/",
    title: "Your career, mint on card",
    Page: lazyPage("/", async () => (await import("./landing/LandingPage.tsx")).LandingPage),
  },
  {
    path: "/create",
    title: "Create Your Action Hero",
    Page: lazyPage("/create", async () => (await import("./create/CreatePage.tsx")).CreatePage),
  },
  {
    path: "/dashboard",
    title: "My Collection",
    Page: lazyPage("/dashboard", async () => {
      const { DashboardPage, preload } = await import("./collection/DashboardPage.tsx");
      // If this fetch fails, the tab fetches its code again when it is rendered, and reports a failure.
      await preload(globalThis.location?.search ?? "").catch(() => {});
      return DashboardPage;
    }),
  },
  notFound,
];

/** The page at a path without the site's base. */
export const pageAt = (pathname: string): SitePage =>
  PAGES.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname)) ?? notFound;
