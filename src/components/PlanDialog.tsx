"use client";
import { useState } from "react";
import type { PlanUse } from "../domain/collected-figure.ts";
import { formatMoney } from "../domain/money.ts";
import { describeRemaining, PLAN, PLANS, type Plan, type PlanId, remainingDownloads } from "../domain/plans.ts";
import { Button } from "../primitives/Button.tsx";
import { Dialog, DialogClose, DialogContent, type DialogContentProps } from "../primitives/Dialog.tsx";
import { DialogActions } from "../primitives/DialogActions.tsx";
import { RadioCards } from "../primitives/RadioCards.tsx";

export interface PlanDialogProps extends Omit<DialogContentProps, "children" | "heading" | "description"> {
  /** Whether the dialog is on show. */
  open: boolean;
  /** Called with false when it is closed. */
  onOpenChange: (open: boolean) => void;
  /** The demo plan, and how many of its downloads are used. */
  planUse: PlanUse;
  /** Called with another plan than the present one. */
  onSwitch: (plan: PlanId) => void;
  /** The dialog's words in your language. @default English */
  words?: typeof WORDS;
}

const WORDS = {
  heading: "Manage Subscription",
  description: "This demo keeps your plan on this device. Switching is free, because nothing is charged.",
  group: "Plan",
  line: ({ priceCents, period }: Plan, remaining: number) =>
    `${formatMoney(priceCents)} ${period}. ${describeRemaining(remaining)}`,
  present: (plan: string) => `${plan} is your plan`,
  switchTo: (plan: string) => `Switch to ${plan}`,
  close: "Close",
};

/** The three plans, to switch the demo plan. */
export function PlanDialog({ open, onOpenChange, planUse, onSwitch, words = WORDS, ...rest }: PlanDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent {...rest} heading={words.heading} description={words.description}>
        <Choice planUse={planUse} onSwitch={onSwitch} words={words} />
      </DialogContent>
    </Dialog>
  );
}

/** Goes with the dialog, and with it a choice that was not confirmed. */
function Choice({ planUse, onSwitch, words }: Pick<PlanDialogProps, "planUse" | "onSwitch"> & { words: typeof WORDS }) {
  const [chosen, setChosen] = useState(planUse.plan);
  const isPresent = chosen === planUse.plan;
  const { name } = PLAN[chosen];
  return (
    <>
      <RadioCards
        label={words.group}
        value={chosen}
        onValueChange={setChosen}
        cards={PLANS.map((plan) => ({
          value: plan.id,
          title: plan.name,
          line: words.line(plan, remainingDownloads(plan, planUse.downloadsUsed)),
        }))}
      />
      <DialogActions>
        {/* Keeps its focus when the plan that it switched to becomes the present one. */}
        <Button
          variant={isPresent ? "secondary" : "primary"}
          aria-disabled={isPresent || undefined}
          onClick={() => {
            if (!isPresent) onSwitch(chosen);
          }}
          className={
            isPresent
              ? "pf:translate-y-0! pf:cursor-not-allowed! pf:border-dashed pf:border-line-strong! pf:bg-sunken! pf:text-muted! pf:shadow-none!"
              : undefined
          }
        >
          {isPresent ? words.present(name) : words.switchTo(name)}
        </Button>
        <DialogClose asChild>
          <Button>{words.close}</Button>
        </DialogClose>
      </DialogActions>
    </>
  );
}
