import { type ReactNode, useState } from "react";
import { showFetchError } from "../platform/fetch-error.ts";
import { DialogContext, type DialogRequest } from "./dialog-context.ts";
import { Dialogs } from "./lazy-dialogs.tsx";

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
