import { Info } from "lucide-react";
import type { ReactNode } from "react";
import type { PreviewFigure } from "../domain/figure.ts";
import { formatMoney } from "../domain/money.ts";
import { Button } from "../primitives/Button.tsx";
import { Dialog, DialogClose, DialogContent } from "../primitives/Dialog.tsx";

export interface CheckoutDialogProps {
  /** What is to be bought. */
  figure: Pick<PreviewFigure, "name" | "isHero">;
  /** Price in integer US cents. */
  priceCents: number;
  /** Whether the dialog is on show. */
  open: boolean;
  /** Called with false when it is closed. */
  onOpenChange: (open: boolean) => void;
  /** A small decorative picture of the figure. */
  picture?: ReactNode;
  /** @default "Demo checkout" */
  heading?: string;
  /** What buying means here. @default "Demo: no payment is taken, no card is asked for. Buying is not available yet." */
  note?: string;
  /** The button that closes the dialog. @default "Back to the figure" */
  backLabel?: string;
}

/** Says what one figure costs, and plainly that it cannot be bought yet: no payment is taken, no card is asked for. */
export function CheckoutDialog({
  figure,
  priceCents,
  open,
  onOpenChange,
  picture,
  heading = "Demo checkout",
  note = "Demo: no payment is taken, no card is asked for. Buying is not available yet.",
  backLabel = "Back to the figure",
}: CheckoutDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        heading={heading}
        description={
          <span className="notice">
            <Info aria-hidden className="size-5 shrink-0" />
            {note}
          </span>
        }
      >
        <div className="flex items-center gap-4">
          {picture ? <div className="w-24 shrink-0 [&>*]:h-auto [&>*]:w-full">{picture}</div> : null}
          <div className="grid gap-1">
            <p className="type-item">
              <bdi>{figure.name}</bdi>
            </p>
            <p className="text-muted">{figure.isHero ? "Hero" : "Villain"}, one-time</p>
            <p className="type-price">{formatMoney(priceCents)}</p>
          </div>
        </div>
        <DialogClose asChild>
          <Button variant="primary">{backLabel}</Button>
        </DialogClose>
      </DialogContent>
    </Dialog>
  );
}
