import { Info } from "lucide-react";
import { useId, useState } from "react";
import { nextPlan } from "../../domain/entitlement.ts";
import { PLAN, PLAN_IDS, type PlanId } from "../../domain/plans.ts";
import { Button, DialogActions, DialogClose, DialogContent, type ReturnFocus } from "../../index.ts";
import { openerOrMain } from "../layout/focus.ts";
import { SiteDialog } from "../layout/SiteDialog.tsx";
import { useLatest } from "../platform/use-latest.ts";
import { useStore } from "../store/store.ts";
import { PlanTable } from "./PlanTable.tsx";
import { useSwitchPlan } from "./use-switch-plan.ts";

const OFFERED = PLAN_IDS.filter((id) => id !== "basic");

interface ComparePlansDialogProps {
  open: boolean;
  onClose: () => void;
  /** @default the control that opened it */
  returnFocus?: ReturnFocus | undefined;
}

/** A dialog that compares the three plans and switches the demo plan to Premium or Legendary. */
export function ComparePlansDialog({ open, onClose, returnFocus = openerOrMain }: ComparePlansDialogProps) {
  const current = useStore().planUse.plan;
  const next = nextPlan(current);
  const noteId = useId();
  const { isBusy, switchPlan } = useSwitchPlan();
  const isOpenNow = useLatest(open);
  const [chosen, setChosen] = useState<PlanId>();
  const switchTo = (plan: PlanId) => {
    if (!isBusy) setChosen(plan);
    switchPlan(plan, () => isOpenNow.current && onClose());
  };
  return (
    <SiteDialog open={open} onOpenChange={onClose}>
      <DialogContent
        aria-describedby={noteId}
        returnFocus={returnFocus}
        heading={next ? `Upgrade to ${next.name}` : "Compare plans"}
        size="lg"
      >
        <PlanTable current={current} />
        <p id={noteId} className="pf:notice">
          <Info aria-hidden className="pf:size-5 pf:shrink-0" />
          <span>Demo: no payment is taken, no card is asked for</span>
        </p>
        <DialogActions>
          {OFFERED.filter((plan) => plan !== current).map((plan, index) => (
            <Button
              key={plan}
              variant={index === 0 ? "primary" : "secondary"}
              isBusy={isBusy && plan === chosen}
              onClick={() => switchTo(plan)}
            >
              Switch to {PLAN[plan].name}
            </Button>
          ))}
          <DialogClose asChild>
            <Button variant="ghost">Keep {PLAN[current].name}</Button>
          </DialogClose>
        </DialogActions>
      </DialogContent>
    </SiteDialog>
  );
}
