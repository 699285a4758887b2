import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import type { PageRoute } from "./routes.ts";

/** How far down each history entry of this visit was left, in CSS pixels. */
const left = new Map<string, number>();

/** On each change of page: the title, the view at the top (Back restores it), and focus on the page's heading. */
export function useRouteChange(route: PageRoute) {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === "POP";
  const shown = useRef(pathname);

  useEffect(() => {
    document.title = `${route.title} · ProFigure`;
  }, [route]);

  useEffect(() => {
    const remember = () => left.set(key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key]);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, isBack ? (left.get(key) ?? 0) : 0);
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname, key, isBack]);
}
