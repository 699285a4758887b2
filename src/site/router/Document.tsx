import { preload } from "react-dom";
import { Button, Notice } from "../../index.ts";
import { PAGE_METADATA } from "./page-metadata.ts";
import type { PageRoute } from "./routes.ts";
import { structuredData } from "./structured-data.ts";

export interface DocumentProps {
  route: PageRoute;
  /** Where the entry finds no app, it renders one instead of hydrating. */
  app?: string;
  /** The pictures that the app asks for first. */
  pictures?: readonly Parameters<typeof preload>[];
  /** URLs of the modules that the entry and the page import. */
  modules?: readonly string[];
  /** Code that runs before the first paint. */
  scripts: readonly string[];
  /** The full stylesheet; in development Vite adds it. */
  styles?: string;
  /** The module that starts the app. */
  entry: string;
  /** What the browser may lend its own surfaces. */
  themeColors: { readonly light: string; readonly dark: string };
  /** The page's content security policy; a `<meta>` holds on any static host. */
  policy?: string;
}

/**
 * A whole page. Scripts and styles stand in it, because as files they would be waited for. React writes charset,
 * viewport and preloads first, then the metadata, and scripts and styles last.
 */
export function Document({
  route,
  app = "",
  pictures = [],
  modules = [],
  scripts,
  styles,
  entry,
  themeColors,
  policy,
}: DocumentProps) {
  for (const [href, options] of pictures) preload(href, options);
  const base = import.meta.env.BASE_URL;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        {policy ? <meta httpEquiv="Content-Security-Policy" content={policy} /> : null}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {scripts.map((code) => (
          <script key={code}>{code}</script>
        ))}
        <Metadata route={route} />
        <link rel="icon" href={`${base}favicon.svg`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`${base}apple-touch-icon.png`} />
        <link rel="manifest" href={`${base}manifest.webmanifest`} />
        <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
        <script type="module">{entry}</script>
        {modules.map((href) => (
          <link key={href} rel="modulepreload" crossOrigin="" href={href} />
        ))}
        {styles ? <style>{styles}</style> : null}
      </head>
      <body>
        <div id="root" {...markup(app)} />
        <LoadFailure />
      </body>
    </html>
  );
}

/** Rendered apart, because `useId` counts from the root that is hydrated. */
const markup = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** Shown where the page's own code does not arrive (load-failure.ts). */
const LoadFailure = () => (
  <div
    id="load-failure"
    hidden
    className="pf:fixed pf:inset-x-4 pf:bottom-4 pf:z-50 pf:mx-auto pf:max-w-160 pf:print:hidden"
  >
    <Notice
      tone="warning"
      heading="Part of this page did not arrive"
      actions={<Button size="sm">Reload</Button>}
      className="pf:shadow-lift"
    >
      Check your connection and reload the page. Nothing you saved is lost.
    </Notice>
  </div>
);

function Metadata({ route }: { route: PageRoute }) {
  const { description } = PAGE_METADATA[route.path];
  const title = `${route.title} · ProFigure`;
  const picture = new URL(`${import.meta.env.BASE_URL}og-${route.path.slice(1) || "home"}.png`, __SITE_URL__).href;
  const url = new URL(`${import.meta.env.BASE_URL}${route.path.slice(1)}`, __SITE_URL__).href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {route.path === "/404" ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
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
      <meta property="og:description" content={description} />
      {route.path === "/" ? <script type="application/ld+json">{JSON.stringify(structuredData())}</script> : null}
    </>
  );
}
