import { useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { PLANS, type PlanId } from "../../domain/plans.ts";
import { useHydrated } from "../platform/use-hydrated.ts";
import { useVisit } from "../router/visit.ts";

/**
 * The plan for the checkout. The landing page's links put it into the URL, so that a click before hydration selects it
 * too; afterwards it is only in memory.
 */
export function useSelectedPlan(): PlanId | undefined {
  const visit = useVisit();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const named = new URLSearchParams(search).get("plan");
  const plan = isHydrated ? PLANS.find(({ id }) => id === named)?.id : undefined;

  // Before the paint, so that the URL is never visible with the plan.
  useLayoutEffect(() => {
    if (!plan) return;
    visit.plan = plan;
    void navigate(pathname, { replace: true });
  }, [plan, visit, navigate, pathname]);

  return plan ?? visit.plan;
}
