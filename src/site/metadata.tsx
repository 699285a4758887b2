import type { SitePage } from "./pages.tsx";

interface PageMetadata {
  readonly description: string;
  /** Source path of a lazily loaded page's module. The prerendered page preloads the module's chunks. */
  readonly source?: string;
}

/** Metadata of the prerendered pages. Separate from the routes, so that browsers do not download it as a script. */
export const PAGE_METADATA: Readonly<Record<SitePage["path"], PageMetadata>> = {
  "/": {
    description:
      "Paste your LinkedIn URL, pick a pill, and meet yourself as a boxed action figure. Hero or villain? Your call.",
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
  "*": { description: "There is no page at this URL." },
};

const absolute = (path: string) => new URL(import.meta.env.BASE_URL + path.slice(1), __SITE_URL__).href;

/** The title and metadata of a page. */
export function Metadata({ page: { path, title: heading } }: { page: SitePage }) {
  const { description } = PAGE_METADATA[path];
  const title = `${heading} · ProFigure`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {path === "*" ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={absolute(path)} />
          <meta property="og:url" content={absolute(path)} />
          <meta property="og:image" content={absolute(`/og-${path.slice(1) || "home"}.png`)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content="A boxed hero and a boxed villain action figure on a pegboard" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="ProFigure" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {path === "/" ? <script type="application/ld+json">{JSON.stringify(structuredData())}</script> : null}
    </>
  );
}

/** Structured data about the site, for the landing page. It contains only what is also visible on that page. */
function structuredData() {
  const site = { "@id": `${absolute("/")}#site` };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        ...site,
        "@type": "WebSite",
        name: "ProFigure",
        url: absolute("/"),
        description: PAGE_METADATA["/"].description,
        inLanguage: "en",
      },
      {
        "@type": "WebApplication",
        name: "ProFigure",
        url: absolute("/create"),
        description: PAGE_METADATA["/create"].description,
        applicationCategory: "DesignApplication",
        operatingSystem: "Any",
        browserRequirements: "Requires JavaScript",
        isAccessibleForFree: true,
        isPartOf: site,
      },
    ],
  };
}
