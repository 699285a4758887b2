import { PLAN, type PlanId } from "../../domain/plans.ts";
import { toast } from "../../index.ts";
import { changePlan } from "../store/actions.ts";
import { ROLLED_BACK } from "../store/rollback-messages.tsx";

/** Returns a function that switches the demo plan and shows the result in a toast. */
export function useSwitchPlan() {
  return (plan: PlanId) =>
    void changePlan(plan).then((done) => {
      const { name } = PLAN[plan];
      if (!done) toast(ROLLED_BACK.plan, { variant: "warning" });
      else if (!done.isSaved)
        toast(`You are on ${name} in this tab only, because it could not be saved.`, { variant: "warning" });
      else toast(`You are on ${name} now. This demo charges nothing.`, { variant: "success" });
    });
}
