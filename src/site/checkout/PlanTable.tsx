import { Check } from "lucide-react";
import { useState } from "react";
import { nextPlan } from "../../domain/entitlement.ts";
import { PLANS, type Plan, type PlanId } from "../../domain/plans.ts";
import { cn } from "../../primitives/cn.ts";
import { Segments } from "../../primitives/Segments.tsx";
import type { Cell, ComparePlansDialogLabels } from "./compare-plans-labels.ts";

/** A table of features with a column per plan. A phone shows one column, selected above the table. */
export function PlanTable({ current, text }: { current: PlanId; text: ComparePlansDialogLabels }) {
  const [selected, setSelected] = useState<PlanId>(nextPlan(current)?.id ?? current);
  const hide = (plan: Plan) => plan.id !== selected && "pf:max-sm:hidden";
  return (
    <div className="pf:grid pf:grid-cols-1 pf:gap-4">
      <Segments
        label={text.plan}
        value={selected}
        onValueChange={setSelected}
        segments={PLANS.map(({ id, name }) => ({ value: id, label: name }))}
        className="pf:sm:hidden"
      />
      <table
        aria-label={text.table}
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
                <PlanMark plan={plan} isCurrent={plan.id === current} text={text} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[[text.price, PLANS.map(text.priceOf)] as const, ...text.rows].map(([title, cells]) => (
            <tr key={title} className="pf:group">
              <th scope="row" className={cn(cell(), "pf:font-semibold pf:text-muted")}>
                {title}
              </th>
              {PLANS.map((plan, index) => (
                <td
                  key={plan.id}
                  className={cn(cell(plan), plan.isPopular && "pf:sm:group-last:rounded-b-lg", hide(plan))}
                >
                  <Value plan={plan} text={text}>
                    {cells[index] ?? false}
                  </Value>
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

function PlanMark({ plan, isCurrent, text }: { plan: Plan; isCurrent: boolean; text: ComparePlansDialogLabels }) {
  const mark = isCurrent ? text.yourPlan : plan.isPopular ? text.popular : "";
  return mark ? (
    <span className={cn("pf:type-tag pf:block pf:pt-1", plan.isPopular ? "pf:sm:text-accent" : "pf:text-muted")}>
      {mark}
    </span>
  ) : null;
}

function Value({ plan, text, children }: { plan: Plan; text: ComparePlansDialogLabels; children: Cell }) {
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
        <span className="pf:sr-only">{text.included}</span>
      </>
    );
  if (children === false)
    return (
      <span className={cn("pf:text-small pf:text-muted", plan.isPopular && "pf:sm:text-on-night-muted")}>
        {text.notIncluded}
      </span>
    );
  return children;
}
