"use client";
import { useEffect, useEffectEvent } from "react";

/** Returns whether the target is a text field, where the browser undoes typing. */
const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLElement && target.isContentEditable) ||
  (target instanceof HTMLInputElement && !["radio", "checkbox", "button"].includes(target.type));

/** Returns whether the key is Z or, on keyboards without Latin letters, the key where Z is on a US keyboard. */
const isZ = ({ key, code }: KeyboardEvent): boolean =>
  key.toLowerCase() === "z" || (code === "KeyZ" && !/^[a-z]$/i.test(key));

/** A dialog without an EditorToolbar, in which there is nothing to undo. */
const OTHER_DIALOG = "[role=dialog]:not(:has([data-slot=editor-toolbar]))";

/**
 * Calls `undo` on Ctrl+Z or ⌘Z, and `redo` on Ctrl+Shift+Z or ⇧⌘Z. It ignores keys in text fields, which have the
 * browser's undo, keys in dialogs without an EditorToolbar, and events whose default is prevented. If the function is
 * missing, the browser handles the key.
 */
export function useUndoKeys(undo: (() => void) | undefined, redo?: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // `isZ` comes last: browser autofill sends keydown events without a `key`.
    if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey || !isZ(event)) return;
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
