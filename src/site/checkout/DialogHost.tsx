import { LoaderCircle } from "lucide-react";
import { type ReactNode, useState } from "react";
import { lazyPart } from "../layout/lazy-part.tsx";
import { showFetchError } from "../platform/fetch-error.ts";
import { DialogContext, type DialogRequest } from "./dialog-context.ts";

const load = () => import("./dialogs.tsx");

const Opening = () => (
  <div className="pf:fixed pf:inset-0 pf:z-40 pf:grid pf:animate-fade pf:place-items-center pf:bg-backdrop">
    <p className="pf:flex pf:gap-3 pf:panel pf:p-panel">
      <LoaderCircle aria-hidden className="pf:animate-spin pf:motion-reduce:hidden" />
      Opening…
    </p>
  </div>
);

export const Dialogs = lazyPart(
  async () => {
    const { Dialogs, recoverBoughtFigures } = await load();
    void recoverBoughtFigures();
    return Dialogs;
  },
  { fallback: <Opening />, hideError: true },
);

export const SelectedPlan = lazyPart(() => load().then((module) => module.SelectedPlan), { fallback: null });

/** Lets its children open the checkout, download and plan dialogs with `useDialogs`, and renders these dialogs. */
export function DialogHost({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<DialogRequest>();
  const [isLoaded, setLoaded] = useState(false);
  const open = (next: DialogRequest) => {
    setRequest(next);
    Dialogs.preload().then(
      () => setLoaded(true),
      () => {
        setRequest(undefined);
        showFetchError();
      },
    );
  };
  return (
    <DialogContext value={{ isOpen: request !== undefined, open }}>
      {children}
      {request || isLoaded ? <Dialogs request={request} onOpen={open} onClose={() => setRequest(undefined)} /> : null}
    </DialogContext>
  );
}
