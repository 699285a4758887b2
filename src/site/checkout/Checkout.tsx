import { Info } from "lucide-react";
import { type ReactNode, useDeferredValue, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import { formatMoney } from "../../domain/money.ts";
import { describePrice, PLAN, type Plan, remainingDownloads, SINGLE_FIGURE_CENTS } from "../../domain/plans.ts";
import { ownText } from "../../figure/schema/design.ts";
import { FigureBox, type FigureDesign } from "../../figure.ts";
import { announce, Button, DialogActions, DialogClose, DialogContent, RadioCards, toast } from "../../index.ts";
import { DeskCard } from "../downloads/index.ts";
import { createFigureSession, type FigureSession, useFigureSession } from "../figure-session/figure-session.ts";
import { openFigure } from "../figure-session/newest-version.ts";
import { openerOrMain } from "../layout/focus.ts";
import { SiteDialog } from "../layout/SiteDialog.tsx";
import { useLatest } from "../platform/use-latest.ts";
import { useVisit } from "../platform/visit.ts";
import { store, useStore } from "../store/store.ts";
import { useDownload } from "./dialog-context.ts";
import { Purchased } from "./Purchased.tsx";
import { switchedTo } from "./use-switch-plan.ts";

const IN_TAB =
  "It is in your collection in this tab only, because this browser could not save it. Download it before you close the tab.";

const PRICE = formatMoney(SINGLE_FIGURE_CENTS);
const FACTS = "pf:grid pf:min-w-0 pf:flex-[1_1_min-content] pf:gap-1.5";
const TYPES = { hero: "Hero", villain: "Villain" };

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
  const { figure: design, boughtId } = useFigureSession(session);
  const { spec } = design;
  const hasOwnName = ownText(design, "name") !== "";
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
  const where = status === "unread" ? IN_TAB : "In your collection on this device.";
  const isBought = bought !== undefined && isPaid(bought);
  const selectedPlan = visit.plan && PLAN[visit.plan];
  const isAvailable = selectedPlan !== undefined && remainingDownloads(selectedPlan, planUse.downloadsUsed) > 0;
  const offeredPlan = isAvailable ? selectedPlan : undefined;
  const factsId = useId();
  const noteId = useId();
  const first = useRef<HTMLButtonElement>(null);
  const wasBought = useRef(isBought);

  const onBought = useEffectEvent(() => {
    first.current?.focus({ preventScroll: true });
    announce(`It’s yours${hasOwnName ? `, ${spec.name}` : ""}. ${where}${ordered ? ` ${switchedTo(ordered)}` : ""}`);
  });
  // The clicked button is removed, so focus moves to the first new button before the next paint.
  useLayoutEffect(() => {
    if (isBought && !wasBought.current) onBought();
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
        variant: "error",
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
    <SiteDialog open={open} onOpenChange={onClose}>
      <DialogContent
        aria-describedby={`${factsId} ${noteId}`}
        returnFocus={(previous) => {
          opener.current = previous;
          return focusAfter();
        }}
        heading={
          !isBought ? (
            "Demo checkout"
          ) : hasOwnName ? (
            <>
              It’s yours, <bdi>{spec.name}</bdi>.
            </>
          ) : (
            "It’s yours!"
          )
        }
        size={isBought ? "lg" : "sm"}
        className={
          isBought ? "pf:max-sm:inset-0 pf:max-sm:max-h-none pf:max-sm:rounded-none pf:max-sm:border-0" : undefined
        }
      >
        {isBought ? (
          <Purchased figure={bought} download={download} first={first} onClose={onClose}>
            <div id={factsId} className={FACTS}>
              <p className="pf:type-item">
                No tape. All <bdi>{spec.name}</bdi>.
              </p>
              <Small>{where}</Small>
              {ordered ? <Small>{switchedTo(ordered)}</Small> : null}
            </div>
          </Purchased>
        ) : (
          <div className="pf:flex pf:flex-wrap pf:items-center pf:gap-4">
            <div aria-hidden className="pf:w-24 pf:shrink-0 pf:sm:w-29 pf:[&>*]:h-auto pf:[&>*]:w-full">
              <FigureBox spec={spec} isPaid={isPaid({ payment: "unpaid" })} isDecorative lettering="large" />
            </div>
            <div id={factsId} className={FACTS}>
              <p className="pf:type-item">
                <bdi>{spec.name}</bdi>
              </p>
              <Small>
                {/* A single string, because browser translation replaces the text nodes that React updates. */}
                {`${TYPES[spec.type]} figure${offeredPlan ? "" : ", one-time purchase"}`}
              </Small>
              {offeredPlan ? null : <p className="pf:type-price pf:max-sm:text-h3">{PRICE}</p>}
            </div>
            <Extras design={design} />
          </div>
        )}
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
  );
}

const Small = ({ children }: { children: ReactNode }) => <p className="pf:text-muted pf:text-small">{children}</p>;

/** What comes with the figure, with a picture of the desk card. */
function Extras({ design }: { design: FigureDesign }) {
  // Deferred, so that the dialog opens first.
  const hasPicture = useDeferredValue(true, false);
  return (
    <p className="pf:flex pf:basis-full pf:items-center pf:gap-4 pf:text-small">
      <span className="pf:h-24 pf:w-17 pf:shrink-0 pf:border pf:border-line pf:[&>svg]:size-full">
        {hasPicture ? <DeskCard figure={{ design, payment: "unpaid" }} aria-hidden /> : null}
      </span>
      <span>With pictures for posts, profile and cover, and this desk card to print, cut out and fold.</span>
    </p>
  );
}

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
