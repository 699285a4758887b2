import { type RefObject, useEffect, useEffectEvent } from "react";
import { useFileDrop } from "../../index.ts";
import { textFile } from "./text-file.ts";

/** Read in effects only, as the page is prerendered without a document. */
const PAGE: RefObject<HTMLElement | null> = {
  get current() {
    return document.documentElement;
  },
};

/**
 * Takes files that are dropped anywhere on the page, and files or lines of text that are pasted outside a field.
 * Returns whether files are being dragged over the page.
 */
export function useFileTarget(onFiles: (files: readonly File[]) => void): boolean {
  const takeText = useEffectEvent((text: string) => onFiles([textFile(text, "page")]));
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || (event.target instanceof Element && event.target.closest("input, textarea")))
        return;
      const text = event.clipboardData?.getData("text/plain").trim() ?? "";
      // One line is no description of a person: it is a link, or nothing.
      if (text.includes("\n")) takeText(text);
    };
    document.addEventListener("paste", handlePaste);
    return () => document.removeEventListener("paste", handlePaste);
  }, []);
  return useFileDrop(PAGE, onFiles);
}
