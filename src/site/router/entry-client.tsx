import "../../styles/site.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { matchRoute } from "./routes.ts";

const base = import.meta.env.BASE_URL;
const root = document.getElementById("root") as HTMLElement;
const site = (
  <StrictMode>
    <BrowserRouter basename={base}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

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

// Loads the page's code first, so that layout and page hydrate in one pass.
matchRoute(location.pathname.slice(base.length - 1))
  .page.load()
  .then(() => {
    // Hydrates in a transition, which React splits into slices, so that the browser can respond to input in between.
    if (root.firstElementChild) startTransition(() => void hydrateRoot(root, site));
    else createRoot(root).render(site);
  }, window.showLoadFailure);
