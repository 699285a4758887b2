import mayaBox from "picture:maya-box";
import viktorBox from "picture:viktor-box";
import { ArrowRight, Menu, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { Button, ThemeButton, ThemePicker, toast } from "../../index.ts";
import { cn } from "../../lib/cn.ts";
import { Picture } from "../platform/BuiltPicture.tsx";
import { setTheme, useTheme } from "../platform/theme.ts";
import { Logo } from "./Logo.tsx";
import { SiteLink } from "./SiteLink.tsx";

const LINKS = [
  ["/", "Home"],
  ["/create", "Create Figure"],
  ["/dashboard", "Dashboard"],
] as const;

/**
 * The header of every page (specification §2). On a phone, a button opens a menu with everything except the logo. The
 * menu closes when the person follows a link, presses Escape or moves focus out of the header. Without scripts, the
 * links are always visible.
 */
export function Header() {
  const { pathname } = useLocation();
  const theme = useTheme();
  const showNoAccounts = () => toast("Accounts are not available in this demo.");
  const menuId = useId();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the events of the controls inside
    <header
      data-state={open ? "open" : "closed"}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={({ key }) => {
        if (!open || key !== "Escape") return;
        close();
        toggle.current?.focus();
      }}
      className="pf:relative pf:z-30 pf:border-frame pf:border-b-2 pf:bg-background pf:print:hidden"
    >
      <div className="pf:page-width pf:flex pf:min-h-17 pf:items-center pf:gap-2 pf:md:min-h-19 pf:noscript:flex-wrap">
        <SiteLink
          to="/"
          aria-label="ProFigure, home"
          onClick={close}
          className="pf:me-auto pf:inline-flex pf:min-h-target pf:items-center"
        >
          <Logo />
        </SiteLink>
        <button
          ref={toggle}
          type="button"
          aria-expanded={open}
          aria-controls={menuId}
          aria-label={open ? "Close menu" : "Open menu"}
          onClick={() => setOpen(!open)}
          className={cn(
            "pf:inline-grid pf:size-12 pf:place-items-center pf:rounded-md pf:border-2 pf:border-frame pf:md:hidden pf:noscript:hidden",
            open ? "pf:bg-ink pf:text-background" : "pf:bg-surface",
          )}
        >
          {open ? <X aria-hidden className="pf:size-5" /> : <Menu aria-hidden className="pf:size-5" />}
        </button>
        <div
          id={menuId}
          className={cn(
            "pf:md:flex pf:md:items-center pf:lg:gap-2",
            "pf:max-md:absolute pf:max-md:inset-x-0 pf:max-md:top-full pf:max-md:grid pf:max-md:h-[calc(100dvh-4.25rem)] pf:max-md:overflow-x-hidden pf:max-md:overflow-y-auto pf:max-md:grid-rows-[auto_auto_auto_1fr] pf:max-md:gap-6 pf:max-md:border-frame pf:max-md:border-t-2 pf:max-md:bg-background pf:max-md:px-gutter pf:max-md:pt-2",
            !open && "pf:max-md:hidden",
            "pf:noscript:max-md:static pf:noscript:max-md:block pf:noscript:max-md:h-auto pf:noscript:max-md:basis-full",
          )}
        >
          <nav aria-label="Main">
            <ul className="pf:md:flex pf:lg:gap-1">
              {LINKS.map(([to, label]) => (
                <li key={to}>
                  <SiteLink
                    to={to}
                    aria-current={to === pathname ? "page" : undefined}
                    onClick={close}
                    className={cn(
                      "pf:group pf:cap-center pf:flex pf:items-center pf:justify-between pf:font-display",
                      "pf:max-md:min-h-19 pf:max-md:border-b-2 pf:max-md:border-line pf:max-md:text-menu pf:max-md:font-poster pf:max-md:tracking-[-0.015em] pf:max-md:stretch-wide pf:max-md:aria-[current]:border-ink",
                      "pf:md:min-h-target pf:md:rounded-pill pf:md:px-1.5 pf:lg:px-3 pf:md:font-label pf:md:stretch-text pf:md:hover:bg-sunken",
                      "pf:md:aria-[current]:rounded-none pf:md:aria-[current]:border-accent pf:md:aria-[current]:border-b-3 pf:md:aria-[current]:pt-frame",
                    )}
                  >
                    <span>{label}</span>
                    <span
                      aria-hidden
                      className="pf:type-tag pf:cap-center pf:rounded-pill pf:bg-accent pf:px-3 pf:py-1 pf:text-on-accent pf:not-group-aria-[current]:hidden pf:md:hidden"
                    >
                      <span>You are here</span>
                    </span>
                    <ArrowRight aria-hidden className="pf:size-5 pf:group-aria-[current]:hidden pf:md:hidden" />
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <ThemeButton
            value={theme}
            onValueChange={setTheme}
            className="pf:max-md:hidden pf:lg:ms-4 pf:noscript:hidden"
          />
          <div className="pf:flex pf:gap-2 pf:md:max-lg:gap-0 pf:md:max-lg:*:px-2 pf:max-md:gap-3 pf:max-md:[&>*]:min-h-12 pf:max-md:[&>*]:flex-1 pf:max-md:[&>*]:text-control pf:noscript:hidden">
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
          </div>
          <ThemePicker value={theme} onValueChange={setTheme} className="pf:md:hidden pf:noscript:hidden" />
          <div className="pf:-mx-gutter pf:pegboard pf:flex pf:justify-center pf:gap-4 pf:overflow-hidden pf:border-frame pf:border-t-2 pf:px-4 pf:py-6 pf:md:hidden pf:noscript:hidden">
            <div className="pf:hang pf:-rotate-2 pf:self-start">
              <Picture picture={mayaBox} alt="" sizes="150px" className="pf:h-50 pf:w-37.5" />
            </div>
            <div className="pf:hang pf:translate-y-3 pf:rotate-2 pf:self-start">
              <Picture picture={viktorBox} alt="" sizes="150px" className="pf:h-50 pf:w-37.5" />
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}
