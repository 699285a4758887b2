import { PLAN, type PlanId } from "../../domain/plans.ts";
import { type ReturnFocus, useToast } from "../../index.ts";
import { openerOrMain } from "../layout/opener-or-main.ts";
import { changePlan } from "../store/actions.ts";
import { ROLLED_BACK } from "../store/rollback-messages.tsx";
import { useStore } from "../store/use-store.ts";
import { ComparePlansDialog } from "./ComparePlansDialog.tsx";

/** Switches the demo plan and announces it. */
export function useSwitchPlan() {
  const { showToast } = useToast();
  return (plan: PlanId) =>
    void changePlan(plan).then((done) => {
      const { name } = PLAN[plan];
      if (!done) showToast(ROLLED_BACK.plan, { variant: "warning" });
      else if (!done.isSaved)
        showToast(`You are on ${name} in this tab only, because it could not be saved.`, { variant: "warning" });
      else showToast(`You are on ${name} now. This demo charges nothing.`, { variant: "success" });
    });
}

interface ComparePlansProps {
  open: boolean;
  onClose: () => void;
  /** @default the control that opened it */
  returnFocus?: ReturnFocus | undefined;
}

/** The comparison of the plans, which can switch the demo plan. */
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
