import type { PageRoute } from "./routes.ts";

/** The tags of one page's head that differ from page to page. */
export function Head({ route }: { route: PageRoute }) {
  const title = `${route.title} · ProFigure`;
  const picture = new URL(`${import.meta.env.BASE_URL}og-${route.path.slice(1) || "home"}.png`, __SITE_URL__).href;
  const address = new URL(`${import.meta.env.BASE_URL}${route.path.slice(1)}`, __SITE_URL__).href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={route.description} />
      {route.path === "/404" ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
          <meta property="og:image" content={picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content="A boxed hero and a boxed villain action figure on a pegboard" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="ProFigure" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={route.description} />
    </>
  );
}
