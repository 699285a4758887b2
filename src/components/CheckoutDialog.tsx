"use client";
import { Info } from "lucide-react";
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import type { PreviewFigure } from "../domain/figure.ts";
import { formatMoney } from "../domain/money.ts";
import type { Plan } from "../domain/plans.ts";
import { Button } from "../primitives/Button.tsx";
import { Dialog, DialogClose, DialogContent, type DialogContentProps } from "../primitives/Dialog.tsx";
import { DialogActions } from "../primitives/DialogActions.tsx";
import { RadioCards } from "../primitives/RadioCards.tsx";

export interface CheckoutDialogProps extends Omit<DialogContentProps, "children" | "heading" | "description"> {
  /** What is to be bought. */
  figure: Pick<PreviewFigure, "name" | "isHero">;
  /** Price in integer US cents. */
  priceCents: number;
  /** Whether the dialog is on show. */
  open: boolean;
  /** Called with false when it is closed. */
  onOpenChange: (open: boolean) => void;
  /** A small decorative picture of the figure. */
  picture?: ReactNode;
  /** A plan that is offered beside the single figure, and chosen at first. */
  plan?: Plan | undefined;
  /** Says why a plan that the person chose is not offered. */
  planNote?: ReactNode;
  /**
   * Called on Confirm, once, with the plan where that is chosen: until `isDone` or until the dialog closes a second
   * press does nothing.
   */
  onConfirm: (plan?: Plan) => void;
  /**
   * The figure is bought: the dialog stays, says so, and moves focus to the first of `doneActions`.
   * @default false
   */
  isDone?: boolean;
  /** Says where the bought figure is. @default that it is in the collection on this device */
  doneNote?: ReactNode;
  /** What can be done with a bought figure, the primary one first. @default a Close button */
  doneActions?: ReactNode;
  /** The dialog's words in your language. @default English */
  words?: typeof WORDS;
}

const WORDS = {
  heading: "Demo checkout",
  kind: (isHero: boolean) => `${isHero ? "Hero" : "Villain"}, one-time`,
  side: (isHero: boolean): string => (isHero ? "Hero" : "Villain"),
  offers: "What you buy",
  single: "Single figure",
  singlePrice: (price: string) => `${price} one-time`,
  planPrice: ({ priceCents, period, features: [first] }: Plan) =>
    `${formatMoney(priceCents)} ${period}${first ? `. ${first}` : ""}`,
  note: "Demo: no payment is taken, no card is asked for",
  confirm: "Confirm",
  cancel: "Cancel",
  doneHeading: "It is yours",
  doneLine: "The watermark is off.",
  kept: (name: ReactNode): ReactNode => <>{name} is in your collection on this device.</>,
  onPlan: ({ name }: Plan) => `You are on ${name} now. This demo charges nothing.`,
  close: "Close",
};

/** The demo checkout of one figure: what is bought, singly or with a plan, its price, and plainly that no payment is taken. */
export function CheckoutDialog({
  figure,
  priceCents,
  open,
  onOpenChange,
  picture,
  plan,
  planNote,
  onConfirm,
  isDone = false,
  doneNote,
  doneActions,
  words = WORDS,
  ...rest
}: CheckoutDialogProps) {
  const factsId = useId();
  const noteId = useId();
  const actions = useRef<HTMLDivElement>(null);
  const wasDone = useRef(isDone);
  const [ordered, setOrdered] = useState<Plan>();

  // The pressed button goes; the first of the new ones takes its focus in the same breath.
  useLayoutEffect(() => {
    if (isDone && !wasDone.current) actions.current?.querySelector<HTMLElement>("a[href], button")?.focus();
    wasDone.current = isDone;
  }, [isDone]);

  const name = <bdi>{figure.name}</bdi>;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        aria-describedby={`${factsId} ${noteId}`}
        {...rest}
        heading={<span aria-live="polite">{isDone ? words.doneHeading : words.heading}</span>}
      >
        <div className="pf:flex pf:flex-wrap pf:items-center pf:gap-4.5">
          {picture ? (
            <div aria-hidden className="pf:w-24 pf:shrink-0 pf:sm:w-29 pf:[&>*]:h-auto pf:[&>*]:w-full">
              {picture}
            </div>
          ) : null}
          {/* Stands there from the start, so that what changes in it is spoken. */}
          <div id={factsId} aria-live="polite" className="pf:grid pf:min-w-0 pf:flex-[1_1_min-content] pf:gap-1.5">
            {isDone ? (
              <>
                <p className="pf:type-item">{words.doneLine}</p>
                <p className="pf:text-muted pf:text-small">{doneNote ?? words.kept(name)}</p>
                {ordered ? <p className="pf:text-muted pf:text-small">{words.onPlan(ordered)}</p> : null}
              </>
            ) : (
              <>
                <p className="pf:type-item">{name}</p>
                <p className="pf:text-muted pf:text-small">
                  {plan ? words.side(figure.isHero) : words.kind(figure.isHero)}
                </p>
                {plan ? null : <p className="pf:type-price pf:max-sm:text-h3">{formatMoney(priceCents)}</p>}
              </>
            )}
          </div>
        </div>
        {isDone ? (
          <DialogActions ref={actions} className="pf:flex-col">
            {doneActions ?? (
              <DialogClose asChild>
                <Button variant="primary">{words.close}</Button>
              </DialogClose>
            )}
          </DialogActions>
        ) : (
          <Order
            noteId={noteId}
            words={words}
            priceCents={priceCents}
            plan={plan}
            planNote={planNote}
            onConfirm={(chosen) => {
              setOrdered(chosen);
              onConfirm(chosen);
            }}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

/** Goes with the dialog, and with it what was pressed. */
function Order({
  noteId,
  words,
  priceCents,
  plan,
  planNote,
  onConfirm,
}: Pick<CheckoutDialogProps, "priceCents" | "plan" | "planNote" | "onConfirm"> & {
  noteId: string;
  words: typeof WORDS;
}) {
  const [isConfirmed, setConfirmed] = useState(false);
  const [choice, setChoice] = useState<"plan" | "single">("plan");
  const confirm = () => {
    setConfirmed(true);
    onConfirm(choice === "plan" ? plan : undefined);
  };
  return (
    <>
      {plan ? (
        <RadioCards
          label={words.offers}
          value={choice}
          onValueChange={setChoice}
          cards={[
            { value: "plan", title: plan.name, line: words.planPrice(plan) },
            { value: "single", title: words.single, line: words.singlePrice(formatMoney(priceCents)) },
          ]}
        />
      ) : null}
      <div id={noteId} className="pf:grid pf:gap-3">
        {planNote ? <p className="pf:text-muted pf:text-small">{planNote}</p> : null}
        <p className="pf:notice">
          <Info aria-hidden className="pf:size-5 pf:shrink-0" />
          {words.note}
        </p>
      </div>
      <DialogActions>
        <Button variant="primary" busy={isConfirmed} onClick={confirm}>
          {words.confirm}
        </Button>
        <DialogClose asChild>
          <Button>{words.cancel}</Button>
        </DialogClose>
      </DialogActions>
    </>
  );
}
