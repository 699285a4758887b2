"use client";
import { Check, Info } from "lucide-react";
import { useId } from "react";
import { nextPlan } from "../domain/collected-figure.ts";
import { formatMoney } from "../domain/money.ts";
import { PLAN, PLANS, type Plan, type PlanId } from "../domain/plans.ts";
import { Button } from "../primitives/Button.tsx";
import { cn } from "../primitives/cn.ts";
import { Dialog, DialogClose, DialogContent, type DialogContentProps } from "../primitives/Dialog.tsx";
import { DialogActions } from "../primitives/DialogActions.tsx";

export interface ComparePlansDialogProps extends Omit<DialogContentProps, "children" | "heading" | "description"> {
  /** Whether the dialog is on show. */
  open: boolean;
  /** Called with false when it is closed. */
  onOpenChange: (open: boolean) => void;
  /** The plan that the account is on; it can be kept, not switched to. */
  current: PlanId;
  /** Called with Premium or Legendary. */
  onSwitch: (plan: PlanId) => void;
  /** The dialog's words in your language. @default English */
  words?: typeof WORDS;
}

/** True: included. False: not included. */
type Cell = string | boolean;

const WORDS = {
  /** To the plan above; from the largest there is only a comparison. */
  heading: (current: PlanId): string => {
    const next = nextPlan(current);
    return next ? `Upgrade to ${next.name}` : "Compare plans";
  },
  table: "Plan comparison",
  price: "Price",
  priceOf: ({ priceCents, period }: Plan) => `${formatMoney(priceCents)} ${period}`,
  yourPlan: "Your plan",
  popular: "MOST POPULAR",
  /** What each plan has beside its price: Basic, Premium, Legendary (specification §9). */
  rows: [
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
  ] as ReadonlyArray<readonly [string, readonly [Cell, Cell, Cell]]>,
  included: "Included",
  notIncluded: "Not included",
  note: "Demo: no payment is taken, no card is asked for",
  switchTo: (plan: string) => `Switch to ${plan}`,
  keep: (plan: string) => `Keep ${plan}`,
};

const OFFERED = ["premium", "legendary"] as const satisfies readonly PlanId[];

/** The three plans side by side, to switch to a larger one. On a phone each line is its name over three labelled cells. */
export function ComparePlansDialog({
  open,
  onOpenChange,
  current,
  onSwitch,
  words = WORDS,
  className,
  ...rest
}: ComparePlansDialogProps) {
  const noteId = useId();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        aria-describedby={noteId}
        {...rest}
        heading={words.heading(current)}
        className={cn("pf:max-w-270!", className)}
      >
        <table
          {...AS.table}
          aria-label={words.table}
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
                    "pf:type-item pf:align-top pf:max-md:[font-stretch:76%] pf:md:pt-4!",
                    cell(plan),
                    plan.isPopular && "pf:rounded-t-lg",
                  )}
                >
                  {plan.name}
                  <PlanSign plan={plan} isCurrent={plan.id === current} words={words} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...AS.rows} className="pf:max-md:contents">
            <Row title={words.price} cells={PLANS.map(words.priceOf)} words={words} />
            {words.rows.map(([title, cells]) => (
              <Row key={title} title={title} cells={cells} words={words} />
            ))}
          </tbody>
        </table>
        <p id={noteId} className="pf:notice">
          <Info aria-hidden className="pf:size-5 pf:shrink-0" />
          {words.note}
        </p>
        <DialogActions>
          {OFFERED.filter((plan) => plan !== current).map((plan, index) => (
            <Button key={plan} variant={index === 0 ? "primary" : "secondary"} onClick={() => onSwitch(plan)}>
              {words.switchTo(PLAN[plan].name)}
            </Button>
          ))}
          <DialogClose asChild>
            <Button variant="ghost">{words.keep(PLAN[current].name)}</Button>
          </DialogClose>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}

/** Some browsers no longer call a table one when it is laid out as a grid, unless its parts say so. */
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
    "pf:min-w-0 pf:px-2 pf:py-2 pf:text-start pf:[overflow-wrap:anywhere] pf:max-md:leading-snug pf:max-sm:px-1 pf:max-sm:text-micro pf:max-md:text-small pf:md:border-b pf:md:px-4.5 pf:md:py-2.75",
    plan?.isPopular
      ? "pf:bg-night pf:text-on-night pf:max-md:rounded-sm pf:md:border-on-night-muted/40"
      : "pf:md:border-line",
  );

function PlanSign({ plan, isCurrent, words }: { plan: Plan; isCurrent: boolean; words: typeof WORDS }) {
  if (isCurrent)
    return (
      <span className={cn("pf:block pf:pt-1 pf:type-label", plan.isPopular ? "pf:text-accent" : "pf:text-muted")}>
        {words.yourPlan}
      </span>
    );
  return plan.isPopular ? <span className="pf:block pf:pt-1 pf:type-tag pf:text-accent">{words.popular}</span> : null;
}

function Row({ title, cells, words }: { title: string; cells: readonly Cell[]; words: typeof WORDS }) {
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
              "pf:type-tag pf:block pf:max-sm:[font-stretch:68%] pf:md:hidden",
              plan.isPopular ? "pf:text-on-night-muted" : "pf:text-muted",
            )}
          >
            {plan.name}
          </span>
          <Value plan={plan} words={words}>
            {cells[index] ?? false}
          </Value>
        </td>
      ))}
    </tr>
  );
}

function Value({ plan, words, children }: { plan: Plan; words: typeof WORDS; children: Cell }) {
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
        <span className="pf:sr-only">{words.included}</span>
      </>
    );
  if (children === false)
    return (
      <span className={cn("pf:md:text-small", plan.isPopular ? "pf:text-on-night-muted" : "pf:text-muted")}>
        {words.notIncluded}
      </span>
    );
  return children;
}
