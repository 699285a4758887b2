import { StrictMode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { Head } from "./head.tsx";
import { loadRoute, matchRoute, ROUTES } from "./routes.ts";
import { structuredData } from "./structured-data.ts";

/** The pages to prerender. */
export const paths: readonly string[] = ROUTES.map((route) => route.path);

/** One page's markup, its head tags and the module whose chunks it preloads. */
export async function render(path: string): Promise<{ html: string; head: string; module: string }> {
  const route = matchRoute(path);
  await loadRoute(route);
  const base = import.meta.env.BASE_URL;
  const html = renderToString(
    <StrictMode>
      <StaticRouter basename={base} location={`${base}${path.slice(1)}`}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
  const head = renderToStaticMarkup(<Head route={route} />) + (path === "/" ? structuredData() : "");
  return { html, head, module: route.source };
}
