import { type ComponentProps, createContext, type MouseEvent, startTransition, useContext } from "react";
import { useHref, useLinkClickHandler, useNavigate } from "react-router-dom";
import { savesData } from "../browser/save-data.ts";
import type { RenderLink } from "../index.ts";
import { useStatus } from "./status.tsx";

interface RouteLoader {
  /** The page can render at once. */
  isReady(to: string): boolean;
  /** Fetches the page's code; safe to call again. */
  load(to: string): Promise<unknown>;
}

/** Given by the app, so that links do not import the routes, which import the pages, which import links. */
export const RouteLoaderContext = createContext<RouteLoader>({ isReady: () => true, load: async () => {} });

/** Counts the pages that were waited for: one that comes late gives way to a later click. */
let waits = 0;
/** Another for each navigation, by Back, a form or a tab too. */
const historyKey = (): unknown => window.history.state?.key;

/** Goes to a path of the site once its page can be shown, unless the person went elsewhere meanwhile. */
export function useGo(): (to: string) => void {
  const navigate = useNavigate();
  const loader = useContext(RouteLoaderContext);
  const { notify } = useStatus();
  return (to) => {
    const wait = ++waits;
    const from = historyKey();
    const isLatest = () => wait === waits && from === historyKey();
    loader.load(to).then(
      () => {
        if (isLatest()) startTransition(() => void navigate(to));
      },
      () => {
        if (!isLatest()) return;
        // The code is gone, after a deploy perhaps: the whole page from the server is the other way.
        if (navigator.onLine) location.assign(import.meta.env.BASE_URL + to.slice(1));
        else notify("That page has not come yet. Open it again when you are back online.");
      },
    );
  };
}

interface AppLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of the site. */
  to: string;
  /** Called as this tab goes there, not on a press that opens another. */
  onGo?: () => void;
}

/** A link within the site: fetches the page on intent (unless data is to be saved), and goes there once it can be shown. */
export function AppLink({ to, onGo, onClick, onPointerEnter, onFocus, ...rest }: AppLinkProps) {
  const go = useGo();
  const follow = useLinkClickHandler(to);
  const href = useHref(to);
  const loader = useContext(RouteLoaderContext);
  const warm = () => void (savesData() || loader.load(to).catch(() => {}));

  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const ownTab = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !ownTab) return;
    onGo?.();
    if (loader.isReady(to)) return follow(event);
    event.preventDefault();
    go(to);
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
