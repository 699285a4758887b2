import { LoaderCircle } from "lucide-react";
import { type ReactNode, startTransition, useState, useTransition } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import type { Order } from "../checkout/index.ts";
import { preloadWhenIdle } from "../router/lazy-part.tsx";
import { useFetchErrorToast } from "../router/use-fetch-error-toast.ts";

type Dialogs = typeof import("./collection-dialogs.ts");
const loadDialogs = (): Promise<Dialogs> => import("./collection-dialogs.ts");
preloadWhenIdle(loadDialogs);

type Opened = { readonly kind: "download"; readonly figure: CollectedFigure } | { readonly kind: "plans" };
type Purchase = { readonly kind: "purchase" };
export type OpenDialog = (dialog: Opened | (Purchase & { readonly figure: CollectedFigure })) => void;

/** The dialogs of the collection: one is open at a time, and their code is fetched before the first. */
export function useCollectionDialogs(): { openDialog: OpenDialog; dialogs: ReactNode } {
  const showFetchError = useFetchErrorToast();
  const [loaded, setLoaded] = useState<Dialogs>();
  const [opened, setOpened] = useState<Opened | (Purchase & { readonly order: Order })>();
  const [isLoading, startLoading] = useTransition();
  const openDialog: OpenDialog = (dialog) =>
    startLoading(async () => {
      const module = await loadDialogs().catch(() => undefined);
      if (!module) return showFetchError();
      startTransition(() => {
        setLoaded(module);
        setOpened(dialog.kind === "purchase" ? { kind: "purchase", order: orderOf(dialog.figure, module) } : dialog);
      });
    });
  const close = () => setOpened(undefined);
  return {
    openDialog,
    dialogs: (
      <>
        {isLoading ? <Opening /> : null}
        {loaded ? (
          <>
            <loaded.ComparePlans open={opened?.kind === "plans"} onClose={close} />
            <loaded.DownloadFlow
              figure={opened?.kind === "download" ? opened.figure : undefined}
              onClose={close}
              onSeePlans={() => setOpened({ kind: "plans" })}
            />
            <loaded.Checkout order={opened?.kind === "purchase" ? opened.order : undefined} onClose={close} />
          </>
        ) : null}
      </>
    ),
  };
}

const orderOf = (draft: CollectedFigure, { buyFigure }: Dialogs): Order => ({
  design: draft.design,
  buy: (plan) => buyFigure(draft.id, draft.design, { draft, plan }),
});

const Opening = () => (
  <div className="pf:fixed pf:inset-0 pf:z-40 pf:grid pf:animate-fade pf:place-items-center pf:bg-backdrop">
    <p className="pf:flex pf:gap-3 pf:panel pf:p-panel">
      <LoaderCircle aria-hidden className="pf:animate-spin pf:motion-reduce:hidden" />
      Opening…
    </p>
  </div>
);
