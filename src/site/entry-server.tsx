import { StrictMode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { Document, type DocumentProps } from "./Document.tsx";
import { preloadPage } from "./layout/lazy-page.tsx";
import { PAGE_METADATA } from "./metadata.tsx";
import { PAGES, pageAt } from "./pages.tsx";
import { type PictureDelivery, PictureDeliveryContext } from "./platform/BuiltPicture.tsx";

type Assets = Omit<DocumentProps, "page" | "app" | "pictures" | "policy">;
interface PageAssets extends Assets {
  /** Returns the content security policy for a page with this HTML. */
  policy: (app: string) => string;
  /** Converts a picture's URL to a `data:` URL. */
  dataUri: PictureDelivery["inline"];
}

/** The pages to prerender, with the source paths of their modules. The 404 page's path is `*`. */
export const pages: readonly { path: string; source?: string }[] = PAGES.map(({ path }) => ({
  path,
  ...PAGE_METADATA[path],
}));

/** Prerenders a page of the site as HTML. */
export async function renderPage(path: string, { policy, dataUri, ...assets }: PageAssets): Promise<string> {
  await preloadPage(path);
  const base = import.meta.env.BASE_URL;
  const pictures: Parameters<PictureDelivery["preload"]>[] = [];
  const delivery = { preload: (...picture: (typeof pictures)[number]) => void pictures.push(picture), inline: dataUri };
  const app = renderToString(
    <StrictMode>
      <PictureDeliveryContext value={delivery}>
        <StaticRouter basename={base} location={base + (path === "*" ? "404" : path.slice(1))}>
          <App />
        </StaticRouter>
      </PictureDeliveryContext>
    </StrictMode>,
  );
  return html({ ...assets, page: pageAt(path), app, pictures, policy: policy(app) });
}

/** Renders a page without the app for the development server, where the browser renders the app. */
export const renderEmptyPage = (pathname: string, assets: Assets): string =>
  html({ ...assets, page: pageAt(pathname.slice(import.meta.env.BASE_URL.length - 1)) });

const html = (props: DocumentProps) => `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`;
