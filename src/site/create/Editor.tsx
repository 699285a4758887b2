import type { PictureSource } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import { EditorStrip, EditorToolbar, FigureEditor, type FigureEditorProps, loadAllFigureParts } from "../../index.ts";
import { preloadWhenIdle } from "../router/lazy-part.tsx";
import type { DesignEditor } from "./use-design-editor.ts";

// Preloaded, because people who edit look through all of them.
preloadWhenIdle(loadAllFigureParts);

interface EditorProps
  extends Pick<FigureEditorProps, "onCopyLink" | "onUseOwnDetails" | "sampleDetails" | "suggestedName"> {
  editor: DesignEditor;
  payment: PictureSource["payment"];
}

/** Make it yours. Lazily loaded, while the figure is being made. */
export function Editor({ editor, payment, ...rest }: EditorProps) {
  return (
    <FigureEditor
      {...rest}
      // Its thumbnails have no watermark, and printing is an export.
      className="pf:print:hidden"
      design={editor.design}
      onDesignChange={editor.change}
      locks={editor.locks}
      onLocksChange={editor.setLocks}
      strip={
        <EditorStrip spec={editor.spec} isPaid={isPaid({ payment })} className="pf:lg:hidden">
          <EditorToolbar {...editor.tools} variant="compact" />
        </EditorStrip>
      }
    />
  );
}
