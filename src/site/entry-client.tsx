import "../styles/site.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { preloadPage } from "./layout/lazy-page.tsx";
import { pageAt } from "./pages.tsx";

const base = import.meta.env.BASE_URL;
const root = document.getElementById("root") as HTMLElement;
const site = (
  <StrictMode>
    <BrowserRouter basename={base}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// A host may serve a page for other spellings of its URL, such as /create/index.html. The router knows only one.
const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
const canonicalPath = canonical && new URL(canonical.href).pathname;
if (canonicalPath && canonicalPath !== location.pathname)
  history.replaceState(history.state, "", canonicalPath + location.search + location.hash);

// Safari throws after 100 history calls in 10 s. React would replace the page with an error. If `pushState` throws, the
// router loads the URL instead.
const { replaceState } = history;
history.replaceState = (...args) => {
  try {
    replaceState.apply(history, args);
  } catch {
    // The URL stays the same. `useUrlParams` tries again.
  }
};

const { path } = pageAt(location.pathname.slice(base.length - 1));
// The host may have served the 404 page for a URL that the router knows, such as /create//.
const isPrerendered = root.firstElementChild !== null && (path === "*") === (canonical === null);

// Loads the page's code first, so that layout and page hydrate in one pass.
preloadPage(path).then(() => {
  // Hydrates in a transition, which React splits into slices, so that the browser can respond to input in between.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
}, window.showLoadFailure);
