import { isPaid, type PictureSource } from "../../domain/collected-figure.ts";
import { EditorStrip, EditorToolbar, FigureEditor, type FigureEditorProps } from "../../index.ts";
import type { DesignEditing } from "./use-editing.ts";

interface EditorProps extends Pick<FigureEditorProps, "onCopyLink" | "sample"> {
  editing: DesignEditing;
  payment: PictureSource["payment"];
}

/** Make it yours. Loaded on its own, while the figure is being made. */
export function Editor({ editing, payment, ...rest }: EditorProps) {
  return (
    <FigureEditor
      {...rest}
      design={editing.design}
      onDesignChange={editing.change}
      locks={editing.locks}
      onLocksChange={editing.setLocks}
      strip={
        <EditorStrip spec={editing.spec} isPaid={isPaid({ payment })} className="pf:lg:hidden">
          <EditorToolbar {...editing.tools} variant="compact" />
        </EditorStrip>
      }
    />
  );
}
