import { type ComponentProps, createContext, type MouseEvent, useContext } from "react";
import { useHref, useLocation, useNavigate } from "react-router-dom";
import { useToast } from "../../index.ts";
import { createLoader, type Loader } from "../../lib/loader.ts";
import { savesData } from "../platform/save-data.ts";
import { navigateBelowDialogs } from "./dialog-entries.ts";
import type { RenderLink } from "./render-link.tsx";

/** Provides `matchRoute` to links. They cannot import it, because routes import pages, which import links. */
export const MatchRouteContext = createContext<(to: string) => { readonly page: Loader }>(() => ({
  page: createLoader(async () => true),
}));

/** Counts navigations, so that a navigation whose page loads slowly is canceled by a later one. */
let navigations = 0;
/** Key of the current history entry. It also changes on navigations without a link, such as Back. */
const historyKey = (): unknown => history.state?.key;

/** Returns a function that navigates to a path once its page is loaded, unless the person has navigated elsewhere. */
export function useNavigateWhenLoaded(): (to: string) => Promise<void> {
  const navigate = useNavigate();
  const matchRoute = useContext(MatchRouteContext);
  const { pathname, search, hash } = useLocation();
  const { showToast } = useToast();
  return async (to) => {
    const { page } = matchRoute(to);
    const navigation = ++navigations;
    const from = historyKey();
    if (!page.value) await page.load().catch(() => {});
    if (navigation !== navigations || from !== historyKey()) return;
    const isSameUrl = to === pathname + search + hash;
    // An entry with state is preceded by the entry of the page's initial state (create/use-figure-history-entry.ts).
    if (isSameUrl && history.state?.usr) navigateBelowDialogs(() => void navigate(-1));
    // As in a browser, a link to the current URL adds no history entry.
    else if (page.value) navigateBelowDialogs(() => void navigate(to, { replace: isSameUrl }));
    else if (!navigator.onLine) showToast("That page isn’t available offline. Open it again when you reconnect.");
    // The page's code cannot be fetched, perhaps after a deploy, so load the page from the server.
    else location.assign(import.meta.env.BASE_URL + to.slice(1));
  };
}

/**
 * A link to a path of the site. It fetches the page's code when the person hovers, touches or focuses the link (except
 * under Save-Data), and navigates once the page is loaded.
 */
function AppLink({ to, onClick, ...rest }: ComponentProps<"a"> & { to: string }) {
  const navigate = useNavigateWhenLoaded();
  const { page } = useContext(MatchRouteContext)(to);
  const prefetch = () => void (savesData() || page.load().catch(() => {}));

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isThisTab = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isThisTab) return;
    event.preventDefault();
    void navigate(to);
  };

  return <a {...rest} href={useHref(to)} onClick={handleClick} onPointerEnter={prefetch} onFocus={prefetch} />;
}

/** Renders the links of the library's components with the site's router. */
export const renderAppLink: RenderLink = ({ href, ...props }) => <AppLink to={href} {...props} />;
