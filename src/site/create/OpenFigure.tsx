import { FolderOpen } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { FileButton } from "../platform/FileButton.tsx";

/** Opens a figure that was saved as a drawing: by choosing the file, or by dropping it anywhere on the page. */
export function OpenFigure({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  const openFile = useEffectEvent(onFile);

  useEffect(() => {
    const page = new AbortController();
    const { signal } = page;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    };
    document.addEventListener("dragover", over, { signal });
    document.addEventListener("dragleave", (event) => event.relatedTarget || setOver(false), { signal });
    document.addEventListener(
      "drop",
      (event) => {
        const [file] = event.dataTransfer?.files ?? [];
        setOver(false);
        if (!file) return;
        event.preventDefault();
        openFile(file);
      },
      { signal },
    );
    return () => page.abort();
  }, []);

  return (
    <div
      className={`pf:-mx-3 pf:-my-2 pf:flex pf:flex-wrap pf:items-center pf:gap-x-1 pf:gap-y-1 pf:rounded-lg pf:outline-2 pf:outline-dashed pf:px-3 pf:py-2 ${isOver ? "pf:outline-accent" : "pf:outline-transparent"}`}
    >
      <FileButton
        accept="image/svg+xml,.svg"
        fieldLabel="Figure file"
        onFile={onFile}
        size="sm"
        variant="ghost"
        className="pf:-ms-4"
      >
        <FolderOpen aria-hidden />
        Open a saved figure
      </FileButton>
      <span className="pf:text-muted pf:text-small">
        {isOver ? "Drop it here" : "An SVG drawing, or drop it on the page"}
      </span>
    </div>
  );
}
