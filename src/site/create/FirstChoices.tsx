import { SlidersHorizontal } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { switchType } from "../../domain/switch-type.ts";
import { EditorToolbar, type EditorToolbarProps, QuickEditor } from "../../editor.ts";
import type { CharacterType, FigureSpec } from "../../figure.ts";
import { nameFromLink } from "../../import/index.ts";
import { announce, Button, TypeSwitch } from "../../index.ts";
import { type FigureSession, useFigureSession } from "../figure-session/figure-session.ts";
import { focusOnMount } from "../layout/focus.ts";
import { useVisit } from "../platform/visit.ts";
import { GearRow } from "./GearRow.tsx";

interface FirstChoicesProps {
  session: FigureSession;
  /** Undo and redo, shown here if the viewport is too narrow for them to be next to the figure. */
  tools: Omit<EditorToolbarProps, "variant">;
  onMoreChoices: () => void;
  ref: RefObject<HTMLElement | null>;
}

/** The few choices that make a figure personal. Its heading gets the focus when it appears. */
export function FirstChoices({ session, tools, onMoreChoices, ref }: FirstChoicesProps) {
  const { design } = useFigureSession(session);
  const { spec } = design;
  const { link } = useVisit();
  /** The outfits of the title's trade. */
  const [outfits, setOutfits] = useState<readonly FigureSpec["outfit"][]>();
  /** The figure as it was when it last had the other type. */
  const before = useRef<FigureSpec>(undefined);
  const changeType = (type: CharacterType) => {
    const next = switchType(spec, type, before.current);
    before.current = spec;
    session.dispatch({ type: "edit", design: { ...design, spec: next } });
    announce(`Your figure is a ${type} now`);
  };
  return (
    <section
      ref={ref}
      aria-labelledby="preview-heading"
      // The scroll margins leave space for the figure and the bar at the edges of a phone's screen.
      className="pf:panel pf:p-bench pf:max-md:[@media(min-height:40rem)]:**:scroll-mt-[calc(min(12.5rem,48vw)+1.5rem)] pf:max-md:**:scroll-mb-20"
    >
      <div className="pf:grid pf:grid-cols-1 pf:gap-4">
        <div className="pf:@container">
          <div className="pf:flex pf:flex-wrap pf:items-center pf:justify-between pf:gap-x-2 pf:gap-y-3">
            <h2
              id="preview-heading"
              ref={focusOnMount}
              tabIndex={-1}
              className="pf:type-item pf:outline-none pf:@min-[24rem]:type-card"
            >
              Meet your figure
            </h2>
            <TypeSwitch value={spec.type} onValueChange={changeType} />
          </div>
        </div>
        <QuickEditor
          design={design}
          onDesignChange={(next, mergeKey) => session.dispatch({ type: "edit", design: next, mergeKey })}
          suggestedName={nameFromLink(link)}
          outfits={outfits}
        >
          <GearRow session={session} onOutfits={setOutfits} />
        </QuickEditor>
        <div className="pf:flex pf:flex-wrap pf:gap-1.5">
          <EditorToolbar {...tools} onSurprise={undefined} variant="compact" className="pf:md:hidden" />
          <Button aria-haspopup="dialog" className="pf:flex-auto" onClick={onMoreChoices}>
            <SlidersHorizontal aria-hidden />
            More choices
          </Button>
        </div>
      </div>
    </section>
  );
}
