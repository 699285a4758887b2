"use client";
import { Info } from "lucide-react";
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { formatMoney } from "../../domain/money.ts";
import { describePrice, type Plan } from "../../domain/plans.ts";
import type { FigureSpec } from "../../figure.ts";
import { Button, DialogActions, DialogClose, DialogContent, type DialogContentProps, RadioCards } from "../../index.ts";
import { wrapText } from "../../lib/wrap-text.tsx";
import { SiteDialog } from "../layout/SiteDialog.tsx";
import { SinglePress } from "./SinglePress.tsx";

export interface CheckoutDialogProps extends Omit<DialogContentProps, "children" | "heading" | "description"> {
  /** The figure to buy. */
  figure: Pick<FigureSpec, "name" | "type">;
  /** Price in integer US cents. */
  priceCents: number;
  /** Whether the dialog is visible. */
  open: boolean;
  /** Called with false when it is closed. */
  onOpenChange: (open: boolean) => void;
  /** A decorative picture of the figure: small at first, large after the purchase. */
  picture?: ReactNode;
  /** A plan to offer as an alternative to buying the single figure. It is selected at first. */
  plan?: Plan | undefined;
  /** A note that explains why the plan that the person chose is not offered. */
  planNote?: ReactNode;
  /**
   * Called on Confirm, with the plan if it is selected. After that, further clicks are ignored and Cancel is hidden
   * until you set `done`. If the dialog is closed before that, report the result elsewhere.
   */
  onConfirm: (plan?: Plan) => void;
  /** True after the purchase: the dialog confirms it and moves focus to the first of `doneActions`. @default false */
  done?: boolean | undefined;
  /** A note on where to find the bought figure. @default says that it is in the collection on this device */
  doneNote?: ReactNode;
  /** Buttons for the next steps after the purchase, the primary one first. */
  doneActions: ReactNode;
  /** Content below `doneActions`, such as a caption to copy. */
  doneContent?: ReactNode;
}

const TYPES = { hero: "Hero", villain: "Villain" };

/**
 * The dialog of the demo checkout: shows the figure, offers it alone or with a plan, and states that no payment is
 * taken.
 */
export function CheckoutDialog({
  figure,
  priceCents,
  open,
  onOpenChange,
  picture,
  plan,
  planNote,
  onConfirm,
  done = false,
  doneNote,
  doneActions,
  doneContent,
  ...rest
}: CheckoutDialogProps) {
  const factsId = useId();
  const noteId = useId();
  const actions = useRef<HTMLDivElement>(null);
  const wasDone = useRef(done);
  const [ordered, setOrdered] = useState<Plan>();

  // The clicked button is removed, so focus moves to the first new button before the next paint.
  useLayoutEffect(() => {
    if (done && !wasDone.current) actions.current?.querySelector<HTMLElement>("a[href], button")?.focus();
    wasDone.current = done;
  }, [done]);

  const name = <bdi>{figure.name}</bdi>;
  return (
    <SiteDialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        aria-describedby={`${factsId} ${noteId}`}
        {...rest}
        heading={<span aria-live="polite">{done ? "It’s yours!" : "Demo checkout"}</span>}
        size={done && picture ? "md" : "sm"}
      >
        <div className="pf:@container">
          <div
            className={
              done
                ? "pf:grid pf:gap-4 pf:@min-[32rem]:grid-flow-col pf:@min-[32rem]:gap-6"
                : "pf:flex pf:flex-wrap pf:items-center pf:gap-4"
            }
          >
            {picture ? (
              <div
                // A new key creates a new element, so that the large picture animates in.
                key={String(done)}
                aria-hidden
                className={
                  done
                    ? "pf:mx-auto pf:self-center pf:w-[min(100%,calc(46dvh*0.75))] pf:animate-drop pf:@min-[32rem]:w-[min(22rem,calc(76dvh*0.75))] pf:[&>*]:h-auto pf:[&>*]:w-full"
                    : "pf:w-24 pf:shrink-0 pf:sm:w-29 pf:[&>*]:h-auto pf:[&>*]:w-full"
                }
              >
                {picture}
              </div>
            ) : null}
            <div className={done ? "pf:grid pf:min-w-0 pf:content-center pf:gap-4" : "pf:contents"}>
              {/* Always rendered, because a live region announces only later changes. */}
              <div id={factsId} aria-live="polite" className="pf:grid pf:min-w-0 pf:flex-[1_1_min-content] pf:gap-1.5">
                {done ? (
                  <>
                    <p className="pf:type-item">The watermark is gone.</p>
                    <p className="pf:text-muted pf:text-small">
                      {doneNote ?? <span>{name} is in your collection on this device.</span>}
                    </p>
                    {ordered ? (
                      <p className="pf:text-muted pf:text-small">
                        You are on {ordered.name} now. This demo charges nothing.
                      </p>
                    ) : null}
                  </>
                ) : (
                  <>
                    <p className="pf:type-item">{name}</p>
                    <p className="pf:text-muted pf:text-small">
                      {/* A single string, because browser translation replaces the text nodes that React updates. */}
                      {plan ? `${TYPES[figure.type]} figure` : `${TYPES[figure.type]} figure, one-time purchase`}
                    </p>
                    {plan ? null : <p className="pf:type-price pf:max-sm:text-h3">{formatMoney(priceCents)}</p>}
                  </>
                )}
              </div>
              {done ? (
                <SinglePress className="pf:grid pf:gap-4">
                  <DialogActions ref={actions} className="pf:[&>:first-child]:basis-full">
                    {doneActions}
                  </DialogActions>
                  {wrapText(doneContent)}
                </SinglePress>
              ) : null}
            </div>
          </div>
        </div>
        {done ? null : (
          <Order
            noteId={noteId}
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
    </SiteDialog>
  );
}

/** The order form, mounted while the dialog is open, so that closing discards its state. */
function Order({
  noteId,
  priceCents,
  plan,
  planNote,
  onConfirm,
}: Pick<CheckoutDialogProps, "priceCents" | "plan" | "planNote" | "onConfirm"> & { noteId: string }) {
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
          label="What you buy"
          value={choice}
          onValueChange={setChoice}
          cards={[
            { value: "plan", label: plan.name, description: `${describePrice(plan)}. ${plan.features[0]}` },
            { value: "single", label: "Single figure", description: `${formatMoney(priceCents)} one-time` },
          ]}
        />
      ) : null}
      <div id={noteId} className="pf:grid pf:gap-3">
        {planNote ? <p className="pf:text-muted pf:text-small">{planNote}</p> : null}
        <p className="pf:notice">
          <Info aria-hidden className="pf:size-5 pf:shrink-0" />
          <span>Demo: no payment is taken, no card is asked for</span>
        </p>
      </div>
      <DialogActions>
        <Button variant="primary" isBusy={isConfirmed} onClick={confirm}>
          Confirm
        </Button>
        {isConfirmed ? null : (
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
        )}
      </DialogActions>
    </>
  );
}
