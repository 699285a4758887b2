import { PAGE_METADATA } from "./page-metadata.ts";

/** What search engines may say of the site, for the head of its first page: nothing that a visit would not confirm. */
export function structuredData() {
  const address = (path: string) => new URL(`${import.meta.env.BASE_URL}${path.slice(1)}`, __SITE_URL__).href;
  const site = { "@id": `${address("/")}#site` };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        ...site,
        "@type": "WebSite",
        name: "ProFigure",
        url: address("/"),
        description: PAGE_METADATA["/"].description,
        inLanguage: "en",
      },
      {
        "@type": "WebApplication",
        name: "ProFigure",
        url: address("/create"),
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
