import { preload } from "react-dom";
import { Button, Notice } from "../index.ts";
import { Metadata } from "./metadata.tsx";
import type { SitePage } from "./pages.tsx";

export interface DocumentProps {
  page: SitePage;
  /** The prerendered app's HTML. Without it, the browser renders the app instead of hydrating it. */
  app?: string;
  /** Pictures to preload. */
  pictures?: readonly Parameters<typeof preload>[];
  /** URLs of the modules that the entry and the page import. */
  modules?: readonly string[];
  /** Code to inline, which runs before the first paint. */
  scripts: readonly string[];
  /** The stylesheet to inline. In development, Vite adds the styles. */
  styles?: string;
  /** The module that starts the app. */
  entry: string;
  /** Colors for the browser's interface, such as a phone's address bar. */
  themeColors: { readonly light: string; readonly dark: string };
  /** The page's content security policy. It is in a `<meta>` element, which works on any static host. */
  policy?: string;
}

/**
 * A complete HTML page. Scripts and styles are inlined, because the first paint would wait for files. In the head,
 * React writes charset, viewport and preloads first, then the metadata, and scripts and styles last.
 */
export function Document(props: DocumentProps) {
  for (const [href, options] of props.pictures ?? []) preload(href, options);
  const base = import.meta.env.BASE_URL;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        {props.policy ? <meta httpEquiv="Content-Security-Policy" content={props.policy} /> : null}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {props.scripts.map((code) => (
          <script key={code}>{code}</script>
        ))}
        <Metadata page={props.page} />
        <link rel="icon" href={`${base}favicon.svg`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`${base}apple-touch-icon.png`} />
        <link rel="manifest" href={`${base}manifest.webmanifest`} />
        <meta name="theme-color" content={props.themeColors.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={props.themeColors.dark} media="(prefers-color-scheme: dark)" />
        <script type="module">{props.entry}</script>
        {props.modules?.map((href) => (
          <link key={href} rel="modulepreload" crossOrigin="" href={href} />
        ))}
        {props.styles ? <style>{props.styles}</style> : null}
      </head>
      <body>
        <div id="root" {...markup(props.app)} />
        <LoadFailure />
      </body>
    </html>
  );
}

/** Inserts the app's HTML. It is rendered separately, because ids from `useId` depend on the hydrated root. */
const markup = (html = "") => ({ dangerouslySetInnerHTML: { __html: html } });

/** A notice that load-failure.ts shows if the page's code cannot be loaded. */
const LoadFailure = () => (
  <div
    id="load-failure"
    hidden
    className="pf:fixed pf:inset-x-4 pf:bottom-4 pf:z-50 pf:mx-auto pf:max-w-160 pf:print:hidden"
  >
    <Notice
      variant="warning"
      heading="Part of this page didn’t load"
      actions={<Button size="sm">Reload</Button>}
      className="pf:shadow-lift"
    >
      Check your connection and reload the page. Nothing you saved is lost.
    </Notice>
  </div>
);
