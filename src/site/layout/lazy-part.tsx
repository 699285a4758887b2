import { LoaderCircle } from "lucide-react";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { createLoader, type Loader, loadAtLast } from "../../lib/loader.ts";
import { savesData } from "../platform/save-data.ts";
import { whenIdle, whenInUse } from "../platform/when-idle.ts";
import { PartError } from "./ErrorBoundary.tsx";

interface LazyPartOptions<Props> {
  /** Rendered until the code is loaded. */
  fallback?: ReactNode | ((props: Props) => ReactNode);
  /**
   * Shows the fallback instead of an error if the code cannot be fetched. For parts that the page can do without, or
   * whose caller reports it.
   */
  hideError?: boolean;
  /** Fetches the code only when the part is rendered. For large parts that few people need. */
  onDemand?: boolean;
}

/**
 * Creates a lazily loaded component, which is not prerendered. Its code is fetched when the page is idle or, under
 * Save-Data, on first render. Unlike `React.lazy`, the component recovers from a failed fetch: it offers to try again
 * and retries when the network returns. If trying again fails, perhaps after a deploy, it offers to reload the page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { onDemand = false, ...options }: LazyPartOptions<Props> = {},
) {
  const loader = createLoader(load);
  if (!onDemand) preloadWhenIdle(loader.load);
  return Object.assign((props: Props) => <LazyPart loader={loader} props={props} {...options} />, {
    preload: loader.load,
  });
}

function LazyPart<Props extends object>({
  loader,
  props,
  fallback = <Loading />,
  hideError = false,
}: Omit<LazyPartOptions<Props>, "onDemand"> & { loader: Loader<ComponentType<Props>>; props: Props }) {
  const [state, setState] = useState<"pending" | "loaded" | "failed" | "retrying" | "gone">("pending");
  useEffect(() => {
    if (state === "pending" || state === "retrying")
      loader.load().then(
        () => setState("loaded"),
        () => setState(state === "retrying" && navigator.onLine ? "gone" : "failed"),
      );
    void loadAtLast(loader).then(() => setState("loaded"));
  }, [loader, state]);
  if (loader.value) return <loader.value {...props} />;
  if (state === "gone" && !hideError) return <PartError retry="Reload" onRetry={() => location.reload()} />;
  if (state === "failed" && !hideError) return <PartError onRetry={() => setState("retrying")} />;
  return typeof fallback === "function" ? fallback(props) : fallback;
}

const Loading = () => (
  <p
    aria-busy
    className="pf:flex pf:min-h-[50dvh] pf:items-start pf:justify-center pf:gap-3 pf:pt-section pf:text-muted"
  >
    <LoaderCircle aria-hidden className="pf:animate-spin pf:motion-reduce:hidden" />
    Loading…
  </p>
);

let preloads: Promise<unknown> | undefined;

/**
 * Fetches code that a click may need once the person uses the page, except under Save-Data. Fetches one chunk per idle
 * period, because evaluating the code takes time too. Ignores failures; they are reported when the code is needed.
 */
export function preloadWhenIdle(preload: () => Promise<unknown>): void {
  if (import.meta.env.SSR || savesData()) return;
  preloads = (preloads ?? whenInUse())
    .then(whenIdle)
    .then(preload)
    .catch(() => {});
}
