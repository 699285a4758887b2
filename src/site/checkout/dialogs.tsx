import { DownloadDialog } from "../downloads/index.ts";
import { useLastDefined } from "../platform/use-latest.ts";
import { Checkout } from "./Checkout.tsx";
import { ComparePlansDialog } from "./ComparePlansDialog.tsx";
import type { DialogRequest } from "./dialog-context.ts";

export { recoverBoughtFigures } from "../figure-session/collect.ts";
export { SelectedPlan } from "./SelectedPlan.tsx";

interface DialogsProps {
  /** The open dialog. */
  request: DialogRequest | undefined;
  onOpen: (request: DialogRequest) => void;
  onClose: () => void;
}

/** The page's dialogs, bundled into one chunk. A dialog that closes stays until its animation has finished. */
export function Dialogs({ request, onOpen, onClose }: DialogsProps) {
  const checkout = useLastDefined(request?.kind === "checkout" ? request : undefined);
  const download = useLastDefined(request?.kind === "download" ? request : undefined);
  const plans = useLastDefined(request?.kind === "plans" ? request : undefined);
  return (
    <>
      {checkout ? <Checkout {...checkout} open={request === checkout} onClose={onClose} /> : null}
      {download ? (
        <DownloadDialog
          {...download}
          open={request === download}
          onClose={onClose}
          onSeePlans={() => onOpen({ kind: "plans", returnFocus: download.returnFocus })}
        />
      ) : null}
      {plans ? <ComparePlansDialog {...plans} open={request === plans} onClose={onClose} /> : null}
    </>
  );
}
