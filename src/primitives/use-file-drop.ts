"use client";
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";

const holdsFiles = (data: DataTransfer | null) => data?.types.includes("Files") === true;

/**
 * Lets an element take files: dropped anywhere on it, or pasted while the focus is in it.
 * @returns whether files are held over the element
 */
export function useFileDrop(target: RefObject<HTMLElement | null>, onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    if (event.defaultPrevented || !data?.files.length) return;
    event.preventDefault();
    onFiles([...data.files]);
  });

  // Before the paint: files may already be held over what appears.
  useLayoutEffect(() => {
    const element = target.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    const handleOver = (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    const handleLeave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setOver(false);
    };
    const handleDrop = (event: DragEvent) => {
      setOver(false);
      take(event, event.dataTransfer);
    };
    const handlePaste = (event: ClipboardEvent) => {
      if (element.contains(document.activeElement)) take(event, event.clipboardData);
    };
    element.addEventListener("dragenter", handleOver, { signal });
    element.addEventListener("dragover", handleOver, { signal });
    element.addEventListener("dragleave", handleLeave, { signal });
    element.addEventListener("drop", handleDrop, { signal });
    // Browsers differ in where they dispatch it while no text field has the focus.
    document.addEventListener("paste", handlePaste, { signal });
    return () => controller.abort();
  }, [target]);

  return isOver;
}
