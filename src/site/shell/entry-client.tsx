import "../../styles/site.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { loadPageModule, matchRoute, pathWithoutBase } from "./routes.ts";

const root = document.getElementById("root") as HTMLElement;
const site = (
  <StrictMode>
    <BrowserRouter basename={import.meta.env.BASE_URL}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// The page's own code is loaded first, so that it hydrates in one go.
await loadPageModule(matchRoute(pathWithoutBase(location.pathname)));
// React hydrates a transition in slices, between which the browser answers.
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, site));
else createRoot(root).render(site);
