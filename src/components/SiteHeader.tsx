"use client";
import { ArrowRight, Menu, X } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Theme } from "../domain/theme.ts";
import { Button } from "../primitives/Button.tsx";
import { cn } from "../primitives/cn.ts";
import { type RenderLink, renderAnchor } from "../primitives/render-link.tsx";
import { Logo } from "./Logo.tsx";
import { ThemeButton, type ThemeButtonProps, ThemePicker, type ThemePickerProps } from "./ThemePicker.tsx";

/** A link of the header or the footer. */
export interface SiteLink {
  readonly href: string;
  readonly label: string;
}

export interface SiteHeaderProps extends Omit<ComponentProps<"header">, "children"> {
  /** The main links, in order. */
  links: ReadonlyArray<SiteLink>;
  /** Where the logo leads. @default "/" */
  homeHref?: string;
  /** Path of the page on show: its link is `aria-current`. */
  currentPath?: string;
  /** The chosen theme. */
  theme: Theme;
  /** Called with the theme that was chosen. */
  onThemeChange: (theme: Theme) => void;
  /** Called on Sign In. */
  onSignIn?: () => void;
  /** Called on Get Started. */
  onGetStarted?: () => void;
  /** @default a plain `<a>` */
  renderLink?: RenderLink;
  /** Decoration at the end of the open menu on a phone. */
  menuArt?: ReactNode;
  /**
   * Other words than the English ones: of the logo, the list of links, the menu's button, the page on show, the buttons.
   * @default "ProFigure, home", "Main", "Open menu", "Close menu", "You are here", "Sign In", "Get Started"
   */
  labels?: Partial<SiteHeaderLabels>;
  /** The words of ThemePicker and ThemeButton. @default theirs */
  themeLabels?: Pick<ThemePickerProps, "label" | "labels"> & Pick<ThemeButtonProps, "labels" | "actionLabel">;
}

const LABELS = {
  home: "ProFigure, home",
  main: "Main",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  current: "You are here",
  signIn: "Sign In",
  getStarted: "Get Started",
};
/** The words of the header. */
export type SiteHeaderLabels = Readonly<typeof LABELS>;

/**
 * Logo, main links, theme, Sign In and Get Started. On a phone everything but the logo stands in a menu that a
 * button opens; a link in it closes it, and so do Escape and focus that leaves the header. Without script
 * the links are simply there.
 */
export function SiteHeader({
  links,
  homeHref = "/",
  currentPath,
  theme,
  onThemeChange,
  onSignIn,
  onGetStarted,
  renderLink = renderAnchor,
  menuArt,
  labels,
  themeLabels = {},
  className,
  ...rest
}: SiteHeaderProps) {
  const words = { ...LABELS, ...labels };
  const menuId = useId();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    const header = toggle.current?.closest("header");
    if (!open || !header) return;
    const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !header.contains(relatedTarget)) setOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      toggle.current?.focus();
    };
    header.addEventListener("focusout", closeOnLeave);
    header.addEventListener("keydown", closeOnEscape);
    return () => {
      header.removeEventListener("focusout", closeOnLeave);
      header.removeEventListener("keydown", closeOnEscape);
    };
  }, [open]);

  return (
    <header
      {...rest}
      data-slot="site-header"
      data-state={open ? "open" : "closed"}
      className={cn("relative z-30 border-frame border-b-2 bg-background print:hidden", className)}
    >
      <div className="page-width flex min-h-17 items-center gap-2 md:min-h-19">
        {renderLink({
          href: homeHref,
          "aria-label": words.home,
          className: "me-auto inline-flex min-h-target items-center",
          onClick: close,
          children: <Logo />,
        })}
        <button
          ref={toggle}
          type="button"
          aria-expanded={open}
          aria-controls={menuId}
          aria-label={open ? words.closeMenu : words.openMenu}
          onClick={() => setOpen(!open)}
          className={cn(
            "inline-grid size-12 place-items-center rounded-md border-2 border-frame md:hidden noscript:hidden",
            open ? "bg-ink text-background" : "bg-surface",
          )}
        >
          {open ? <X aria-hidden className="size-5" /> : <Menu aria-hidden className="size-5" />}
        </button>
        <div
          id={menuId}
          data-slot="site-menu"
          className={cn(
            "md:flex md:items-center md:gap-2",
            "max-md:absolute max-md:inset-x-0 max-md:top-full max-md:grid max-md:h-[calc(100dvh-4.25rem)] max-md:overflow-x-hidden max-md:overflow-y-auto max-md:grid-rows-[auto_auto_auto_1fr] max-md:gap-6 max-md:border-frame max-md:border-t-2 max-md:bg-background max-md:px-gutter max-md:pt-2",
            !open && "max-md:hidden",
            "noscript:static! noscript:flex! noscript:min-h-0!",
          )}
        >
          <nav aria-label={words.main}>
            <ul className="md:flex md:gap-1">
              {links.map(({ href, label }) => (
                <li key={href}>
                  {renderLink({
                    href,
                    "aria-current": href === currentPath ? "page" : undefined,
                    onClick: close,
                    className: cn(
                      "group flex items-center justify-between font-display",
                      "max-md:min-h-19 max-md:border-b-2 max-md:border-line max-md:text-menu max-md:font-[850] max-md:tracking-[-0.015em] max-md:[font-stretch:112%] max-md:aria-[current]:border-ink",
                      "md:min-h-target md:rounded-pill md:px-3.5 md:font-[650] md:[font-stretch:88%] md:hover:bg-sunken",
                      "md:aria-[current]:rounded-none md:aria-[current]:border-accent md:aria-[current]:border-b-3 md:aria-[current]:pt-0.75",
                    ),
                    children: (
                      <>
                        {label}
                        <span
                          aria-hidden
                          className="type-label rounded-pill bg-accent px-2.5 py-1.25 text-on-accent not-group-aria-[current]:hidden md:hidden"
                        >
                          {words.current}
                        </span>
                        <ArrowRight aria-hidden className="size-5 group-aria-[current]:hidden md:hidden" />
                      </>
                    ),
                  })}
                </li>
              ))}
            </ul>
          </nav>
          <ThemeButton
            labels={themeLabels.labels}
            actionLabel={themeLabels.actionLabel}
            value={theme}
            onValueChange={onThemeChange}
            className="rounded-pill max-md:hidden md:ms-4 noscript:hidden"
          />
          <div className="flex gap-2 max-md:gap-3 max-md:[&>*]:min-h-12 max-md:[&>*]:flex-1 max-md:[&>*]:text-control noscript:hidden">
            <Button
              size="sm"
              onClick={onSignIn}
              className="md:border-transparent md:bg-transparent md:shadow-none md:hover:bg-sunken"
            >
              {words.signIn}
            </Button>
            <Button size="sm" variant="ink" onClick={onGetStarted}>
              {words.getStarted}
            </Button>
          </div>
          <ThemePicker
            label={themeLabels.label}
            labels={themeLabels.labels}
            value={theme}
            onValueChange={onThemeChange}
            className="md:hidden noscript:hidden"
          />
          {menuArt ? (
            <div className="-mx-gutter grid border-frame border-t-2 md:hidden noscript:hidden">{menuArt}</div>
          ) : null}
        </div>
      </div>
    </header>
  );
}
