import { useState } from "react";
import type { PlanUse } from "../../domain/entitlement.ts";
import {
  describePrice,
  describeRemaining,
  PLAN,
  PLANS,
  type Plan,
  type PlanId,
  remainingDownloads,
} from "../../domain/plans.ts";
import { Button, DialogActions, DialogClose, DialogContent, RadioCards } from "../../index.ts";
import { openerOrMain } from "../layout/focus.ts";
import { SiteDialog } from "../layout/SiteDialog.tsx";

interface ChoiceProps {
  /** The account's plan and how many of its downloads are used. */
  planUse: PlanUse;
  /** Called with the selected plan if it is not the current one. */
  onSwitch: (plan: PlanId) => void;
  /** Whether the switch is being saved. @default false */
  isBusy?: boolean | undefined;
}

interface PlanDialogProps extends ChoiceProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** @default the texts of Manage Subscription */
  texts?: PlanTexts | undefined;
}

const MANAGE = {
  heading: "Manage Subscription",
  description: "Your plan is saved on this device. Switching is free in this demo.",
  line: (plan: Plan, remaining: number) => `${describePrice(plan)}. ${describeRemaining(remaining)}`,
  current: (plan: string) => `${plan} is your plan`,
  switchTo: (plan: string) => `Switch to ${plan}`,
};
/** The texts of the dialog. */
export type PlanTexts = Readonly<typeof MANAGE>;

/** A dialog to select one of the three plans. */
export function PlanDialog({ open, onOpenChange, texts = MANAGE, ...choice }: PlanDialogProps) {
  return (
    <SiteDialog open={open} onOpenChange={onOpenChange}>
      <DialogContent heading={texts.heading} description={texts.description} returnFocus={openerOrMain}>
        <Choice {...choice} texts={texts} />
      </DialogContent>
    </SiteDialog>
  );
}

/** The form, mounted while the dialog is open, so that closing discards an unconfirmed choice. */
function Choice({ planUse, onSwitch, isBusy, texts }: ChoiceProps & { texts: PlanTexts }) {
  const [selected, setSelected] = useState(planUse.plan);
  const isCurrent = selected === planUse.plan;
  const { name } = PLAN[selected];
  return (
    <>
      <RadioCards
        label="Plan"
        value={selected}
        onValueChange={setSelected}
        cards={PLANS.map((plan) => ({
          value: plan.id,
          label: plan.name,
          description: texts.line(plan, remainingDownloads(plan, planUse.downloadsUsed)),
        }))}
      />
      <DialogActions>
        {/* Not `disabled`, so that the button keeps its focus when its plan becomes the current one. */}
        <Button
          variant={isCurrent ? "secondary" : "primary"}
          isBusy={isBusy}
          aria-disabled={isCurrent || undefined}
          onClick={() => {
            if (!isCurrent) onSwitch(selected);
          }}
        >
          {isCurrent ? texts.current(name) : texts.switchTo(name)}
        </Button>
        <DialogClose asChild>
          <Button>Close</Button>
        </DialogClose>
      </DialogActions>
    </>
  );
}
