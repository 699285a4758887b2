import { Link } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import type { PictureSource } from "../../domain/collected-figure.ts";
import { type EditorTab, EditorToolbar, type EditorToolbarProps, FigureEditor } from "../../editor.ts";
import { loadAllFigureParts } from "../../figure.ts";
import { Button, DialogContent } from "../../index.ts";
import { cn } from "../../lib/cn.ts";
import { type FigureSession, useFigureSession } from "../figure-session/figure-session.ts";
import { preloadWhenIdle } from "../layout/lazy-part.tsx";
import { SiteDialog } from "../layout/SiteDialog.tsx";
import { FigureStage } from "./FigureStage.tsx";

// Preloads the drawings of all parts, because people who edit browse through them.
preloadWhenIdle(loadAllFigureParts);

interface EditorProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  session: FigureSession;
  /** Undo, redo and Surprise me. */
  tools: Omit<EditorToolbarProps, "variant">;
  payment: PictureSource["payment"];
  onCopyLink: () => void;
}

/** The editor with all options, in a sheet with the figure. Lazily loaded during the processing step. */
export function Editor({ open, onOpenChange, session, tools, payment, onCopyLink }: EditorProps) {
  const { design, figure, locks, hasLocks } = useFigureSession(session);
  const [tab, setTab] = useState<EditorTab>();
  const opener = useRef<HTMLElement | null>(null);
  const sheet = useRef<HTMLDivElement>(null);

  // A layout effect, because it must run before the editor takes the focus.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }, [open]);

  return (
    <SiteDialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        variant="screen"
        heading="Make it yours"
        description={<span className="pf:sr-only">Each change shows on the box at once.</span>}
        initialFocus={() => sheet.current?.querySelector<HTMLElement>("[role=tab][data-state=active]") ?? null}
        returnFocus={opener}
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
          <div
            className={cn(
              "pf:grid pf:min-h-0 pf:grid-cols-1 pf:grid-rows-[30cqh_minmax(0,1fr)_auto] pf:[@container(max-height:30rem)]:grid-rows-[24cqh_minmax(0,1fr)_auto] pf:[@container(width<15rem)]:block pf:[@container(width<15rem)]:overflow-y-auto",
              "pf:[@container(width>34rem)_and_(height<30rem)]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] pf:[@container(width>34rem)_and_(height<30rem)]:grid-rows-[minmax(0,1fr)_auto] pf:[@container(width>34rem)_and_(height<30rem)]:*:first:row-span-2",
              "pf:[@container(width>64rem)]:grid-cols-[minmax(0,1fr)_45rem] pf:[@container(width>64rem)]:grid-rows-[minmax(0,1fr)_auto] pf:[@container(width>64rem)]:*:first:row-span-2",
            )}
          >
            <div className="pf:min-h-0 pf:[@container(width<15rem)]:h-[30cqh] pf:px-4 pf:pb-3">
              <FigureStage spec={figure.spec} payment={payment} />
            </div>
            {/* Firefox would make this scroll container a tab stop, with its focus ring under the sticky tabs. */}
            <div
              tabIndex={-1}
              className="pf:scroll-pb-4 pf:overflow-y-auto pf:overscroll-contain pf:border-frame pf:border-t-2 pf:bg-surface pf:[@container(width>64rem)]:border-s-2"
            >
              {/* The padding is on this element; on the scroll container, the tabs would stick below it. */}
              <div className="pf:grid pf:justify-items-start pf:px-4 pf:py-3 pf:*:first:w-full">
                <FigureEditor
                  design={design}
                  onDesignChange={(next, mergeKey) => session.dispatch({ type: "edit", design: next, mergeKey })}
                  locks={locks}
                  onLocksChange={hasLocks ? (next) => session.dispatch({ type: "lock", locks: next }) : undefined}
                  defaultTab={tab}
                  onTabChange={setTab}
                />
                <Button variant="ghost" size="sm" className="pf:-ms-4" onClick={onCopyLink}>
                  <Link aria-hidden />
                  Copy figure link
                </Button>
              </div>
            </div>
            <div className="pf:@container pf:border-line pf:border-t pf:bg-surface pf:px-4 pf:pt-2 pf:pb-3 pf:[@container(width>64rem)]:border-frame pf:[@container(width>64rem)]:border-s-2">
              <div className="pf:flex pf:flex-wrap pf:justify-between pf:gap-1.5">
                <EditorToolbar {...tools} variant="compact" />
                <Button variant="primary" size="sm" onClick={() => onOpenChange(false)}>
                  Done
                </Button>
              </div>
            </div>
          </div>
        </div>
      </DialogContent>
    </SiteDialog>
  );
}
