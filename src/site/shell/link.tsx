import { type ComponentProps, createContext, type MouseEvent, startTransition, useContext } from "react";
import { useHref, useLocation, useNavigate } from "react-router-dom";
import type { RenderLink } from "../../index.ts";
import { useToast } from "../../index.ts";
import { savesData } from "../platform/save-data.ts";

interface RouteLoader {
  /** Whether the page can render at once. */
  isPrefetched(to: string): boolean;
  /** Fetches the page's code; safe to call again. */
  prefetchRoute(to: string): Promise<unknown>;
}

/** Given by the app, so that links do not import the routes, which import the pages, which import links. */
export const RouteLoaderContext = createContext<RouteLoader>({
  isPrefetched: () => true,
  prefetchRoute: async () => {},
});

/** Counts the pages that were waited for: one that loads late is superseded by a later click. */
let waits = 0;
/** Another for each navigation, by Back, a form or a tab too. */
const historyKey = (): unknown => window.history.state?.key;

/** Goes to a path of the site once its page can be shown, unless the person went elsewhere meanwhile. */
export function useNavigateWhenLoaded(): (to: string) => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const loader = useContext(RouteLoaderContext);
  const { showToast } = useToast();
  return async (to) => {
    const wait = ++waits;
    const from = historyKey();
    const isLoaded = loader.isPrefetched(to) || (await loader.prefetchRoute(to).catch(() => false));
    if (wait !== waits || from !== historyKey()) return;
    // As with any link, the same URL again is no history entry.
    if (isLoaded) startTransition(() => void navigate(to, { replace: to === pathname + search }));
    else if (!navigator.onLine) showToast("That page has not come yet. Open it again when you are back online.");
    // The code is gone, after a deploy perhaps: the whole page from the server is the other way.
    else location.assign(import.meta.env.BASE_URL + to.slice(1));
  };
}

interface AppLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of the site. */
  to: string;
  /** Called as this tab goes there, not on a press that opens another. */
  onNavigate?: () => void;
}

/** A link within the site: fetches the page on intent (except under Save-Data), and goes there once it can be shown. */
export function AppLink({ to, onNavigate, onClick, onPointerEnter, onFocus, ...rest }: AppLinkProps) {
  const go = useNavigateWhenLoaded();
  const href = useHref(to);
  const loader = useContext(RouteLoaderContext);
  const warm = () => void (savesData() || loader.prefetchRoute(to).catch(() => {}));

  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const ownTab = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !ownTab) return;
    event.preventDefault();
    onNavigate?.();
    void go(to);
  };

  return (
    <a
      {...rest}
      href={href}
      onClick={click}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        warm();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        warm();
      }}
    />
  );
}

/** Hands the site's links to the library's components. */
export const renderAppLink: RenderLink = ({ href, ...props }) => <AppLink to={href} {...props} />;
