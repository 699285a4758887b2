import { type ComponentProps, createContext, type MouseEvent, useContext } from "react";
import { useHref, useLocation, useNavigate } from "react-router-dom";
import { createLoader, type Loader } from "../../figure/engine/loader.ts";
import { useToast } from "../../index.ts";
import { savesData } from "../platform/save-data.ts";
import type { RenderLink } from "./render-link.tsx";

/** Provided by the app, so that links do not import the routes, which import the pages, which import links. */
export const MatchRouteContext = createContext<(to: string) => { readonly page: Loader }>(() => ({
  page: createLoader(async () => true),
}));

/** Counts navigations, so that a later click supersedes one whose page loads slowly. */
let navigations = 0;
/** Unique for each history entry, also after Back, a form or a tab. */
const historyKey = (): unknown => history.state?.key;

/** Navigates to a path once its page can be rendered, unless the person has navigated elsewhere. */
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
    // An entry with page state has the page's initial state before it (create/use-figure-history-entry.ts).
    if (isSameUrl && history.state?.usr) void navigate(-1);
    // As with any link, the same URL again adds no history entry.
    else if (page.value) void navigate(to, { replace: isSameUrl });
    else if (!navigator.onLine) showToast("That page isn’t available offline. Open it again when you reconnect.");
    // The code is missing on the server, perhaps after a deploy, so load the whole page.
    else location.assign(import.meta.env.BASE_URL + to.slice(1));
  };
}

/**
 * A link to a path of the site. It fetches the page on intent (except under Save-Data), and navigates once it can be
 * rendered.
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

/** Provides the site's links to the library's components. */
export const renderAppLink: RenderLink = ({ href, ...props }) => <AppLink to={href} {...props} />;
