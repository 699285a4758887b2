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
    <div className="pf:flex pf:flex-wrap pf:items-center pf:gap-x-3">
      <p>{sentence(PLAN[selected])}</p>
      <Button
        size="sm"
        variant="ghost"
        aria-label="Change the plan"
        className="pf:-ms-4"
        onClick={() => setChanging(true)}
      >
        Change
      </Button>
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
