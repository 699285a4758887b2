import { Check, Info } from "lucide-react";
import { useId, useState } from "react";
import { nextPlan } from "../../domain/entitlement.ts";
import { describePrice, PLAN, PLAN_IDS, PLANS, type Plan, type PlanId } from "../../domain/plans.ts";
import { Button, DialogActions, DialogClose, DialogContent, type ReturnFocus, SegmentedControl } from "../../index.ts";
import { cn } from "../../lib/cn.ts";
import { openerOrMain } from "../layout/focus.ts";
import { SiteDialog } from "../layout/SiteDialog.tsx";
import { useLatest } from "../platform/use-latest.ts";
import { useStore } from "../store/store.ts";
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

/** A text, or whether the plan includes the feature. */
type Cell = string | boolean;
type CellOfEach<List extends readonly unknown[]> = { readonly [Index in keyof List]: Cell };

/** Features with each plan's value, in the order of `PLAN_IDS` (specification §9). */
const FEATURES: ReadonlyArray<readonly [string, CellOfEach<typeof PLAN_IDS>]> = [
  ["Downloads", [String(PLAN.basic.downloads), "Unlimited", "Lifetime unlimited"]],
  ["Accessories", ["Standard", "Premium", "Premium"]],
  ["Quality", ["Basic", "High resolution", "High resolution"]],
  ["Packaging", ["Standard", "Exclusive", "Exclusive"]],
  ["Advanced customization", [false, true, true]],
  ["Priority support", [false, true, true]],
  ["Referral dashboard", [false, true, true]],
  ["3D printed 1:6 scale figure", [false, false, true]],
  ["NFT minting (airdrop in 30 days)", [false, false, true]],
  ["Collectors editions, early access", [false, false, true]],
];
const ROWS: ReadonlyArray<readonly [string, readonly Cell[]]> = [["Price", PLANS.map(describePrice)], ...FEATURES];

/** A table of features with a column per plan. A phone shows only the plan that the person selects above the table. */
function PlanTable({ current }: { current: PlanId }) {
  const [selected, setSelected] = useState<PlanId>(nextPlan(current)?.id ?? current);
  const hide = (plan: Plan) => plan.id !== selected && "pf:max-sm:hidden";
  return (
    <div className="pf:grid pf:grid-cols-1 pf:gap-4">
      <SegmentedControl
        label="Plan"
        value={selected}
        onValueChange={setSelected}
        segments={PLANS.map(({ id, name }) => ({ value: id, label: name }))}
        className="pf:sm:hidden"
      />
      <table
        aria-label="Plan comparison"
        className="pf:w-full pf:border-separate pf:border-spacing-0 pf:text-start pf:max-sm:table-fixed"
      >
        <thead>
          <tr>
            <td className={cn(cell(), "pf:w-3/5 pf:sm:w-3/10")} />
            {PLANS.map((plan) => (
              <th
                key={plan.id}
                scope="col"
                className={cn(
                  "pf:type-item pf:align-top pf:sm:pt-4 pf:max-md:stretch-tight",
                  cell(plan),
                  "pf:md:[overflow-wrap:normal]",
                  plan.isPopular && "pf:sm:rounded-t-lg",
                  hide(plan),
                )}
              >
                <span>{plan.name}</span>
                <PlanMark plan={plan} isCurrent={plan.id === current} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([title, cells]) => (
            <tr key={title} className="pf:group">
              <th scope="row" className={cn(cell(), "pf:font-semibold pf:text-muted")}>
                {title}
              </th>
              {PLANS.map((plan, index) => (
                <td
                  key={plan.id}
                  className={cn(cell(plan), plan.isPopular && "pf:sm:group-last:rounded-b-lg", hide(plan))}
                >
                  <Value plan={plan}>{cells[index] ?? false}</Value>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cell = (plan?: Plan) =>
  cn(
    "pf:border-b pf:px-2 pf:py-2 pf:text-start pf:wrap-anywhere pf:max-md:text-small pf:md:px-4 pf:md:py-3",
    plan?.isPopular
      ? "pf:max-sm:border-line pf:sm:border-on-night-muted/40 pf:sm:bg-night pf:sm:text-on-night"
      : "pf:border-line",
  );

function PlanMark({ plan, isCurrent }: { plan: Plan; isCurrent: boolean }) {
  const mark = isCurrent ? "Your plan" : plan.isPopular ? "MOST POPULAR" : "";
  return mark ? (
    <span className={cn("pf:type-tag pf:block pf:pt-1", plan.isPopular ? "pf:sm:text-accent" : "pf:text-muted")}>
      {mark}
    </span>
  ) : null;
}

function Value({ plan, children }: { plan: Plan; children: Cell }) {
  if (children === true)
    return (
      <>
        <Check
          aria-hidden
          strokeWidth={2.5}
          className={cn(
            "pf:size-5 pf:text-success pf:forced-colors:text-[CanvasText]",
            plan.isPopular && "pf:sm:text-accent",
          )}
        />
        <span className="pf:sr-only">Included</span>
      </>
    );
  if (children === false)
    return (
      <span className={cn("pf:text-small pf:text-muted", plan.isPopular && "pf:sm:text-on-night-muted")}>
        Not included
      </span>
    );
  return children;
}
