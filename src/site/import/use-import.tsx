import { useState } from "react";
import { lazyPart } from "../layout/lazy-part.tsx";
import type { ImportDialogProps } from "./ImportDialog.tsx";

const ImportDialog = lazyPart(() => import("./ImportDialog.tsx").then((module) => module.ImportDialog), {
  fallback: null,
});

/** Imports the person's details. `open(files)` reads files; `open()` asks for files or text. Render `dialog`. */
export function useImport(
  options: Pick<ImportDialogProps, "design" | "payment" | "onUse" | "onFigure" | "returnFocus">,
) {
  const [request, setRequest] = useState<{ files: readonly File[]; key: number }>();
  const [isOpen, setOpen] = useState(false);
  return {
    open(files: readonly File[] = []) {
      setRequest((last) => ({ files, key: (last?.key ?? 0) + 1 }));
      setOpen(true);
    },
    dialog: request ? (
      <ImportDialog {...options} key={request.key} files={request.files} open={isOpen} onClose={() => setOpen(false)} />
    ) : null,
  };
}
