import { useLayoutEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { PLANS, type PlanId } from "../../domain/plans.ts";
import { useHydrated } from "../platform/use-hydrated.ts";
import { useVisit } from "../platform/visit.ts";

/**
 * The plan that the checkout offers. The landing page's links put it into the URL, so that a click before hydration
 * works too. This page moves it from the URL to memory.
 */
export function useSelectedPlan(): PlanId | undefined {
  const visit = useVisit();
  const [params, setParams] = useSearchParams();
  const isHydrated = useHydrated();
  const plan = isHydrated ? PLANS.find(({ id }) => id === params.get("plan"))?.id : undefined;

  // A layout effect, so that the plan is removed from the URL before the page is painted.
  useLayoutEffect(() => {
    if (!plan) return;
    visit.plan = plan;
    setParams({}, { replace: true });
  }, [plan, visit, setParams]);

  return plan ?? visit.plan;
}
