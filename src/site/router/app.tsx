import { Suspense, use, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { ToastProvider } from "../../index.ts";
import { Layout } from "../layout/Layout.tsx";
import { Toasts } from "../layout/Toasts.tsx";
import { MatchRouteContext } from "./link.tsx";
import { replayClicks } from "./replay-clicks.ts";
import { matchRoute, type PageRoute } from "./routes.ts";
import { createVisit, VisitContext } from "./visit.ts";

/** The whole site. Render it inside a client or server router. */
export function App() {
  const { pathname } = useLocation();
  const [visit] = useState(createVisit);
  const route = matchRoute(pathname);
  useRouteChange(route);
  return (
    <MatchRouteContext value={matchRoute}>
      <VisitContext value={visit}>
        <ToastProvider resetKey={pathname}>
          <Layout>
            <Suspense>
              <RoutedPage {...route} />
            </Suspense>
          </Layout>
          <Toasts />
        </ToastProvider>
      </VisitContext>
    </MatchRouteContext>
  );
}

function RoutedPage({ page }: PageRoute) {
  // The page hydrates after its layout, so clicks on both can be replayed now.
  useEffect(replayClicks, []);
  const Page = page.value ?? use(page.load());
  return <Page />;
}

/** The last scroll position of each history entry, in CSS pixels. */
const scrollPositions = new Map<string, number>();

/**
 * On each navigation, updates the document's title, focuses the page's heading, and scrolls to the top or, on Back and
 * Forward, to the last position.
 */
function useRouteChange({ title }: PageRoute) {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === "POP";
  const shownPathname = useRef(pathname);

  useEffect(() => {
    const savePosition = () => scrollPositions.set(key, window.scrollY);
    window.addEventListener("scroll", savePosition, { passive: true });
    return () => window.removeEventListener("scroll", savePosition);
  }, [key]);

  useLayoutEffect(() => {
    if (shownPathname.current === pathname) return;
    shownPathname.current = pathname;
    document.title = `${title} · ProFigure`;
    window.scrollTo(0, isBack ? (scrollPositions.get(key) ?? 0) : 0);
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname, key, isBack, title]);
}
