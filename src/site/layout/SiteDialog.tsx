import { Dialog, type DialogProps } from "../../index.ts";
import { useBackCloses } from "../platform/dialog-entries.ts";

/** A dialog of the site. On a phone, Back closes it. */
export function SiteDialog({ open = false, onOpenChange, children }: DialogProps) {
  useBackCloses(open, () => onOpenChange?.(false, { reason: "close" }));
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      {children}
    </Dialog>
  );
}
