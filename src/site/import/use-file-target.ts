import { useEffect, useEffectEvent, useState } from "react";

/**
 * Takes files that are dropped anywhere on the page, and files or lines of text that are pasted outside a field.
 * Returns whether files are being dragged over the page.
 */
export function useFileTarget(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((files: readonly File[], event: Event) => {
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    onFiles(files);
  });

  useEffect(() => {
    const page = new AbortController();
    const { signal } = page;
    const handleDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    };
    const handleDrop = (event: DragEvent) => {
      setOver(false);
      take([...(event.dataTransfer?.files ?? [])], event);
    };
    const handlePaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const text = event.clipboardData?.getData("text/plain").trim() ?? "";
      const isField = event.target instanceof Element && event.target.closest("input, textarea");
      if (files.length > 0) take(files, event);
      // One line is no description of a person: it is a link, or nothing.
      else if (!isField && text.includes("\n")) take([textFile(text)], event);
    };
    document.addEventListener("dragover", handleDragOver, { signal });
    document.addEventListener("dragleave", (event) => event.relatedTarget || setOver(false), { signal });
    document.addEventListener("drop", handleDrop, { signal });
    document.addEventListener("paste", handlePaste, { signal });
    return () => page.abort();
  }, []);

  return isOver;
}

/** A text as a file, which is what the readers take. */
export const textFile = (text: string) => new File([text], "your text", { type: "text/plain" });
