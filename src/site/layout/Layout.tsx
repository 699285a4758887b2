import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { useConnection } from "./use-connection.ts";

const CONTENT = "main";

/** The layout of every page (specification §2). */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useConnection();
  return (
    <>
      <nav aria-label="Skip">
        <a
          href={`#${CONTENT}`}
          onClick={(event) => {
            // Only moves focus, because a fragment would add a history entry.
            event.preventDefault();
            document.getElementById(CONTENT)?.focus();
          }}
          className="pf:absolute pf:start-4 pf:top-3 pf:z-40 pf:rounded-md pf:bg-ink pf:px-4 pf:py-3 pf:font-semibold pf:text-background pf:not-focus:sr-only"
        >
          Skip to content
        </a>
      </nav>
      <Header />
      <main id={CONTENT} tabIndex={-1} className="pf:outline-none">
        <ErrorBoundary key={pathname} className="pf:page-width pf:my-section">
          {children}
        </ErrorBoundary>
      </main>
      {/* A boundary of its own, so that it hydrates after the page. */}
      <Suspense>
        <Footer />
      </Suspense>
    </>
  );
}
