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
        className={cn("max-w-270!", className)}
      >
        <table
          {...AS.table}
          aria-label={words.table}
          className="w-full text-start max-md:grid md:border-separate md:border-spacing-0"
        >
          <thead {...AS.rows} className="max-md:contents">
            <tr {...AS.row} className={ROW}>
              <td {...AS.cell} className={cn(cell(), "w-3/10 max-md:hidden")} />
              {PLANS.map((plan) => (
                <th
                  key={plan.id}
                  {...AS.column}
                  scope="col"
                  className={cn(
                    "type-item align-top max-md:[font-stretch:76%] md:pt-4!",
                    cell(plan),
                    plan.isPopular && "rounded-t-lg",
                  )}
                >
                  {plan.name}
                  <PlanSign plan={plan} isCurrent={plan.id === current} words={words} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...AS.rows} className="max-md:contents">
            <Row title={words.price} cells={PLANS.map(words.priceOf)} words={words} />
            {words.rows.map(([title, cells]) => (
              <Row key={title} title={title} cells={cells} words={words} />
            ))}
          </tbody>
        </table>
        <p id={noteId} className="notice">
          <Info aria-hidden className="size-5 shrink-0" />
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

const ROW = "group max-md:grid max-md:grid-cols-3 max-md:gap-x-1 max-md:border-line max-md:border-b max-md:py-2";

const cell = (plan?: Plan) =>
  cn(
    "min-w-0 px-2 py-2 text-start [overflow-wrap:anywhere] max-md:leading-snug max-sm:px-1 max-sm:text-micro max-md:text-small md:border-b md:px-4.5 md:py-2.75",
    plan?.isPopular ? "bg-night text-on-night max-md:rounded-sm md:border-on-night-muted/40" : "md:border-line",
  );

function PlanSign({ plan, isCurrent, words }: { plan: Plan; isCurrent: boolean; words: typeof WORDS }) {
  if (isCurrent)
    return (
      <span className={cn("block pt-1 type-label", plan.isPopular ? "text-accent" : "text-muted")}>
        {words.yourPlan}
      </span>
    );
  return plan.isPopular ? <span className="block pt-1 type-tag text-accent">{words.popular}</span> : null;
}

function Row({ title, cells, words }: { title: string; cells: readonly Cell[]; words: typeof WORDS }) {
  return (
    <tr {...AS.row} className={ROW}>
      <th {...AS.title} scope="row" className={cn(cell(), "font-semibold text-muted max-md:col-span-3")}>
        {title}
      </th>
      {PLANS.map((plan, index) => (
        <td key={plan.id} {...AS.cell} className={cn(cell(plan), plan.isPopular && "md:group-last:rounded-b-lg")}>
          <span
            aria-hidden
            className={cn(
              "type-tag block max-sm:[font-stretch:68%] md:hidden",
              plan.isPopular ? "text-on-night-muted" : "text-muted",
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
          className={cn("size-5", plan.isPopular ? "text-accent" : "text-success", "forced-colors:text-[CanvasText]")}
        />
        <span className="sr-only">{words.included}</span>
      </>
    );
  if (children === false)
    return (
      <span className={cn("md:text-small", plan.isPopular ? "text-on-night-muted" : "text-muted")}>
        {words.notIncluded}
      </span>
    );
  return children;
}
