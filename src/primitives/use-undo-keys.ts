"use client";
import { useEffect, useEffectEvent } from "react";

/** Fields where the browser undoes typing. */
const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLElement && target.isContentEditable) ||
  (target instanceof HTMLInputElement && !["radio", "checkbox", "button"].includes(target.type));

/** Whether the key is Z or, on keyboards without Latin letters, the key in its position. */
const isZ = ({ key, code }: KeyboardEvent): boolean =>
  key.toLowerCase() === "z" || (code === "KeyZ" && !/^[a-z]$/i.test(key));

/** A dialog without an EditorToolbar has nothing to undo. */
const OTHER_DIALOG = "[role=dialog]:not(:has([data-slot=editor-toolbar]))";

/**
 * Ctrl+Z or ⌘Z calls `undo`, and with Shift `redo`. Text fields keep the browser's own undo, and dialogs without an
 * EditorToolbar are ignored. If the function is missing, the event is left to the browser.
 */
export function useUndoKeys(undo: (() => void) | undefined, redo?: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // `isZ` comes last: browser autofill sends keydown events without a `key`.
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !isZ(event)) return;
    if (hasOwnUndo(event.target) || (event.target instanceof Element && event.target.closest(OTHER_DIALOG))) return;
    const action = event.shiftKey ? redo : undo;
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
