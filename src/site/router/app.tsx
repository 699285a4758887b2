import { Suspense, use, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { ToastProvider } from "../../index.ts";
import { Layout } from "../layout/Layout.tsx";
import { Toasts } from "../layout/Toasts.tsx";
import { RouteLoaderContext } from "./link.tsx";
import { replayClicks } from "./replay-clicks.ts";
import { matchRoute, type PageRoute } from "./routes.ts";
import { useRouteChange } from "./use-route-change.ts";
import { createVisit, VisitContext } from "./visit.ts";

const routeOf = (to: string) => matchRoute(to.replace(/\?.*/, ""));
const loader = {
  isPrefetched: (to: string) => routeOf(to).page.value !== undefined,
  prefetchRoute: (to: string) => routeOf(to).page.load(),
};

/** The whole site inside whichever router is around it. */
export function App() {
  const { pathname } = useLocation();
  const [visit] = useState(createVisit);
  const route = matchRoute(pathname);
  useRouteChange(route);
  return (
    <RouteLoaderContext value={loader}>
      <VisitContext value={visit}>
        <ToastProvider resetKey={pathname}>
          <Layout>
            <Suspense>
              <RoutedPage key={pathname} route={route} />
            </Suspense>
          </Layout>
          <Toasts />
        </ToastProvider>
      </VisitContext>
    </RouteLoaderContext>
  );
}

function RoutedPage({ route }: { route: PageRoute }) {
  // The page hydrates after its layout, so that clicks on both are replayed here.
  useEffect(replayClicks, []);
  const Page = route.page.value ?? use(route.page.load());
  return <Page />;
}
