import { FolderOpen } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { FileButton } from "./FileButton.tsx";

/** Opens a figure that was saved as a drawing: by choosing the file, or by dropping it anywhere on the page. */
export function OpenFigure({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFile);

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
        take(file);
      },
      { signal },
    );
    return () => page.abort();
  }, []);

  return (
    <div
      className={`-mx-3.5 -my-2.5 flex flex-wrap items-center gap-x-1 gap-y-1 rounded-lg border-2 border-dashed px-3 py-2 ${isOver ? "border-accent" : "border-transparent"}`}
    >
      <FileButton
        accept="image/svg+xml,.svg"
        fieldLabel="Figure file"
        onFile={onFile}
        size="sm"
        variant="ghost"
        className="-ms-4"
      >
        <FolderOpen aria-hidden />
        Open a saved figure
      </FileButton>
      <span className="text-muted text-small">
        {isOver ? "Drop it here" : "An SVG drawing, or drop it on the page"}
      </span>
    </div>
  );
}
