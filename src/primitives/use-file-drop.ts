"use client";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

const hasFiles = (data: DataTransfer | null): data is DataTransfer => data?.types.includes("Files") === true;

/**
 * Lets an element take files: dropped anywhere on it, or pasted while the focus is in it. Of two such elements one in the
 * other, the inner one takes them.
 * @returns whether files are held over the element
 */
export function useFileDrop(target: RefObject<HTMLElement | null>, onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: Event, { files }: DataTransfer) => {
    event.preventDefault();
    if (files.length > 0) onFiles([...files]);
  });

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;

    const handleOver = (event: DragEvent) => {
      const isTaken = event.defaultPrevented;
      setOver(!isTaken && hasFiles(event.dataTransfer));
      if (isTaken || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
    };
    element.addEventListener("dragenter", handleOver, { signal });
    element.addEventListener("dragover", handleOver, { signal });
    element.addEventListener(
      "dragleave",
      (event) => {
        if (!(event.relatedTarget instanceof Node && element.contains(event.relatedTarget))) setOver(false);
      },
      { signal },
    );
    element.addEventListener(
      "drop",
      (event) => {
        setOver(false);
        if (!event.defaultPrevented && hasFiles(event.dataTransfer)) take(event, event.dataTransfer);
      },
      { signal },
    );
    // Browsers differ in where they dispatch it while no text field has the focus.
    document.addEventListener(
      "paste",
      (event) => {
        if (event.defaultPrevented || !hasFiles(event.clipboardData) || !element.contains(document.activeElement))
          return;
        // Copied cells come as text and as a picture of it: a text field takes the text.
        const isTyping = document.activeElement?.matches("textarea, input:not([type=file]), [contenteditable]");
        if (!(isTyping && event.clipboardData.types.includes("text/plain"))) take(event, event.clipboardData);
      },
      { signal },
    );
    return () => controller.abort();
  }, [target]);

  return isOver;
}
