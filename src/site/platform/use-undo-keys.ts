import { useEffect, useEffectEvent } from "react";

/** Fields where the browser's own undo works on what was typed. */
const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLElement && target.isContentEditable) ||
  (target instanceof HTMLInputElement && !["radio", "checkbox", "button"].includes(target.type));

/** The key named Z, or, on keyboards whose letters are not Latin, the one in its place. */
const isZ = ({ key, code }: KeyboardEvent): boolean =>
  key.toLowerCase() === "z" || (code === "KeyZ" && !/^[a-z]$/i.test(key));

/**
 * Ctrl+Z or ⌘Z undoes and with Shift redoes, wherever the focus is but in a dialog or a text field: there the keys
 * belong to the browser, which undoes letter by letter.
 */
export function useUndoKeys(undo: (() => void) | undefined, redo?: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isZ(event) || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (hasOwnUndo(event.target) || (event.target instanceof Element && event.target.closest("[role=dialog]"))) return;
    const act = event.shiftKey ? redo : undo;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
