import type { ComponentProps, MouseEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { toast } from "../../index.ts";
import { navigateBelowDialogs } from "../platform/dialog-entries.ts";
import { savesData } from "../platform/save-data.ts";
import { preloadPage } from "./lazy-page.tsx";

/** The path that the person wants to go to. */
let destination: string | undefined;
/** Key of the current history entry. It also changes on navigations without a link, such as Back. */
const historyKey = (): unknown => history.state?.key;

/** Returns a function that fetches a page's code and then navigates, unless the person has gone elsewhere meanwhile. */
export function useGoToPage(): (to: string) => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return async (to) => {
    const from = historyKey();
    destination = to;
    const isLoaded = await preloadPage(to).then(
      () => true,
      () => false,
    );
    if (destination !== to || from !== historyKey()) return;
    const isSameUrl = to === pathname + search + hash;
    // An entry with state is preceded by the entry of the page's initial state (create/use-figure-history-entry.ts).
    if (isSameUrl && history.state?.usr) navigateBelowDialogs(() => void navigate(-1));
    // As in a browser, a link to the current URL adds no history entry.
    else if (isLoaded) navigateBelowDialogs(() => void navigate(to, { replace: isSameUrl }));
    else if (!navigator.onLine) toast("That page isn’t available offline. Open it again when you reconnect.");
    // The page's code cannot be fetched, perhaps after a deploy, so load the page from the server.
    else location.assign(import.meta.env.BASE_URL + to.slice(1));
  };
}

type SiteLinkProps = ComponentProps<"a"> & { to: string };

/**
 * A link to a page of the site. It fetches the page's code when the person hovers, touches or focuses the link (except
 * under Save-Data), and changes the URL once the code is there, so that no page is ever empty.
 */
export function SiteLink({ to, onClick, ...props }: SiteLinkProps) {
  const goToPage = useGoToPage();
  const prefetch = () => void (savesData() || preloadPage(to).catch(() => {}));
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isThisTab = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isThisTab) return;
    event.preventDefault();
    void goToPage(to);
  };
  return <Link {...props} to={to} onClick={handleClick} onPointerEnter={prefetch} onFocus={prefetch} />;
}

/** Renders the links of the library's components as links of the site. */
export const renderSiteLink = ({ href, ...props }: ComponentProps<"a"> & { href: string }) => (
  <SiteLink to={href} {...props} />
);
