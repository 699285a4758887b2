import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import type { PageRoute } from "./routes.ts";

/** The scroll position in which each history entry was left, in CSS pixels. */
const scrollPositions = new Map<string, number>();

/** On each change of page: the title, the view at the top (Back restores it), and focus on the page's heading. */
export function useRouteChange(route: PageRoute) {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === "POP";
  const previousPathname = useRef(pathname);

  useEffect(() => {
    document.title = `${route.title} · ProFigure`;
  }, [route]);

  useEffect(() => {
    const savePosition = () => scrollPositions.set(key, window.scrollY);
    window.addEventListener("scroll", savePosition, { passive: true });
    return () => window.removeEventListener("scroll", savePosition);
  }, [key]);

  useLayoutEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    window.scrollTo(0, isBack ? (scrollPositions.get(key) ?? 0) : 0);
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname, key, isBack]);
}
