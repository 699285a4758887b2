import { Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Route, Routes, useLocation, useNavigationType } from "react-router-dom";
import { ToastRegion } from "../index.ts";
import { openerOrMain } from "./layout/focus.ts";
import { Layout } from "./layout/Layout.tsx";
import { PAGES, pageAt } from "./pages.tsx";
import { replayClicks } from "./platform/replay-clicks.ts";
import { createVisit, VisitContext } from "./platform/visit.ts";

/** The whole site. Render it inside a client or server router. */
export function App() {
  const { pathname } = useLocation();
  const [visit] = useState(createVisit);
  useRouteChange();
  return (
    <VisitContext value={visit}>
      <Layout>
        <Suspense>
          <Routes>
            {PAGES.map(({ path, Page }) => (
              <Route key={path} path={path} caseSensitive element={<Page />} />
            ))}
          </Routes>
          <ReplayClicks />
        </Suspense>
      </Layout>
      <ToastRegion resetKey={pathname} returnFocus={openerOrMain} />
    </VisitContext>
  );
}

/** The page hydrates after its layout. In an effect next to the page, clicks on both can be replayed. */
function ReplayClicks() {
  useEffect(replayClicks, []);
  return null;
}

/** The last scroll position of each history entry, in CSS pixels. */
const scrollPositions = new Map<string, number>();

/**
 * On each navigation, updates the document's title, focuses the page's heading, and scrolls to the top or, on Back and
 * Forward, to the last position.
 */
function useRouteChange() {
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
    document.title = `${pageAt(pathname).title} · ProFigure`;
    window.scrollTo(0, isBack ? (scrollPositions.get(key) ?? 0) : 0);
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname, key, isBack]);
}
