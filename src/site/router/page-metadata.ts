import type { PagePath } from "./routes.ts";

interface PageMetadata {
  readonly description: string;
  /** The page's module, whose chunks the prerendered page preloads. */
  readonly source: string;
}

/** What only a page's document says, apart from the routes, so that no browser fetches it as a script. */
export const PAGE_METADATA: Readonly<Record<PagePath, PageMetadata>> = {
  "/": {
    description:
      "Give a LinkedIn URL, pick a pill and see a boxed action figure you can make your own. Hero or villain is up to you.",
    source: "src/site/landing/LandingPage.tsx",
  },
  "/create": {
    description: "Enter a LinkedIn URL, choose hero or villain, and see your action figure in its box.",
    source: "src/site/create/CreatePage.tsx",
  },
  "/dashboard": {
    description: "Your figures, referrals and account.",
    source: "src/site/collection/DashboardPage.tsx",
  },
  "/404": { description: "There is no page at this address.", source: "src/site/layout/NotFoundPage.tsx" },
};
