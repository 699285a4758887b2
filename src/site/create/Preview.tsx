import { useDeferredValue, useEffect, useRef, useState } from "react";
import { isPaid } from "../../domain/entitlement.ts";
import { nameFromLink } from "../../domain/name-from-link.ts";
import { type PlanId, SINGLE_FIGURE_CENTS } from "../../domain/plans.ts";
import { toFigureDesign } from "../../figure/schema/design.ts";
import {
  Button,
  DownloadButton,
  EditorToolbar,
  FigureCard,
  type FigureSpec,
  formatMoney,
  useAnnounce,
  useToast,
} from "../../index.ts";
import { StorageNotice } from "../backup/index.ts";
import { Checkout, type Order, useDownload } from "../checkout/index.ts";
import { useShare } from "../downloads/index.ts";
import { useImport } from "../import/index.ts";
import { ErrorBoundary } from "../layout/ErrorBoundary.tsx";
import { savesData } from "../platform/save-data.ts";
import { usePageDrop } from "../platform/use-page-drop.ts";
import { lazyPart } from "../router/lazy-part.tsx";
import { useVisit } from "../router/visit.ts";
import { sampleDetailsOf } from "../sample/sample-details.ts";
import { createEditSession, type OriginState } from "../store/edit-session.ts";
import { useStore } from "../store/use-store.ts";
import type { OpenedFigure } from "./find-draft.ts";
import { PreviewDetails } from "./PreviewDetails.tsx";
import { type DesignEditor, useDesignEditor } from "./use-design-editor.ts";

/** Fetched while the figure is being made, so that it is there at once. */
export const Editor = lazyPart(() => import("./Editor.tsx").then((module) => module.Editor), {
  fallback: <div aria-busy className="pf:panel pf:min-h-[100dvh]" />,
});

const PreviewMotion = lazyPart(() => import("./PreviewMotion.tsx").then((module) => module.PreviewMotion), {
  fallback: null,
  hideError: true,
});

/** Two names of one animation, so that it can play twice in a row. */
const DROP_ANIMATIONS = ["pf:animate-drop", "pf:animate-drop-again"];

const SAVED: Readonly<Record<OriginState, string>> = {
  unchanged: "Saved to drafts. Find it in your collection.",
  changed: "Saved as a second draft, as the first was changed in another tab. Find both in your collection.",
  deleted: "Saved to drafts as a new one: the draft it came from was deleted. Find it in your collection.",
};

interface PreviewProps {
  /** Where editing begins: the sample, or a figure that was opened. */
  start: Omit<OpenedFigure, "key">;
  onStartOver: () => void;
  /** Called with a figure that was saved here and is opened in place of this one. */
  onFigure: (spec: FigureSpec) => void;
}

/** The create page's third state: the figure, its details, what can be done with them, and the editor. */
export function Preview({ start, onStartOver, onFigure }: PreviewProps) {
  const { settings } = useStore();
  const announce = useAnnounce();
  const { submittedLink } = useVisit();
  const editor = useDesignEditor(start);
  const { design, spec, surprises } = editor;
  // While code of a part is fetched, the box shows the figure as it was before.
  const drawnSpec = useDeferredValue(spec);
  const session = useEditSession(editor, start);
  const payment = session.boughtFigure?.payment ?? "unpaid";
  const [order, setOrder] = useState<Order>();
  const purchase = () => setOrder({ design: session.design, buy: session.buy });
  // What is saved can be a debounce behind what is drawn.
  const download = useDownload(session.boughtFigure && { ...session.boughtFigure, design: session.design });
  const { copyLink, dialog } = useShare({ withLink: settings.socialSharing });
  const importing = useImport({
    design,
    onUse: (next) => {
      editor.change(next);
      announce("These are your details now");
    },
    onFigure,
  });
  usePageDrop(importing.open, !order && !download.isOpen);
  const sampleDetails = sampleDetailsOf(design);
  const box = useRef<HTMLDivElement>(null);

  return (
    <div className="pf:grid pf:items-start pf:gap-8 pf:lg:grid-cols-[minmax(18rem,min(27.5rem,calc((100dvh-15rem)*0.75)))_minmax(0,1fr)]">
      <div className="pf:grid pf:min-w-0 pf:gap-4 pf:lg:sticky pf:lg:top-6">
        <div ref={box} className={surprises > 0 ? DROP_ANIMATIONS[surprises % 2] : undefined}>
          <FigureCard spec={drawnSpec} isPaid={isPaid({ payment })} onPurchase={purchase} {...download.offer} />
        </div>
        {savesData() ? null : <PreviewMotion target={box} />}
        <EditorToolbar {...editor.tools} className="pf:max-lg:hidden" />
      </div>
      <div className="pf:grid pf:min-w-0 pf:gap-6">
        <StorageNotice />
        <PreviewDetails
          design={design}
          spec={spec}
          sampleDetails={sampleDetails}
          onUseOwnDetails={() => importing.open()}
        >
          {session.boughtFigure ? (
            <DownloadButton {...download.offer} variant="primary" size="lg" className="pf:flex-[1_1_13rem]" />
          ) : (
            <>
              <Button variant="primary" size="lg" className="pf:flex-[1_1_13rem]" onClick={purchase}>
                Purchase for {formatMoney(SINGLE_FIGURE_CENTS)}
              </Button>
              <Button size="lg" className="pf:flex-[1_1_13rem]" onClick={() => void session.save()}>
                Save to Drafts
              </Button>
            </>
          )}
          <Button
            variant="ghost"
            className="pf:max-md:w-full"
            onClick={() => {
              session.discard();
              onStartOver();
            }}
          >
            ← Start Over
          </Button>
        </PreviewDetails>
        <ErrorBoundary>
          <Editor
            editor={editor}
            payment={payment}
            suggestedName={nameFromLink(submittedLink ?? "")}
            sampleDetails={sampleDetails}
            onUseOwnDetails={() => importing.open()}
            onCopyLink={() => void copyLink(spec)}
          />
        </ErrorBoundary>
      </div>
      <Checkout order={order} onClose={() => setOrder(undefined)} />
      {download.dialogs}
      {dialog}
      {importing.dialog}
    </div>
  );
}

/** The edit session of the figure on the preview, and the figure of the collection that it was bought as. */
function useEditSession({ design: edited, spec }: DesignEditor, opened: Omit<OpenedFigure, "key">) {
  const { figures } = useStore();
  const { showToast, dismissToast } = useToast();
  const savedToast = useRef(0);
  const design = toFigureDesign({ ...edited, spec });
  const [boughtId, setBoughtId] = useState<string>();
  const [session] = useState(() => createEditSession({ ...opened, design: toFigureDesign(opened.design) }));
  useEffect(() => session.change(design), [session, design]);
  // Leaving the preview does not wait for the debounce.
  useEffect(() => () => session.flush(), [session]);
  return {
    /** The figure as it is saved: whole and valid. */
    design,
    // A figure that another tab bought is not this one: the two may differ.
    boughtFigure: figures.find((figure) => figure.id === boughtId && isPaid(figure)),
    async buy(plan?: PlanId) {
      const purchase = await session.buy(plan);
      // It is no draft any more.
      dismissToast(savedToast.current);
      setBoughtId(purchase.id);
      return purchase;
    },
    discard: session.discard,
    async save() {
      const result = await session.save();
      if (!result) return;
      savedToast.current = result.isSaved
        ? showToast(SAVED[result.origin], { tone: "success" })
        : showToast("Held in this tab only: it could not be saved on this device.", { tone: "warning" });
    },
  };
}
