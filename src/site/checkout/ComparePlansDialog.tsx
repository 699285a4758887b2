import { Info } from "lucide-react";
import { useId } from "react";
import { nextPlan } from "../../domain/entitlement.ts";
import { PLAN, PLAN_IDS, type PlanId } from "../../domain/plans.ts";
import {
  Button,
  DialogActions,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  type ReturnFocus,
} from "../../index.ts";
import { openerOrMain } from "../layout/opener-or-main.ts";
import { SiteDialog } from "../layout/SiteDialog.tsx";
import { useStore } from "../store/use-store.ts";
import { PlanTable } from "./PlanTable.tsx";
import { useSwitchPlan } from "./use-switch-plan.ts";

export interface ComparePlansDialogProps extends Omit<DialogContentProps, "children" | "heading" | "description"> {
  /** Whether the dialog is visible. */
  open: boolean;
  /** Called with false when it is closed. */
  onOpenChange: (open: boolean) => void;
  /** The account's current plan. */
  current: PlanId;
  /** Called with "premium" or "legendary" when the person switches to that plan. */
  onSwitch: (plan: PlanId) => void;
}

const OFFERED = PLAN_IDS.filter((id) => id !== "basic");

/** A dialog that compares the three plans and offers to switch to Premium or Legendary. */
export function ComparePlansDialog({ open, onOpenChange, current, onSwitch, ...rest }: ComparePlansDialogProps) {
  const next = nextPlan(current);
  const noteId = useId();
  return (
    <SiteDialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        aria-describedby={noteId}
        {...rest}
        heading={next ? `Upgrade to ${next.name}` : "Compare plans"}
        size="lg"
      >
        <PlanTable current={current} />
        <p id={noteId} className="pf:notice">
          <Info aria-hidden className="pf:size-5 pf:shrink-0" />
          <span>Demo: no payment is taken, no card is asked for</span>
        </p>
        <DialogActions>
          {OFFERED.filter((plan) => plan !== current).map((plan, index) => (
            <Button key={plan} variant={index === 0 ? "primary" : "secondary"} onClick={() => onSwitch(plan)}>
              Switch to {PLAN[plan].name}
            </Button>
          ))}
          <DialogClose asChild>
            <Button variant="ghost">Keep {PLAN[current].name}</Button>
          </DialogClose>
        </DialogActions>
      </DialogContent>
    </SiteDialog>
  );
}

interface ComparePlansProps {
  open: boolean;
  onClose: () => void;
  /** @default the control that opened it */
  returnFocus?: ReturnFocus | undefined;
}

/** The dialog that compares the plans, connected to the account: switching changes the demo plan. */
export function ComparePlans({ open, onClose, returnFocus = openerOrMain }: ComparePlansProps) {
  const { planUse } = useStore();
  const switchPlan = useSwitchPlan();
  return (
    <ComparePlansDialog
      returnFocus={returnFocus}
      open={open}
      onOpenChange={onClose}
      current={planUse.plan}
      onSwitch={(plan) => {
        onClose();
        switchPlan(plan);
      }}
    />
  );
}
