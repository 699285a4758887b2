"use client";
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";

const hasFiles = (data: DataTransfer | null): data is DataTransfer => data?.types.includes("Files") === true;

/**
 * Lets an element take files: dropped anywhere on it, or pasted while the focus is in it. Of two such elements one in the
 * other, the inner one takes them. In a text field, text that comes with a picture of itself stays text.
 * @returns whether files are held over the element
 */
export function useFileDrop(target: RefObject<HTMLElement | null>, onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: Event, { files }: DataTransfer) => {
    event.preventDefault();
    if (files.length > 0) onFiles([...files]);
  });

  // Before the paint: files may already be held over what appears.
  useLayoutEffect(() => {
    const element = target.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    const handleOver = (event: DragEvent) => {
      // The inner one has said that it takes them.
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
    // Browsers differ in where they dispatch it while no text field has the focus.
    document.addEventListener("paste", handlePaste, { signal });
    return () => controller.abort();
  }, [target]);

  return isOver;
}
