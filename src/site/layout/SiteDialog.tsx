import { Dialog, type DialogProps } from "../../index.ts";
import { useBackCloses } from "../platform/dialog-entries.ts";

/** A dialog of the site. On a phone, Back closes it. */
export function SiteDialog({ open = false, onOpenChange, ...rest }: DialogProps) {
  useBackCloses(open, () => onOpenChange?.(false, { reason: "close" }));
  return <Dialog {...rest} open={open} onOpenChange={onOpenChange} />;
}
