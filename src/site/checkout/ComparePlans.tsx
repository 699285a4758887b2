import { PLAN, type PlanId } from "../../domain/plans.ts";
import { ComparePlansDialog, useToast } from "../../index.ts";
import { openerOrMain } from "../shell/opener-or-main.ts";
import { changePlan } from "../store/actions.ts";
import { ROLLED_BACK } from "../store/rollback-messages.tsx";
import { useStore } from "../store/use-store.ts";

/** Switches the demo plan and says so. */
export function useSwitchPlan() {
  const { showToast } = useToast();
  return (plan: PlanId) =>
    void changePlan(plan).then((outcome) => {
      const { name } = PLAN[plan];
      if (outcome === "rolled-back") showToast(ROLLED_BACK.plan, { tone: "warning" });
      else if (outcome === "deferred")
        showToast(`You are on ${name} in this tab only: it could not be kept.`, { tone: "warning" });
      else showToast(`You are on ${name} now. This demo charges nothing.`, { tone: "success" });
    });
}

interface ComparePlansProps {
  open: boolean;
  onClose: () => void;
}

/** The comparison of the plans, where the demo plan can be switched. */
export function ComparePlans({ open, onClose }: ComparePlansProps) {
  const { planUse } = useStore();
  const switchPlan = useSwitchPlan();
  return (
    <ComparePlansDialog
      finalFocus={openerOrMain}
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
