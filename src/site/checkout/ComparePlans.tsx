import { PLAN, type PlanId } from "../../domain/plans.ts";
import { ComparePlansDialog } from "../../index.ts";
import { useStatus } from "../shell/status.tsx";
import { changePlan } from "../store/actions.ts";
import { ROLLED_BACK } from "../store/rollback-messages.tsx";
import { useStore } from "../store/use-store.ts";

/** Switches the demo plan and says so. */
export function useSwitchPlan() {
  const { notify } = useStatus();
  return (plan: PlanId) =>
    void changePlan(plan).then((outcome) => {
      const { name } = PLAN[plan];
      if (outcome === "rolled-back") notify(ROLLED_BACK.plan, "warning");
      else if (outcome === "deferred") notify(`You are on ${name} in this tab only: it could not be kept.`, "warning");
      else notify(`You are on ${name} now. This demo charges nothing.`, "success");
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
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      current={planUse.plan}
      onSwitch={(plan) => {
        onClose();
        switchPlan(plan);
      }}
    />
  );
}
