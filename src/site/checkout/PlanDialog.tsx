"use client";
import { useState } from "react";
import type { PlanUse } from "../../domain/entitlement.ts";
import { formatMoney } from "../../domain/money.ts";
import { describeRemaining, PLAN, PLANS, type Plan, type PlanId, remainingDownloads } from "../../domain/plans.ts";
import { Button, Dialog, DialogActions, DialogClose, DialogContent, type DialogContentProps } from "../../index.ts";
import { mergeLabels } from "../../primitives/merge-labels.ts";
import { RadioCards } from "../../primitives/RadioCards.tsx";

export interface PlanDialogProps extends Omit<DialogContentProps, "children" | "heading" | "description" | "labels"> {
  /** Whether the dialog is visible. */
  open: boolean;
  /** Called with false when it is closed. */
  onOpenChange: (open: boolean) => void;
  /** The demo plan and the number of its used downloads. */
  planUse: PlanUse;
  /** Called with the new plan. */
  onSwitch: (plan: PlanId) => void;
  /** The dialog's texts in your language; missing ones fall back to English. @default English */
  labels?: Partial<PlanDialogLabels> | undefined;
}

const LABELS = {
  heading: "Manage Subscription",
  description: "Your plan is saved on this device. Switching is free in this demo.",
  group: "Plan",
  line: ({ priceCents, period }: Plan, remaining: number) =>
    `${formatMoney(priceCents)} ${period}. ${describeRemaining(remaining)}`,
  current: (plan: string) => `${plan} is your plan`,
  switchTo: (plan: string) => `Switch to ${plan}`,
  close: "Close",
};
/** The dialog's texts. */
type PlanDialogLabels = Readonly<typeof LABELS>;

/** Switches the demo plan to one of the three plans. */
export function PlanDialog({ open, onOpenChange, planUse, onSwitch, labels, ...rest }: PlanDialogProps) {
  const text = mergeLabels(LABELS, labels);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent {...rest} labels={{ close: text.close }} heading={text.heading} description={text.description}>
        <Choice planUse={planUse} onSwitch={onSwitch} text={text} />
      </DialogContent>
    </Dialog>
  );
}

/** The form, mounted while the dialog is open, so that closing discards an unconfirmed choice. */
function Choice({
  planUse,
  onSwitch,
  text,
}: Pick<PlanDialogProps, "planUse" | "onSwitch"> & { text: PlanDialogLabels }) {
  const [selected, setSelected] = useState(planUse.plan);
  const isCurrent = selected === planUse.plan;
  const { name } = PLAN[selected];
  return (
    <>
      <RadioCards
        label={text.group}
        value={selected}
        onValueChange={setSelected}
        cards={PLANS.map((plan) => ({
          value: plan.id,
          title: plan.name,
          line: text.line(plan, remainingDownloads(plan, planUse.downloadsUsed)),
        }))}
      />
      <DialogActions>
        {/* Not `disabled`, so that the button keeps its focus when its plan becomes the current one. */}
        <Button
          variant={isCurrent ? "secondary" : "primary"}
          aria-disabled={isCurrent || undefined}
          onClick={() => {
            if (!isCurrent) onSwitch(selected);
          }}
        >
          {isCurrent ? text.current(name) : text.switchTo(name)}
        </Button>
        <DialogClose asChild>
          <Button>{text.close}</Button>
        </DialogClose>
      </DialogActions>
    </>
  );
}
