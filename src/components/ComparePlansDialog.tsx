"use client";
import { Check, Info } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
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
  /** From Basic to Premium; from the other plans there is only a comparison. */
  heading: (current: PlanId): string => (current === "basic" ? "Upgrade to Premium" : "Compare plans"),
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

/** The three plans side by side, to switch to a larger one. */
export function ComparePlansDialog({
  open,
  onOpenChange,
  current,
  onSwitch,
  words = WORDS,
  className,
  ...rest
}: ComparePlansDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent {...rest} heading={words.heading(current)} className={cn("max-w-270!", className)}>
        <SidewaysRegion label={words.table}>
          <table className="w-full min-w-100 border-separate border-spacing-0 text-start sm:min-w-160">
            <thead>
              <tr>
                <td className={ROW_HEADER} />
                {PLANS.map((plan) => (
                  <th
                    key={plan.id}
                    scope="col"
                    className={cn(
                      "type-item pt-4! align-top max-sm:[font-stretch:76%]",
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
            <tbody>
              <Row title={words.price} cells={PLANS.map(words.priceOf)} words={words} />
              {words.rows.map(([title, cells]) => (
                <Row key={title} title={title} cells={cells} words={words} />
              ))}
            </tbody>
          </table>
        </SidewaysRegion>
        <p className="notice">
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

const cell = (plan: Plan | undefined) =>
  cn(
    "border-b px-2 py-2.75 text-start max-sm:text-small max-sm:leading-snug sm:px-4.5",
    plan?.isPopular ? "border-on-night-muted/40 bg-night text-on-night" : "border-line",
  );

/** Stays in sight while the plans scroll under it. */
const ROW_HEADER = cn(cell(undefined), "sticky start-0 z-10 w-28 bg-surface max-sm:ps-0! sm:w-3/10");

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
    <tr className="group">
      <th scope="row" className={cn(ROW_HEADER, "font-semibold text-muted")}>
        {title}
      </th>
      {PLANS.map((plan, index) => (
        <td key={plan.id} className={cn(cell(plan), plan.isPopular && "group-last:rounded-b-lg")}>
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
      <span className={cn("text-small", plan.isPopular ? "text-on-night-muted" : "text-muted")}>
        {words.notIncluded}
      </span>
    );
  return children;
}

/** A named region that scrolls sideways; a Tab stop only where there is something to scroll. */
function SidewaysRegion({ label, children }: { label: string; children: ReactNode }) {
  const region = useRef<HTMLElement>(null);
  const [isScrollable, setScrollable] = useState(false);
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrollable(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      ref={region}
      aria-label={label}
      tabIndex={isScrollable ? 0 : undefined}
      // Relative, so that words for screen readers alone scroll with it and do not widen the dialog.
      className="relative overflow-x-auto focus-visible:focus-ring"
    >
      {children}
    </section>
  );
}
