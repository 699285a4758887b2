import { Info, Share } from "lucide-react";
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { asPrinted, downloadRight, isPaid } from "../../domain/entitlement.ts";
import { formatMoney } from "../../domain/money.ts";
import { describePrice, PLAN, type Plan, remainingDownloads, SINGLE_FIGURE_CENTS } from "../../domain/plans.ts";
import type { PictureFormat } from "../../figure/schema/picture-format.ts";
import { FigureBox } from "../../figure.ts";
import {
  Button,
  ButtonLink,
  DialogActions,
  DialogClose,
  DialogContent,
  DownloadButton,
  RadioCards,
  toast,
} from "../../index.ts";
import { useFigureFile, useShare } from "../downloads/index.ts";
import { createFigureSession, type FigureSession, useFigureSession } from "../figure-session/figure-session.ts";
import { openFigure } from "../figure-session/newest-version.ts";
import { openerOrMain } from "../layout/focus.ts";
import { SiteDialog } from "../layout/SiteDialog.tsx";
import { renderSiteLink } from "../layout/SiteLink.tsx";
import { useDone } from "../platform/use-done.ts";
import { useLatest } from "../platform/use-latest.ts";
import { useVisit } from "../platform/visit.ts";
import { store, useStore } from "../store/store.ts";
import { Caption } from "./Caption.tsx";
import { DoneButton } from "./DoneButton.tsx";
import { useDownload } from "./dialog-context.ts";
import { SinglePress } from "./SinglePress.tsx";
import { switchedTo } from "./use-switch-plan.ts";

const IN_TAB =
  "It is in your collection in this tab only, because this browser could not save it. Download it before you close the tab.";

const PRICE = formatMoney(SINGLE_FIGURE_CENTS);
const TYPES = { hero: "Hero", villain: "Villain" };

/** Formats that have a download button in the checkout. */
const POSTS = [
  ["landscape", "LinkedIn post picture"],
  ["profile", "Profile picture"],
] as const;

interface CheckoutProps {
  figure: FigureSession | CollectedFigure;
  /** Returns the figure's download button on the page. */
  downloadButton: () => HTMLElement | null;
  open: boolean;
  onClose: () => void;
}

/**
 * The demo checkout for one figure; no payment is taken. On Confirm, the figure is added to the collection and can be
 * shared and downloaded.
 */
export function Checkout({ figure, downloadButton, open, onClose }: CheckoutProps) {
  const session = useSessionOf(figure);
  const {
    figure: { spec },
    boughtId,
  } = useFigureSession(session);
  const { figures, planUse, status } = useStore();
  /** The sessions whose purchase is being saved. */
  const [buying, setBuying] = useState<readonly FigureSession[]>([]);
  /** The plan that was confirmed with the figure. */
  const [ordered, setOrdered] = useState<Plan>();
  const visit = useVisit();
  const openSession = useLatest(open ? session : undefined);
  const bought = figures.find(({ id }) => id === boughtId);
  const opener = useRef<HTMLElement>(null);
  /** Where focus returns: the control that opened the checkout or, if the purchase removed it, the download button. */
  const focusAfter = () => openerOrMain(opener.current?.isConnected ? opener.current : downloadButton());
  const download = useDownload(bought, focusAfter);
  /** The pressed button, and what it confirms. */
  const [done, confirm] = useDone<{ readonly button: "share" | PictureFormat; readonly text: string }>();
  const { share, sharing, dialog } = useShare((text, message) => confirm({ button: "share", text }, message));
  const { busy, save } = useFigureFile({
    onSaved: (button, message) => confirm({ button, text: "Saved" }, message),
    onProblem: (_, problem) => toast(problem, { variant: "warning" }),
    onShare: (figure) => void share(figure),
  });
  const isBought = bought !== undefined && isPaid(bought);
  const selectedPlan = visit.plan && PLAN[visit.plan];
  const isAvailable = selectedPlan !== undefined && remainingDownloads(selectedPlan, planUse.downloadsUsed) > 0;
  const offeredPlan = isAvailable ? selectedPlan : undefined;
  const factsId = useId();
  const noteId = useId();
  const actions = useRef<HTMLDivElement>(null);
  const wasBought = useRef(isBought);

  // The clicked button is removed, so focus moves to the first new button before the next paint.
  useLayoutEffect(() => {
    if (isBought && !wasBought.current) actions.current?.querySelector<HTMLElement>("a[href], button")?.focus();
    wasBought.current = isBought;
  }, [isBought]);

  const buy = async (plan?: Plan) => {
    setOrdered(plan);
    setBuying((now) => [...now, session]);
    const purchase = await session.buy(plan?.id).catch(() => undefined);
    setBuying((now) => now.filter((other) => other !== session));
    const isOpenNow = openSession.current === session;
    if (!purchase) {
      if (isOpenNow) onClose();
      toast("This device could not save your figure, so nothing was bought. Free up space, then try again.", {
        variant: "warning",
      });
      return;
    }
    visit.plan = undefined;
    if (purchase.isSecond) toast("The draft was changed in another tab, so yours was bought as a second figure.");
    if (isOpenNow) return;
    const isSaved = store.read().status === "read";
    const where = isSaved ? "Find it in your collection." : IN_TAB;
    const switched = plan ? ` ${switchedTo(plan)}` : "";
    toast(
      <>
        <bdi>{spec.name}</bdi>
        {` is yours. ${where}${switched}`}
      </>,
      { variant: isSaved ? "success" : "warning" },
    );
  };
  return (
    <>
      <SiteDialog open={open} onOpenChange={onClose}>
        <DialogContent
          aria-describedby={`${factsId} ${noteId}`}
          returnFocus={(previous) => {
            opener.current = previous;
            return focusAfter();
          }}
          heading={<span aria-live="polite">{isBought ? "It’s yours!" : "Demo checkout"}</span>}
          size={isBought ? "md" : "sm"}
        >
          <div className="pf:@container">
            <div
              className={
                isBought
                  ? "pf:grid pf:gap-4 pf:@min-[32rem]:grid-flow-col pf:@min-[32rem]:gap-6"
                  : "pf:flex pf:flex-wrap pf:items-center pf:gap-4"
              }
            >
              <div
                // A new key creates a new element, so that the large picture animates in.
                key={String(isBought)}
                aria-hidden
                className={
                  isBought
                    ? "pf:mx-auto pf:self-center pf:w-[min(100%,calc(46dvh*0.75))] pf:animate-drop pf:@min-[32rem]:w-[min(22rem,calc(76dvh*0.75))] pf:[&>*]:h-auto pf:[&>*]:w-full"
                    : "pf:w-24 pf:shrink-0 pf:sm:w-29 pf:[&>*]:h-auto pf:[&>*]:w-full"
                }
              >
                <FigureBox
                  spec={spec}
                  isPaid={isPaid(bought ?? { payment: "unpaid" })}
                  isDecorative
                  className={bought && asPrinted(bought) !== bought ? "pf:print:invisible" : undefined}
                  lettering={isBought ? "all" : "large"}
                />
              </div>
              <div className={isBought ? "pf:grid pf:min-w-0 pf:content-center pf:gap-4" : "pf:contents"}>
                {/* Always rendered, because a live region announces only later changes. */}
                <div
                  id={factsId}
                  aria-live="polite"
                  className="pf:grid pf:min-w-0 pf:flex-[1_1_min-content] pf:gap-1.5"
                >
                  {isBought ? (
                    <>
                      <p className="pf:type-item">The watermark is gone.</p>
                      <Small>
                        {status === "unread" ? (
                          IN_TAB
                        ) : (
                          <span>
                            <bdi>{spec.name}</bdi> is in your collection on this device.
                          </span>
                        )}
                      </Small>
                      {ordered ? <Small>{switchedTo(ordered)}</Small> : null}
                    </>
                  ) : (
                    <>
                      <p className="pf:type-item">
                        <bdi>{spec.name}</bdi>
                      </p>
                      <Small>
                        {/* A single string, because browser translation replaces the text nodes that React updates. */}
                        {`${TYPES[spec.type]} figure${offeredPlan ? "" : ", one-time purchase"}`}
                      </Small>
                      {offeredPlan ? null : <p className="pf:type-price pf:max-sm:text-h3">{PRICE}</p>}
                    </>
                  )}
                </div>
                {isBought ? (
                  <SinglePress>
                    <DialogActions ref={actions} className="pf:[&>:first-child]:basis-full">
                      <DoneButton
                        variant="primary"
                        isBusy={sharing.includes(bought.id)}
                        done={done?.button === "share" ? done.text : undefined}
                        onClick={() => void share(bought)}
                      >
                        <Share aria-hidden />
                        Share
                      </DoneButton>
                      {/* Only if they are free; otherwise, the download dialog shows the cost first. */}
                      {downloadRight(bought, planUse) === "free"
                        ? POSTS.map(([format, label]) => (
                            <DoneButton
                              key={format}
                              isBusy={busy?.file === format}
                              done={done?.button === format ? done.text : undefined}
                              onClick={() => void save(bought, format)}
                            >
                              {label}
                            </DoneButton>
                          ))
                        : null}
                      <DownloadButton {...download} />
                      <ButtonLink href="/dashboard" renderLink={renderSiteLink} onClick={onClose}>
                        View Dashboard
                      </ButtonLink>
                    </DialogActions>
                    <Caption spec={spec} />
                  </SinglePress>
                ) : null}
              </div>
            </div>
          </div>
          {isBought ? null : (
            <Order
              noteId={noteId}
              plan={offeredPlan}
              planNote={
                selectedPlan && !isAvailable
                  ? `${selectedPlan.name} has no downloads left, so it is not offered here.`
                  : undefined
              }
              isBusy={buying.includes(session)}
              onConfirm={(plan) => void buy(plan)}
            />
          )}
        </DialogContent>
      </SiteDialog>
      {dialog}
    </>
  );
}

const Small = ({ children }: { children: ReactNode }) => <p className="pf:text-muted pf:text-small">{children}</p>;

interface OrderProps {
  noteId: string;
  /** The plan to offer next to the single figure. It is selected at first. */
  plan: Plan | undefined;
  /** Why the plan that the person chose is not offered. */
  planNote: string | undefined;
  /** Whether the purchase is being saved, also if the dialog was closed and opened again. */
  isBusy: boolean;
  onConfirm: (plan: Plan | undefined) => void;
}

/** The order form, mounted while the dialog is open, so that closing discards its state. */
function Order({ noteId, plan, planNote, isBusy, onConfirm }: OrderProps) {
  const [isConfirmed, setConfirmed] = useState(isBusy);
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
            { value: "single", label: "Single figure", description: `${PRICE} one-time` },
          ]}
        />
      ) : null}
      <div id={noteId} className="pf:grid pf:gap-3">
        {planNote ? <Small>{planNote}</Small> : null}
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

/** The session of the figure that is being edited, or a new session for a draft in the collection, as Resume opens it. */
function useSessionOf(figure: FigureSession | CollectedFigure): FigureSession {
  const [opened, setOpened] = useState<{ figure: CollectedFigure; session: FigureSession }>();
  if ("subscribe" in figure) return figure;
  if (opened?.figure === figure) return opened.session;
  const session = createFigureSession(openFigure(figure));
  setOpened({ figure, session });
  return session;
}
