import { PAGE_METADATA } from "./page-metadata.ts";

/** What search engines may say of the site, for the head of its first page: nothing that a visit would not confirm. */
export function structuredData() {
  const url = (path: string) => new URL(`${import.meta.env.BASE_URL}${path.slice(1)}`, __SITE_URL__).href;
  const site = { "@id": `${url("/")}#site` };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        ...site,
        "@type": "WebSite",
        name: "ProFigure",
        url: url("/"),
        description: PAGE_METADATA["/"].description,
        inLanguage: "en",
      },
      {
        "@type": "WebApplication",
        name: "ProFigure",
        url: url("/create"),
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
