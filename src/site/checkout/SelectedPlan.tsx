import { useState } from "react";
import { describePrice, PLAN, type Plan, type PlanId } from "../../domain/plans.ts";
import { announce, Button } from "../../index.ts";
import { useVisit } from "../platform/visit.ts";
import { PlanDialog, type PlanTexts } from "./PlanDialog.tsx";

const sentence = (plan: Plan) => `${plan.name}, ${describePrice(plan)}, chosen.`;

const TEXTS: PlanTexts = {
  heading: "Change the plan",
  description: "The checkout offers it next to the single figure. Nothing changes until you confirm there.",
  line: (plan) => `${describePrice(plan)}. ${plan.features[0]}`,
  current: (plan) => `${plan} is chosen`,
  switchTo: (plan) => `Choose ${plan}`,
};

/** The plan that the checkout will offer, with a button to change it. Lazily loaded, because it imports a dialog. */
export function SelectedPlan({ plan }: { plan: PlanId }) {
  const visit = useVisit();
  const [selected, setSelected] = useState(plan);
  const [isChanging, setChanging] = useState(false);
  return (
    <div className="pf:flex pf:w-fit pf:max-w-full pf:rounded-md pf:border-2 pf:border-accent-frame pf:bg-accent-soft">
      <p className="pf:grid pf:min-w-0 pf:content-center pf:px-4 pf:py-2">
        <span className="pf:type-item">{PLAN[selected].name}</span>
        <span className="pf:sr-only">, </span>
        <span className="pf:text-small">{`${describePrice(PLAN[selected])}, chosen.`}</span>
      </p>
      {/* The dashed line is where a ticket tears. */}
      <div className="pf:flex pf:shrink-0 pf:border-accent-frame pf:border-s-2 pf:border-dashed">
        <Button
          size="sm"
          variant="ghost"
          aria-label="Change the plan"
          className="pf:hover:bg-transparent pf:hover:underline"
          onClick={() => setChanging(true)}
        >
          Change
        </Button>
      </div>
      <PlanDialog
        open={isChanging}
        onOpenChange={setChanging}
        planUse={{ plan: selected, downloadsUsed: 0 }}
        onSwitch={(next) => {
          setChanging(false);
          setSelected(next);
          visit.plan = next;
          announce(sentence(PLAN[next]));
        }}
        texts={TEXTS}
      />
    </div>
  );
}
