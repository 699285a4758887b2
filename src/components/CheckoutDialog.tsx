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
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A small decorative picture of the figure. */
  picture?: ReactNode;
}

/** Says what one figure costs, and plainly that it cannot be bought yet: no payment is taken, no card is asked for. */
export function CheckoutDialog({ figure, priceCents, open, onOpenChange, picture }: CheckoutDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent heading="Demo checkout">
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
        <p className="flex items-center gap-2.5 rounded-sm bg-accent-soft px-3.5 py-3 font-semibold text-small leading-snug">
          <Info aria-hidden className="size-5 shrink-0" />
          Demo: no payment is taken, no card is asked for. Buying is not available yet.
        </p>
        <DialogClose asChild>
          <Button variant="primary">Close</Button>
        </DialogClose>
      </DialogContent>
    </Dialog>
  );
}
