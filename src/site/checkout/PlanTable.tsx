import { Check } from "lucide-react";
import { PLANS, type Plan, type PlanId } from "../../domain/plans.ts";
import { cn } from "../../primitives/cn.ts";
import type { Cell, ComparePlansDialogLabels } from "./compare-plans-labels.ts";

/** What each plan has, a column for each. On a phone each row is its title over three labelled cells. */
export function PlanTable({ current, text }: { current: PlanId; text: ComparePlansDialogLabels }) {
  return (
    <table
      {...AS.table}
      aria-label={text.table}
      className="pf:w-full pf:text-start pf:max-md:grid pf:md:border-separate pf:md:border-spacing-0"
    >
      <thead {...AS.rows} className="pf:max-md:contents">
        <tr {...AS.row} className={ROW}>
          <td {...AS.cell} className={cn(cell(), "pf:w-3/10 pf:max-md:hidden")} />
          {PLANS.map((plan) => (
            <th
              key={plan.id}
              {...AS.column}
              scope="col"
              className={cn(
                "pf:type-item pf:align-top pf:max-md:stretch-tight pf:md:pt-4",
                cell(plan),
                "pf:md:[overflow-wrap:normal]",
                plan.isPopular && "pf:rounded-t-lg",
              )}
            >
              <span>{plan.name}</span>
              <PlanMark plan={plan} isCurrent={plan.id === current} text={text} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...AS.rows} className="pf:max-md:contents">
        <Row title={text.price} cells={PLANS.map(text.priceOf)} text={text} />
        {text.rows.map(([title, cells]) => (
          <Row key={title} title={title} cells={cells} text={text} />
        ))}
      </tbody>
    </table>
  );
}

/** Some browsers drop the table roles of what is laid out as a grid, so each part states its own. */
const AS = {
  table: { role: "table" },
  rows: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader" },
  title: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

const ROW =
  "pf:group pf:max-md:grid pf:max-md:grid-cols-3 pf:max-md:gap-x-1 pf:max-md:border-line pf:max-md:border-b pf:max-md:py-2";

const cell = (plan?: Plan) =>
  cn(
    "pf:min-w-0 pf:px-2 pf:py-2 pf:text-start pf:wrap-anywhere pf:max-md:leading-snug pf:max-sm:px-1 pf:max-sm:text-micro pf:max-md:text-small pf:md:border-b pf:md:px-4 pf:md:py-3",
    plan?.isPopular
      ? "pf:bg-night pf:text-on-night pf:max-md:rounded-sm pf:md:border-on-night-muted/40"
      : "pf:md:border-line",
  );

function PlanMark({ plan, isCurrent, text }: { plan: Plan; isCurrent: boolean; text: ComparePlansDialogLabels }) {
  if (isCurrent)
    return (
      <span className={cn("pf:block pf:pt-1 pf:type-label", plan.isPopular ? "pf:text-accent" : "pf:text-muted")}>
        {text.yourPlan}
      </span>
    );
  return plan.isPopular ? <span className="pf:block pf:pt-1 pf:type-tag pf:text-accent">{text.popular}</span> : null;
}

function Row({ title, cells, text }: { title: string; cells: readonly Cell[]; text: ComparePlansDialogLabels }) {
  return (
    <tr {...AS.row} className={ROW}>
      <th {...AS.title} scope="row" className={cn(cell(), "pf:font-semibold pf:text-muted pf:max-md:col-span-3")}>
        {title}
      </th>
      {PLANS.map((plan, index) => (
        <td key={plan.id} {...AS.cell} className={cn(cell(plan), plan.isPopular && "pf:md:group-last:rounded-b-lg")}>
          <span
            aria-hidden
            className={cn(
              "pf:type-tag pf:block pf:max-sm:stretch-narrow pf:md:hidden",
              plan.isPopular ? "pf:text-on-night-muted" : "pf:text-muted",
            )}
          >
            {plan.name}
          </span>
          <Value plan={plan} text={text}>
            {cells[index] ?? false}
          </Value>
        </td>
      ))}
    </tr>
  );
}

function Value({ plan, text, children }: { plan: Plan; text: ComparePlansDialogLabels; children: Cell }) {
  if (children === true)
    return (
      <>
        <Check
          aria-hidden
          strokeWidth={2.5}
          className={cn(
            "pf:size-5",
            plan.isPopular ? "pf:text-accent" : "pf:text-success",
            "pf:forced-colors:text-[CanvasText]",
          )}
        />
        <span className="pf:sr-only">{text.included}</span>
      </>
    );
  if (children === false)
    return (
      <span className={cn("pf:md:text-small", plan.isPopular ? "pf:text-on-night-muted" : "pf:text-muted")}>
        {text.notIncluded}
      </span>
    );
  return children;
}
