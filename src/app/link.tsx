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

interface AppLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of the site. */
  to: string;
}

/** A link within the site: fetches the page on intent (unless data is to be saved), and goes there once it can be shown. */
export function AppLink({ to, onClick, onPointerEnter, onFocus, ...rest }: AppLinkProps) {
  const navigate = useNavigate();
  const follow = useLinkClickHandler(to);
  const href = useHref(to);
  const loader = useContext(RouteLoaderContext);
  const { notify } = useStatus();
  const warm = () => void (savesData() || loader.load(to).catch(() => {}));

  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const ownTab = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !ownTab) return;
    if (loader.isReady(to)) return follow(event);
    event.preventDefault();
    loader.load(to).then(
      () => startTransition(() => void navigate(to)),
      () => {
        if (!navigator.onLine) return notify("That page has not come yet. Open it again when you are back online.");
        // The code is gone, after a deploy perhaps: the whole page from the server is the other way.
        location.assign(href);
      },
    );
  };

  return (
    <a
      {...rest}
      href={href}
      onClick={go}
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
