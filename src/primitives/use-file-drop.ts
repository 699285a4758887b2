"use client";
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";

const hasFiles = (data: DataTransfer | null): data is DataTransfer => data?.types.includes("Files") === true;

/**
 * Lets an element accept files that are dropped on it, or pasted while focus is in it. If two such elements are nested,
 * the inner one gets the files. If a paste into a text field has both text and files, the field gets the text.
 * @returns whether files are being dragged over the element
 */
export function useFileDrop(target: RefObject<HTMLElement | null>, onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: Event, { files }: DataTransfer) => {
    event.preventDefault();
    if (files.length > 0) onFiles([...files]);
  });

  // A layout effect, because files may be dragged over the element as soon as it appears.
  useLayoutEffect(() => {
    const element = target.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    const handleOver = (event: DragEvent) => {
      // If a nested element has accepted the files, it has prevented the default.
      const isFree = !event.defaultPrevented && hasFiles(event.dataTransfer);
      setOver(isFree);
      if (isFree) event.preventDefault();
    };
    const handleLeave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setOver(false);
    };
    const handleDrop = (event: DragEvent) => {
      setOver(false);
      if (!event.defaultPrevented && hasFiles(event.dataTransfer)) take(event, event.dataTransfer);
    };
    const handlePaste = (event: ClipboardEvent) => {
      const { activeElement } = document;
      if (event.defaultPrevented || !hasFiles(event.clipboardData) || !element.contains(activeElement)) return;
      const isTyping = activeElement?.matches("textarea, input:not([type=file]), [contenteditable]");
      if (!(isTyping && event.clipboardData.types.includes("text/plain"))) take(event, event.clipboardData);
    };
    element.addEventListener("dragenter", handleOver, { signal });
    element.addEventListener("dragover", handleOver, { signal });
    element.addEventListener("dragleave", handleLeave, { signal });
    element.addEventListener("drop", handleDrop, { signal });
    element.addEventListener("paste", handlePaste, { signal });
    // If focus is not in a text field, browsers disagree on the element that gets `paste`.
    document.addEventListener("paste", handlePaste, { signal });
    return () => controller.abort();
  }, [target]);

  return isOver;
}
