import type { PictureSource } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import {
  EditorStrip,
  EditorToolbar,
  type EditorToolbarProps,
  FigureEditor,
  type FigureEditorProps,
  loadAllFigureParts,
} from "../../index.ts";
import { type FigureSession, useFigureSession } from "../figure-session/figure-session.ts";
import { preloadWhenIdle } from "../router/lazy-part.tsx";

// Preloaded, because people who edit look through all of them.
preloadWhenIdle(loadAllFigureParts);

interface EditorProps
  extends Pick<FigureEditorProps, "onCopyLink" | "onUseOwnDetails" | "sampleDetails" | "suggestedName"> {
  session: FigureSession;
  /** For the strip. */
  tools: Omit<EditorToolbarProps, "variant">;
  payment: PictureSource["payment"];
}

/** Make it yours. Lazily loaded, while the figure is being made. */
export function Editor({ session, tools, payment, ...rest }: EditorProps) {
  const { design, figure, locks } = useFigureSession(session);
  return (
    <FigureEditor
      {...rest}
      // Its thumbnails have no watermark, and printing is an export.
      className="pf:print:hidden"
      design={design}
      onDesignChange={(next, mergeKey) => session.dispatch({ type: "edit", design: next, mergeKey })}
      locks={locks}
      onLocksChange={(next) => session.dispatch({ type: "lock", locks: next })}
      strip={
        <EditorStrip spec={figure.spec} isPaid={isPaid({ payment })} className="pf:lg:hidden">
          <EditorToolbar {...tools} variant="compact" />
        </EditorStrip>
      }
    />
  );
}
