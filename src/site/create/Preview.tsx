import { Dices, Share } from "lucide-react";
import { type RefObject, startTransition, useDeferredValue, useEffect, useRef, useState } from "react";
import { asPrinted, isPaid } from "../../domain/entitlement.ts";
import { formatMoney } from "../../domain/money.ts";
import { SINGLE_FIGURE_CENTS } from "../../domain/plans.ts";
import { EditorToolbar } from "../../editor.ts";
import { FigureBox, type FigureSpec, useFigureMotion } from "../../figure.ts";
import { announce, Button, DownloadButton, FigureCard, toast } from "../../index.ts";
import { cn } from "../../lib/cn.ts";
import { StorageNotice } from "../backup/index.ts";
import { DialogHost, useDialogs, useDownload } from "../checkout/index.ts";
import { usePrintedCard, useShare } from "../downloads/index.ts";
import type { OriginState } from "../figure-session/collect.ts";
import {
  createFigureSession,
  type FigureSession,
  type FigureSessionOptions,
  useFigureSession,
} from "../figure-session/figure-session.ts";
import { readUnsavedDrafts } from "../figure-session/unsaved-drafts.ts";
import { useImport } from "../import/index.ts";
import { ErrorBoundary } from "../layout/ErrorBoundary.tsx";
import { savesData } from "../platform/save-data.ts";
import { useBusy } from "../platform/use-busy.ts";
import { usePageDrop } from "../platform/use-page-drop.ts";
import { store, useStore } from "../store/store.ts";
import type { OpenedFigure } from "./creation.ts";
import { Editor } from "./Editor.tsx";
import { FigureStage } from "./FigureStage.tsx";
import { FirstChoices } from "./FirstChoices.tsx";
import { PreviewDetails } from "./PreviewDetails.tsx";
import { Reveal } from "./Reveal.tsx";
import { STAGE } from "./stage.ts";
import { TurningBox } from "./TurningBox.tsx";
import { useDesignTools } from "./use-design-tools.ts";

/** Keeps the figure in view next to the choices in a two-column layout. */
const FIGURE_PLACE =
  "pf:grid pf:min-w-0 pf:grid-cols-1 pf:gap-4 pf:max-md:[@media(min-height:40rem)]:-mt-4 pf:md:[@media(min-height:40rem)]:sticky pf:md:top-6 pf:md:z-10 pf:md:row-span-2";

/** In place of the figure if nothing may move. */
const STILL = { current: null };

/** Two class names for the same animation. Switching between them plays it again. */
const DROP_ANIMATIONS = ["pf:animate-drop", "pf:animate-drop-again"];

const SAVED: Readonly<Record<OriginState, string>> = {
  unchanged: "Saved to drafts. Find it in your collection.",
  changed: "Saved as a new draft, because the original changed in another tab. Find both in your collection.",
  deleted: "Saved as a new draft, because the original was deleted. Find it in your collection.",
};

/** Where the changes are that are not in the drafts. */
const NOT_SAVED = {
  tab: "Not saved: it will be lost when you close this tab.",
  device:
    "Not in your drafts yet, because this browser’s storage didn’t take it. Your changes are saved on this device.",
};

/** Sessions by their initial figure, so that Forward shows a figure with its edits, undo history and purchase. */
const sessions = new WeakMap<FigureSessionOptions, FigureSession>();

function sessionOf(start: FigureSessionOptions): FigureSession {
  const session = sessions.get(start) ?? createFigureSession(start);
  sessions.set(start, session);
  return session;
}

interface PreviewProps {
  /** The initial figure: the sample, or one that was opened. Passing the same object again continues its session. */
  start: OpenedFigure;
  onStartOver: () => void;
  /** Called with a figure from an imported file, which replaces this one. */
  onFigure: (spec: FigureSpec) => void;
  /** The first choices, which get the focus after an import. */
  choices: RefObject<HTMLElement | null>;
}

/** The create page's third step, with its dialogs. */
export const Preview = (props: PreviewProps) => (
  <DialogHost>
    <PreviewPanels {...props} />
  </DialogHost>
);

/** The figure, its details, its actions and the editor. */
function PreviewPanels({ start, choices, onStartOver, onFigure }: PreviewProps) {
  const { figures } = useStore();
  const dialogs = useDialogs();
  const [session] = useState(() => sessionOf(start));
  const { design, figure, boughtId } = useFigureSession(session);
  const { tools, surprises } = useDesignTools(session);
  // Deferred, so that the box shows the previous figure while a part's code is fetched.
  const drawnSpec = useDeferredValue(figure.spec);
  const bought = figures.find((one) => one.id === boughtId && isPaid(one));
  // With the design on screen, because the collection may not have the latest change yet.
  const owned = bought && { ...bought, design: figure };
  const shown = owned ?? { design: figure, payment: "unpaid" as const };
  const printed = asPrinted(shown);
  usePrintedCard(shown);
  const [isSaving, save] = useSave(session, bought !== undefined);
  const downloadButton = useRef<HTMLButtonElement>(null);
  const purchase = () =>
    dialogs.open({ kind: "checkout", figure: session, downloadButton: () => downloadButton.current });
  const download = useDownload(owned);
  const { share, sharing, copyLink, dialog } = useShare();
  const importing = useImport({
    design,
    payment: shown.payment,
    onUse: (next) => {
      session.dispatch({ type: "edit", design: next });
      announce("These are your details now");
    },
    onFigure,
    returnFocus: choices,
  });
  usePageDrop(importing.open, !dialogs.isOpen);
  const [isEditing, setEditing] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const isPinned = useIsAbove(card);
  const box = useRef<HTMLDivElement>(null);
  useFigureMotion(savesData() ? STILL : box, { trigger: "change" });

  return (
    <div className={cn(STAGE, "pf:max-md:[--pf-pinned:4rem]")}>
      <div className="pf:grid pf:min-w-0 pf:grid-cols-1 pf:gap-4 pf:md:contents">
        <div className="pf:sticky pf:top-0 pf:z-10 pf:hidden pf:h-0 pf:max-md:[@media(min-height:40rem)]:block pf:print:hidden">
          {isPinned ? (
            <div className="pf:absolute pf:inset-x-0 pf:-mx-gutter pf:h-[min(12.5rem,48vw)] pf:border-frame pf:border-b-2 pf:bg-peg pf:px-4 pf:py-2">
              <FigureStage spec={figure.spec} payment={shown.payment} isDecorative />
            </div>
          ) : null}
        </div>
        <div ref={card} className={FIGURE_PLACE}>
          <div className="pf:mx-auto pf:w-full pf:max-md:max-w-96">
            <div
              ref={box}
              data-print={printed === shown || undefined}
              className={surprises > 0 ? DROP_ANIMATIONS[surprises % 2] : undefined}
            >
              <Reveal type={drawnSpec.type} isPlayed={start.isMade ?? false} capsule={start.capsule}>
                <TurningBox type={drawnSpec.type}>
                  <FigureCard spec={drawnSpec} isPaid={isPaid(shown)} onPurchase={purchase} {...download} />
                </TurningBox>
              </Reveal>
            </div>
            {printed === shown ? null : (
              <div data-print className="pf:hidden pf:print:block">
                <FigureBox spec={drawnSpec} isPaid={isPaid(printed)} />
              </div>
            )}
          </div>
          <div className="pf:flex pf:flex-wrap pf:gap-2 pf:max-md:hidden">
            <EditorToolbar {...tools} className="pf:flex-auto" />
            <Button size="sm" isBusy={sharing.length > 0} className="pf:flex-auto" onClick={() => void share(shown)}>
              <Share aria-hidden />
              Share
            </Button>
          </div>
        </div>
        <FirstChoices
          ref={choices}
          session={session}
          tools={tools}
          onMoreChoices={() => startTransition(() => setEditing(true))}
        />
      </div>
      <div className="pf:grid pf:min-w-0 pf:gap-6">
        <StorageNotice />
        <ErrorBoundary>
          <Editor
            open={isEditing}
            onOpenChange={setEditing}
            session={session}
            tools={tools}
            payment={shown.payment}
            onCopyLink={() => void copyLink(figure.spec)}
          />
        </ErrorBoundary>
        <PreviewDetails design={design} spec={figure.spec} onUseOwnDetails={() => importing.open()}>
          {bought ? (
            <DownloadButton
              ref={downloadButton}
              {...download}
              variant="primary"
              size="lg"
              className="pf:flex-[1_1_13rem]"
            />
          ) : (
            <>
              <Button variant="primary" size="lg" className="pf:flex-[1_1_13rem]" onClick={purchase}>
                Purchase for {formatMoney(SINGLE_FIGURE_CENTS)}
              </Button>
              <Button size="lg" isBusy={isSaving} className="pf:flex-[1_1_13rem]" onClick={save}>
                Save to Drafts
              </Button>
            </>
          )}
          <Button
            variant="ghost"
            className="pf:flex-auto"
            onClick={() => {
              session.discard();
              onStartOver();
            }}
          >
            ← Start Over
          </Button>
        </PreviewDetails>
      </div>
      <div className="pf:sticky pf:bottom-0 pf:z-20 pf:-mx-gutter pf:flex pf:flex-wrap pf:gap-1.5 pf:border-frame pf:border-t-2 pf:bg-surface pf:px-gutter pf:py-2 pf:*:flex-auto pf:md:hidden pf:print:hidden">
        <Button size="sm" isCompact onClick={tools.onSurprise}>
          <Dices aria-hidden className="pf:max-[22.5rem]:hidden" />
          Surprise me
        </Button>
        <Button size="sm" isCompact isBusy={sharing.length > 0} onClick={() => void share(shown)}>
          <Share aria-hidden />
          <span className="pf:max-[30rem]:sr-only">Share</span>
        </Button>
        {bought ? (
          <DownloadButton
            {...download}
            labels={{ download: "Download" }}
            variant="primary"
            size="sm"
            isCompact
            className="pf:whitespace-nowrap pf:max-[22.5rem]:[&_svg]:hidden"
          />
        ) : (
          <Button variant="primary" size="sm" isCompact onClick={purchase}>
            Purchase
          </Button>
        )}
      </div>
      {dialog}
      {importing.dialog}
    </div>
  );
}

/** Whether an element has been scrolled above the viewport, or so far that the pinned figure covers its rest. */
function useIsAbove(element: RefObject<Element | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setAbove(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: "-200px 0px 0px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAbove;
}

/** Returns whether a save is waiting, and a function that saves an unpaid figure and shows the result in a toast. */
function useSave(session: FigureSession, isBought: boolean) {
  const [isSaving, run] = useBusy();
  const closeLast = useRef(() => {});
  useEffect(() => {
    if (isBought) closeLast.current();
  }, [isBought]);
  const say = (message: string, variant: "success" | "warning") => {
    closeLast.current();
    closeLast.current = toast(message, { variant });
  };
  const save = async () => {
    const origin = await session.save().catch(() => undefined);
    if (origin === "bought") return;
    if (!origin)
      return say("This device could not save your draft. It is still here: free up space, then save again.", "warning");
    if (store.read().status === "unread") say(NOT_SAVED[readUnsavedDrafts().isInTab ? "tab" : "device"], "warning");
    store.onceStored(() => say(SAVED[origin], "success"));
  };
  return [isSaving, () => void run(save)] as const;
}
