import { LoaderCircle } from "lucide-react";
import { type ReactNode, useState } from "react";
import { createLoader } from "../../lib/loader.ts";
import { preloadWhenIdle } from "../layout/lazy-part.tsx";
import { useFetchErrorToast } from "../layout/use-fetch-error-toast.ts";
import { useLastDefined } from "../platform/use-latest.ts";
import { DialogContext, type DialogRequest } from "./dialog-context.ts";

const code = createLoader(async () => {
  const { Checkout, ComparePlans, DownloadFlow, recoverBoughtFigures } = await import("./dialogs.ts");
  void recoverBoughtFigures();
  return { Checkout, ComparePlans, DownloadFlow };
});
preloadWhenIdle(code.load);
/** Fetches the dialogs' code before a dialog is opened. */
export const preloadDialogs = (): Promise<unknown> => code.load();

/** Lets its children open the checkout, download and plan dialogs with `useDialogs`, and renders these dialogs. */
export function DialogHost({ children }: { children: ReactNode }) {
  const showFetchError = useFetchErrorToast();
  const [request, setRequest] = useState<DialogRequest>();
  const [isLoading, setLoading] = useState(false);
  const open = async (next: DialogRequest) => {
    if (!code.value) {
      setLoading(true);
      const loaded = await code.load().catch(showFetchError);
      setLoading(false);
      if (!loaded) return;
    }
    setRequest(next);
  };
  const close = () => setRequest(undefined);
  const checkout = useLastDefined(request?.kind === "checkout" ? request : undefined);
  const download = useLastDefined(request?.kind === "download" ? request : undefined);
  const plans = useLastDefined(request?.kind === "plans" ? request : undefined);
  return (
    <DialogContext value={{ isOpen: request !== undefined, open }}>
      {children}
      {isLoading ? <Opening /> : null}
      {code.value && checkout ? (
        <code.value.Checkout figure={checkout.figure} open={request === checkout} onClose={close} />
      ) : null}
      {code.value && download ? (
        <code.value.DownloadFlow
          figure={download.figure}
          returnFocus={download.returnFocus}
          open={request === download}
          onClose={close}
          onSeePlans={() => open({ kind: "plans", returnFocus: download.returnFocus })}
        />
      ) : null}
      {code.value && plans ? (
        <code.value.ComparePlans returnFocus={plans.returnFocus} open={request === plans} onClose={close} />
      ) : null}
    </DialogContext>
  );
}

const Opening = () => (
  <div className="pf:fixed pf:inset-0 pf:z-40 pf:grid pf:animate-fade pf:place-items-center pf:bg-backdrop">
    <p className="pf:flex pf:gap-3 pf:panel pf:p-panel">
      <LoaderCircle aria-hidden className="pf:animate-spin pf:motion-reduce:hidden" />
      Opening…
    </p>
  </div>
);
