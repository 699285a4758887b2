import { FolderOpen } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../index.ts";

/** Opens a figure that was saved as a drawing: by choosing the file, or by dropping it anywhere on the page. */
export function OpenFigure({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
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
      <Button size="sm" variant="ghost" className="-ms-4" onClick={() => input.current?.click()}>
        <FolderOpen aria-hidden />
        Open a saved figure
      </Button>
      <span className="text-muted text-small">
        {isOver ? "Drop it here" : "An SVG drawing, or drop it on the page"}
      </span>
      <input
        ref={input}
        type="file"
        accept="image/svg+xml,.svg"
        aria-label="Figure file"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
