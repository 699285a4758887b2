import { Link } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { PictureSource } from "../../domain/collected-figure.ts";
import { type EditorTab, EditorToolbar, type EditorToolbarProps, FigureEditor } from "../../editor.ts";
import { loadAllFigureParts } from "../../figure.ts";
import { Button, DialogContent } from "../../index.ts";
import { type FigureSession, useFigureSession } from "../figure-session/figure-session.ts";
import { preloadWhenIdle } from "../layout/lazy-part.tsx";
import { SiteDialog } from "../layout/SiteDialog.tsx";
import { FigureStage } from "./FigureStage.tsx";

// Preloads the drawings of all parts, because people who edit browse through them.
preloadWhenIdle(loadAllFigureParts);

/** The viewport width (breakpoint `lg`) from which the editor fits next to the figure. */
const WIDE = "(min-width: 68rem)";

function subscribeToWidth(listener: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

interface EditorProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  session: FigureSession;
  /** Undo, redo and Surprise me, shown only in the sheet. */
  tools: Omit<EditorToolbarProps, "variant">;
  payment: PictureSource["payment"];
  onCopyLink: () => void;
}

/**
 * The editor with all options: a panel next to the figure or, in a narrow viewport, a sheet with the figure at its top.
 * Lazily loaded during the processing step.
 */
export function Editor({ open, onOpenChange, session, tools, payment, onCopyLink }: EditorProps) {
  const { design, figure, locks, hasLocks } = useFigureSession(session);
  const isWide = useSyncExternalStore(subscribeToWidth, () => matchMedia(WIDE).matches);
  // State of both sheet and panel, which replace each other when the viewport's width changes.
  const [tab, setTab] = useState<EditorTab>();
  const opener = useRef<HTMLElement | null>(null);
  const panelHeading = useRef<HTMLHeadingElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => onOpenChange(false);

  // A layout effect, because it must run before the editor takes the focus.
  useLayoutEffect(() => {
    if (!open) return;
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    return () => opener.current?.focus();
  }, [open]);
  useEffect(() => {
    if (open && isWide) panelHeading.current?.focus();
  }, [open, isWide]);

  const editor = (
    <FigureEditor
      design={design}
      onDesignChange={(next, mergeKey) => session.dispatch({ type: "edit", design: next, mergeKey })}
      locks={locks}
      onLocksChange={hasLocks ? (next) => session.dispatch({ type: "lock", locks: next }) : undefined}
      defaultTab={tab}
      onTabChange={setTab}
    />
  );
  const copyLink = (
    <Button variant="ghost" size="sm" className="pf:-ms-4" onClick={onCopyLink}>
      <Link aria-hidden />
      Copy figure link
    </Button>
  );
  const done = (variant: "primary" | "secondary") => (
    <Button variant={variant} size="sm" onClick={close}>
      Done
    </Button>
  );

  if (isWide)
    return open ? (
      <section
        aria-labelledby="editor-heading"
        // Hidden in print, because the thumbnails have no watermark.
        className="pf:grid pf:grid-cols-1 pf:gap-4 pf:panel pf:p-bench pf:print:hidden"
      >
        <div className="pf:flex pf:flex-wrap pf:items-center pf:gap-2">
          <h2 id="editor-heading" ref={panelHeading} tabIndex={-1} className="pf:me-auto pf:type-card pf:outline-none">
            Make it yours
          </h2>
          {copyLink}
          {done("secondary")}
        </div>
        {editor}
      </section>
    ) : null;
  return (
    <SiteDialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        variant="screen"
        heading="Make it yours"
        initialFocus={() => sheet.current?.querySelector<HTMLElement>("[role=tab][data-state=active]") ?? null}
        // If the viewport became wider, the panel has replaced the sheet.
        returnFocus={() => panelHeading.current ?? opener.current}
        onEscapeKeyDown={(event) => {
          // The first Escape clears the search.
          const search = sheet.current?.querySelector<HTMLInputElement>("input[type=search]");
          if (
            search?.value &&
            event.target instanceof Node &&
            search.closest("[data-slot=figure-editor]")?.contains(event.target)
          )
            event.preventDefault();
        }}
        className="pf:print:hidden"
      >
        <div ref={sheet} className="pf:grid pf:min-h-0 pf:flex-1 pf:[container-type:size] pf:grid-cols-1">
          {/* In a container that is narrow compared to the text, everything scrolls. */}
          <div className="pf:grid pf:min-h-0 pf:[@container(width<15rem)]:block pf:[@container(width<15rem)]:overflow-y-auto pf:grid-cols-1 pf:grid-rows-[30cqh_minmax(0,1fr)_auto] pf:[@container(max-height:30rem)]:grid-rows-[24cqh_minmax(0,1fr)_auto] pf:[@container(width>34rem)_and_(height<30rem)]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] pf:[@container(width>34rem)_and_(height<30rem)]:grid-rows-[minmax(0,1fr)_auto] pf:[@container(width>34rem)_and_(height<30rem)]:*:first:row-span-2">
            <div className="pf:min-h-0 pf:[@container(width<15rem)]:h-[30cqh] pf:px-4 pf:pb-3">
              <FigureStage spec={figure.spec} payment={payment} />
            </div>
            <div className="pf:scroll-pb-4 pf:overflow-y-auto pf:overscroll-contain pf:border-frame pf:border-t-2 pf:bg-surface">
              {/* The padding is on this element; on the scroll container, the tabs would stick below it. */}
              <div className="pf:grid pf:justify-items-start pf:px-4 pf:py-3 pf:*:first:w-full">
                {editor}
                {copyLink}
              </div>
            </div>
            <div className="pf:@container pf:border-line pf:border-t pf:bg-surface pf:px-4 pf:pt-2 pf:pb-3">
              <div className="pf:flex pf:flex-wrap pf:justify-between pf:gap-1.5">
                <EditorToolbar {...tools} variant="compact" />
                {done("primary")}
              </div>
            </div>
          </div>
        </div>
      </DialogContent>
    </SiteDialog>
  );
}
