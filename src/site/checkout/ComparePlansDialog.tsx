"use client";
import { Info } from "lucide-react";
import { useId } from "react";
import { PLAN, type PlanId } from "../../domain/plans.ts";
import { Button, Dialog, DialogActions, DialogClose, DialogContent, type DialogContentProps } from "../../index.ts";
import { mergeLabels } from "../../primitives/merge-labels.ts";
import { type ComparePlansDialogLabels, LABELS } from "./compare-plans-labels.ts";
import { PlanTable } from "./PlanTable.tsx";

export interface ComparePlansDialogProps
  extends Omit<DialogContentProps, "children" | "heading" | "description" | "labels"> {
  /** Whether the dialog is visible. */
  open: boolean;
  /** Called with false when it is closed. */
  onOpenChange: (open: boolean) => void;
  /** The account's plan, which can only stay selected. */
  current: PlanId;
  /** Called with Premium or Legendary. */
  onSwitch: (plan: PlanId) => void;
  /** The dialog's texts in your language; missing ones fall back to English. @default English */
  labels?: Partial<ComparePlansDialogLabels> | undefined;
}

const OFFERED = ["premium", "legendary"] as const satisfies readonly PlanId[];

/** Compares the three plans and switches to a larger one. */
export function ComparePlansDialog({
  open,
  onOpenChange,
  current,
  onSwitch,
  labels,
  ...rest
}: ComparePlansDialogProps) {
  const text = mergeLabels(LABELS, labels);
  const noteId = useId();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        aria-describedby={noteId}
        {...rest}
        labels={{ close: text.close }}
        heading={text.heading(current)}
        size="lg"
      >
        <PlanTable current={current} text={text} />
        <p id={noteId} className="pf:notice">
          <Info aria-hidden className="pf:size-5 pf:shrink-0" />
          <span>{text.note}</span>
        </p>
        <DialogActions>
          {OFFERED.filter((plan) => plan !== current).map((plan, index) => (
            <Button key={plan} variant={index === 0 ? "primary" : "secondary"} onClick={() => onSwitch(plan)}>
              {text.switchTo(PLAN[plan].name)}
            </Button>
          ))}
          <DialogClose asChild>
            <Button variant="ghost">{text.keep(PLAN[current].name)}</Button>
          </DialogClose>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
