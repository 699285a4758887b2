import { Check } from "lucide-react";
import { useId } from "react";
import { nextPlan } from "../../domain/entitlement.ts";
import { describeRemaining, PLAN, remainingDownloads } from "../../domain/plans.ts";
import { Button } from "../../index.ts";
import { useDialogs } from "../checkout/index.ts";
import { useStore } from "../store/store.ts";

/** The account's plan, its features and its remaining downloads. */
export function CurrentPlanCard({ onManage }: { onManage: () => void }) {
  const { planUse } = useStore();
  const { open } = useDialogs();
  const plan = PLAN[planUse.plan];
  const upgrade = nextPlan(planUse.plan);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="pf:grid pf:grid-cols-1 pf:content-start pf:gap-6 pf:panel pf:p-panel pf:wrap-anywhere"
    >
      <p className="pf:type-tag pf:text-muted">Current plan</p>
      <div className="pf:flex pf:flex-wrap pf:items-end pf:justify-between pf:gap-3">
        <h2 id={id} className="pf:type-section pf:max-[22rem]:stretch-narrow">
          {plan.name} Plan
        </h2>
        <p className="pf:type-tag pf:cap-center pf:rounded-pill pf:border-2 pf:border-ink pf:bg-accent-soft pf:px-3 pf:py-1">
          <span>{describeRemaining(remainingDownloads(plan, planUse.downloadsUsed))}</span>
        </p>
      </div>
      <ul className="pf:grid pf:gap-2">
        {plan.features.map((feature) => (
          <li key={feature} className="pf:flex pf:items-center pf:gap-2">
            <Check aria-hidden className="pf:size-5 pf:shrink-0 pf:text-success" strokeWidth={2.5} />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <div className="pf:grid pf:gap-3">
        {upgrade ? (
          <Button variant="primary" onClick={() => open({ kind: "plans" })}>
            Upgrade to {upgrade.name}
          </Button>
        ) : null}
        <Button onClick={onManage}>Manage Subscription</Button>
      </div>
    </section>
  );
}
