import { useEffectEvent, useLayoutEffect } from "react";

/** Where Back is a button or a swipe next to the page, and a dialog covers most of it. */
const PHONE = "(pointer: coarse), (width < 40rem)";

/** How many dialogs are open at a history entry. */
const depthOf = (state: unknown) => (state as { dialogs?: number } | null)?.dialogs ?? 0;
const keyOf = (state: unknown) => (state as { key?: string } | null)?.key;

/** The functions that close the open dialogs, the last one on top. */
const dialogs: (() => void)[] = [];
/** Navigations that wait until the dialogs' entries are left. */
const waiting: (() => void)[] = [];
/** The depth of the current entry. */
let depth = 0;
/** The router's key of the page's entry. The dialogs' entries on top of it have the same. */
let key: string | undefined;
let isLeaving = false;

/** Adds an entry for each new dialog, or goes back over the entries of closed dialogs. */
function settle() {
  if (isLeaving) return;
  if (depth > dialogs.length) {
    isLeaving = true;
    history.go(dialogs.length - depth);
    return;
  }
  while (depth < dialogs.length) {
    key = keyOf(history.state);
    history.pushState({ ...history.state, dialogs: ++depth }, "");
  }
  for (const navigate of waiting.splice(0)) navigate();
}

function handlePopState(event: PopStateEvent) {
  const before = depth;
  depth = depthOf(event.state);
  if (before === 0 && depth === 0) return;
  if (depth > 0) key = keyOf(event.state);
  // The router shows the same page at all entries with this key.
  if (keyOf(event.state) === key) event.stopImmediatePropagation();
  if (!isLeaving) while (dialogs.length > depth) dialogs.pop()?.();
  isLeaving = false;
  // Leaves an entry that Forward led to, because its dialog is closed.
  settle();
}

if (typeof window !== "undefined") {
  depth = depthOf(history.state);
  key = keyOf(history.state);
  // In the capture phase, to run before the router.
  window.addEventListener("popstate", handlePopState, true);
  // After a reload, the dialogs are closed.
  settle();
}

/**
 * On a phone, closes a dialog on Back instead of leaving the page. The dialog gets a history entry, and closing it
 * leaves that entry. CloseWatcher needs no entry, but Safari lacks it and Back does not reach it in the browsers inside
 * other Android apps.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!isOpen || !matchMedia(PHONE).matches) return;
    const dialog = () => close();
    dialogs.push(dialog);
    // In a microtask, so that a dialog that replaces another takes over its entry.
    queueMicrotask(settle);
    return () => {
      const place = dialogs.indexOf(dialog);
      if (place >= 0) dialogs.splice(place, 1);
      queueMicrotask(settle);
    };
  }, [isOpen]);
}

/** Navigates once the entries of open dialogs are left, because the new entry would bury them. */
export function navigateBelowDialogs(navigate: () => void): void {
  if (depth > 0) dialogs.length = 0;
  waiting.push(navigate);
  settle();
}
