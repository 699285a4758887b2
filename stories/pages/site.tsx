import { type ReactNode, useEffect, useRef } from "react";
import { MemoryRouter, useLocation, useNavigationType } from "react-router-dom";
import { App } from "../../src/app/app.tsx";
import { Layout } from "../../src/app/layout.tsx";
import { StatusProvider } from "../../src/app/status.tsx";

/** The whole site at one address, with a history of its own. */
export function Site({ path }: { path: string }) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <BackAsInABrowser />
      <App />
    </MemoryRouter>
  );
}

/** One part of a page inside the site's own frame, where the way to it takes too long. */
export function Frame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <StatusProvider>
        <Layout>{children}</Layout>
      </StatusProvider>
    </MemoryRouter>
  );
}

/** A history in memory tells nobody of Back; a browser's fires `popstate`, which the create page listens to. */
function BackAsInABrowser() {
  const { key } = useLocation();
  const isBack = useNavigationType() === "POP";
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (isBack) window.dispatchEvent(new PopStateEvent("popstate"));
  }, [key, isBack]);
  return null;
}
