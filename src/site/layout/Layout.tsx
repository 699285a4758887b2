import mayaBox from "picture:maya-box";
import viktorBox from "picture:viktor-box";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { Button, useToast } from "../../index.ts";
import { Picture } from "../platform/BuiltPicture.tsx";
import { setTheme, useTheme } from "../platform/theme.ts";
import { renderAppLink } from "../router/link.tsx";
import { matchRoute } from "../router/routes.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Footer } from "./Footer.tsx";
import { SiteHeader, type SiteLink } from "./SiteHeader.tsx";
import { useConnection } from "./use-connection.ts";

const MAIN_LINKS: readonly SiteLink[] = [
  { href: "/", label: "Home" },
  { href: "/create", label: "Create Figure" },
  { href: "/dashboard", label: "Dashboard" },
];

const CONTENT = "main";

/** The layout of every page (specification §2). */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { showToast } = useToast();
  const theme = useTheme();
  useConnection();
  const showNoAccounts = () => showToast("Accounts are not available in this demo.");
  return (
    <>
      <SkipLink />
      <SiteHeader
        links={MAIN_LINKS}
        currentPath={matchRoute(pathname).path}
        theme={theme}
        onThemeChange={setTheme}
        actions={
          <>
            <Button
              size="sm"
              onClick={showNoAccounts}
              className="pf:md:border-transparent pf:md:bg-transparent pf:md:shadow-none pf:md:hover:bg-sunken"
            >
              Sign In
            </Button>
            <Button size="sm" variant="ink" onClick={showNoAccounts}>
              Get Started
            </Button>
          </>
        }
        renderLink={renderAppLink}
        menuArt={<MenuArt />}
      />
      <main id={CONTENT} tabIndex={-1} className="pf:outline-none">
        <ErrorBoundary key={pathname} className="pf:page-width pf:my-section">
          {children}
        </ErrorBoundary>
      </main>
      <Footer />
    </>
  );
}

/** The link to the content, first on every page. It only moves focus, because a fragment would add a history entry. */
const SkipLink = () => (
  <nav aria-label="Skip">
    <a
      href={`#${CONTENT}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(CONTENT)?.focus();
      }}
      className="pf:absolute pf:start-4 pf:top-3 pf:z-40 pf:rounded-md pf:bg-ink pf:px-4 pf:py-3 pf:font-semibold pf:text-background pf:not-focus:sr-only"
    >
      Skip to content
    </a>
  </nav>
);

function MenuArt() {
  return (
    <div className="pf:pegboard pf:flex pf:justify-center pf:gap-4 pf:overflow-hidden pf:px-4 pf:py-6">
      {[mayaBox, viktorBox].map((picture, index) => (
        <div
          key={picture.src}
          className={
            index === 0 ? "pf:hang pf:-rotate-2 pf:self-start" : "pf:hang pf:translate-y-3 pf:rotate-2 pf:self-start"
          }
        >
          <Picture picture={picture} alt="" sizes="150px" className="pf:h-50 pf:w-37.5" />
        </div>
      ))}
    </div>
  );
}
