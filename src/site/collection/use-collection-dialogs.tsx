import { LoaderCircle } from "lucide-react";
import { type ReactNode, startTransition, useState, useTransition } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { preloadWhenIdle } from "../shell/lazy-part.tsx";
import { useFetchErrorToast } from "../shell/use-fetch-error-toast.ts";

type Dialogs = typeof import("./collection-dialogs.ts");
const loadDialogs = (): Promise<Dialogs> => import("./collection-dialogs.ts");
preloadWhenIdle(loadDialogs);

type OpenedDialog =
  | { readonly kind: "download" | "purchase"; readonly figure: CollectedFigure }
  | { readonly kind: "plans" };
export type OpenDialog = (dialog: OpenedDialog) => void;

/** The dialogs of the collection: one is open at a time, and their code is fetched before the first. */
export function useCollectionDialogs(): { openDialog: OpenDialog; dialogs: ReactNode } {
  const showFetchError = useFetchErrorToast();
  const [loaded, setLoaded] = useState<Dialogs>();
  const [opened, setOpened] = useState<OpenedDialog>();
  const [isLoading, startLoading] = useTransition();
  const openDialog = (dialog: OpenedDialog) =>
    startLoading(async () => {
      const module = await loadDialogs().catch(() => undefined);
      if (!module) return showFetchError();
      startTransition(() => {
        setLoaded(module);
        setOpened(dialog);
      });
    });
  const close = () => setOpened(undefined);
  const figureOf = (kind: "download" | "purchase") => (opened?.kind === kind ? opened.figure : undefined);
  const buying = figureOf("purchase");
  return {
    openDialog,
    dialogs: (
      <>
        {isLoading ? <Opening /> : null}
        {loaded ? (
          <>
            <loaded.ComparePlans open={opened?.kind === "plans"} onClose={close} />
            <loaded.DownloadFlow figure={figureOf("download")} onClose={close} />
            <loaded.Checkout id={buying?.id} design={buying?.design} draft={buying ?? null} onClose={close} />
          </>
        ) : null}
      </>
    ),
  };
}

const Opening = () => (
  <div className="pf:fixed pf:inset-0 pf:z-40 pf:grid pf:animate-fade pf:place-items-center pf:bg-backdrop">
    <p className="pf:flex pf:gap-3 pf:panel pf:p-panel">
      <LoaderCircle aria-hidden className="pf:animate-spin pf:motion-reduce:hidden" />
      Opening…
    </p>
  </div>
);
