"use client";
import { useEffect, useEffectEvent } from "react";

/** Fields where the browser's own undo works on what was typed. */
const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLElement && target.isContentEditable) ||
  (target instanceof HTMLInputElement && !["radio", "checkbox", "button"].includes(target.type));

/** The key named Z, or, on keyboards whose letters are not Latin, the one in its place. */
const isZ = ({ key, code }: KeyboardEvent): boolean =>
  key.toLowerCase() === "z" || (code === "KeyZ" && !/^[a-z]$/i.test(key));

/** A dialog in which nothing is undone: one without an EditorToolbar. */
const OTHER_DIALOG = "[role=dialog]:not(:has([data-slot=editor-toolbar]))";

/**
 * Ctrl+Z or ⌘Z calls `undo`, with Shift `redo`, unless the focus is in a text field or a dialog without an
 * EditorToolbar: there the keys belong to the browser, which undoes letter by letter. Without a function the keys are
 * left alone.
 */
export function useUndoKeys(undo: (() => void) | undefined, redo?: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // The letter last: what a browser fills in for a person comes as a keydown without one.
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
