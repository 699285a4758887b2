import { PLAN, type Plan, type PlanId } from "../../domain/plans.ts";
import { toast } from "../../index.ts";
import { useBusy } from "../platform/use-busy.ts";
import { changePlan, STORE_AGAIN } from "../store/actions.ts";
import { store } from "../store/store.ts";

export const switchedTo = ({ name }: Plan) => `You are on ${name} now. This demo charges nothing.`;

/** Returns a function that switches the demo plan and shows the result in a toast, and whether it is waiting. */
export function useSwitchPlan() {
  const [isBusy, run] = useBusy();
  const switchPlan = async (plan: PlanId, onSwitched: () => void) => {
    try {
      await changePlan(plan);
    } catch {
      toast(`Your plan could not be saved, so nothing has changed. ${STORE_AGAIN}`, { variant: "error" });
      return;
    }
    onSwitched();
    if (store.read().status === "read") toast(switchedTo(PLAN[plan]), { variant: "success" });
    else toast(`You are on ${PLAN[plan].name} in this tab only, because it could not be saved.`, { variant: "error" });
  };
  return {
    isBusy,
    /** Switches the plan. Calls back when that is done, for example to close a dialog. */
    switchPlan: (plan: PlanId, onSwitched: () => void) => void run(() => switchPlan(plan, onSwitched)),
  };
}
