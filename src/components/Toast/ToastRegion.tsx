"use client";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { cn } from "../../lib/cn.ts";
import { mergeLabels, type Translations } from "../../lib/merge-labels.ts";
import { giveFocusBack, type ReturnFocus } from "../../primitives/return-focus.ts";
import { useUndoKeys } from "../../primitives/use-undo-keys.ts";
import { Toast, type ToastLabels } from "./Toast.tsx";
import {
  addRegion,
  closeSuccesses,
  closeToast,
  EMPTY_QUEUE,
  getQueue,
  leavePage,
  removeToast,
  shownToasts,
  subscribe,
  type ToastItem,
} from "./toast-queue.ts";

export interface ToastRegionProps {
  /**
   * The current page's path. When it changes, the live region is emptied, and success messages and toasts with an action
   * close because they belong to the previous page. Toasts with `isSticky` stay.
   */
  resetKey?: string | undefined;
  /**
   * How long a toast without an action stays, in milliseconds. The time restarts while the pointer or focus is on any
   * toast.
   * @default 6000
   */
  duration?: number | undefined;
  /**
   * The element that gets focus when a focused toast disappears. A function receives the element that had focus before
   * the toasts.
   * @default the element that had focus before the toasts
   */
  returnFocus?: ReturnFocus | undefined;
  /** Translated labels for the region and for each toast's Dismiss button. @default "Messages", "Dismiss" */
  labels?: Translations<ToastRegionLabels> | undefined;
}

const LABELS = { region: "Messages" };
/** The texts of a ToastRegion. */
export type ToastRegionLabels = Readonly<typeof LABELS> & ToastLabels;

/**
 * Announces messages, and shows the two newest toasts at the bottom of the viewport, newest first. More toasts with an
 * action wait until one of the two closes. Success messages close when a dialog opens. Render it once in an app, also on the server: screen readers need the empty
 * live region before the first message. Of several regions, only the one that was mounted last is in use.
 */
export function ToastRegion({ resetKey, duration = 6000, returnFocus, labels }: ToastRegionProps) {
  const viewport = useRef<HTMLElement>(null);
  useLayoutEffect(() => addRegion(viewport), []);
  const queue = useSyncExternalStore(subscribe, getQueue, () => EMPTY_QUEUE);
  const { toasts, announcement } = queue.regions.at(-1) === viewport ? queue : EMPTY_QUEUE;
  // A cleanup, because it runs before the effects of the next page, which may announce something.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means a new page
  useLayoutEffect(() => leavePage, [resetKey]);

  const previous = useRef<Element | null>(null);
  const releaseFocus = (toast: Element) => {
    if (toast.contains(document.activeElement)) giveFocusBack(previous.current, returnFocus);
  };

  const [isFlipped, setFlipped] = useState(false);
  const avoidFocusedElement = useEffectEvent((event?: Event) => {
    const focused = document.activeElement;
    if (!viewport.current || !focused || viewport.current.contains(focused)) return;
    const isVisible = focused.matches(":focus-visible");
    // A dialog's buttons are at its end, so the toasts avoid the whole dialog.
    const panel = focused.closest("[role=dialog]");
    // If the toasts moved during a press, the click would be lost.
    if (!isVisible && !panel && (event || document.querySelector(":active"))) return;
    // The browser scrolls to the focused element after this event. Scrolling now, too, gives the final position.
    if (event && isVisible) focused.scrollIntoView?.({ block: "nearest" });
    const covered = panel ?? (isVisible ? focused : null);
    const area = viewport.current.getBoundingClientRect();
    setFlipped(covered ? isCovered(covered, area) : hasText(area, "bottom") && !hasText(area, "top"));
  });
  // A layout effect, because a new toast may cover the focused element.
  useLayoutEffect(() => {
    if (toasts.length > 0) avoidFocusedElement();
    else setFlipped(false);
  }, [toasts]);
  useEffect(() => {
    const seenDialogs = new WeakSet<Element>();
    const listener = (event: Event) => {
      const dialog = event.target instanceof Element && event.target.closest("[role=dialog]");
      if (dialog && !seenDialogs.has(dialog)) {
        seenDialogs.add(dialog);
        closeSuccesses();
      }
      avoidFocusedElement(event);
    };
    document.addEventListener("focusin", listener);
    return () => document.removeEventListener("focusin", listener);
  }, []);

  const undoable = toasts.find(({ action, open }) => action?.shortcut && open);
  useUndoKeys(undoable && closingAction(undoable)?.onClick);

  return (
    <>
      {toasts.length > 0 ? (
        <section
          ref={viewport}
          aria-label={mergeLabels(LABELS, labels).region}
          onFocus={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) previous.current = relatedTarget;
          }}
          data-slot="toast-region"
          className={cn(
            "pf:pointer-events-none pf:fixed pf:inset-x-0 pf:z-60 pf:mx-auto pf:grid pf:max-h-[45dvh] pf:w-fit pf:justify-items-center pf:gap-2 pf:overflow-y-auto pf:p-4 pf:print:hidden",
            isFlipped ? "pf:top-16" : "pf:bottom-0",
          )}
        >
          {shownToasts(toasts).map((toast) => (
            <QueuedToast
              key={toast.id}
              {...toast}
              duration={toast.duration ?? duration}
              labels={labels}
              onLeave={releaseFocus}
            />
          ))}
        </section>
      ) : null}
      {/* A dialog hides elements without `aria-live`, so announcements made while it closes would be lost. */}
      <div role="status" aria-live="polite" className="pf:sr-only">
        {/* A new element for each message, because screen readers ignore an unchanged text in the same element. */}
        {announcement ? <span key={announcement.id}>{announcement.message}</span> : null}
      </div>
    </>
  );
}

interface QueuedToastProps extends ToastItem, Pick<ToastRegionProps, "labels"> {
  duration: number;
  /** Called when the toast closes or another one replaces it, while it can still have focus. */
  onLeave: (toast: Element) => void;
}

/** A toast's action, which closes the toast. */
const closingAction = ({ id, action }: Pick<ToastItem, "id" | "action">) =>
  action && {
    ...action,
    onClick: () => {
      action.onClick();
      closeToast(id);
    },
  };

/** A toast that closes by itself if it has no action, and that leaves the queue when it has faded out. */
function QueuedToast({ id, message, variant, action, open, duration, labels, onLeave }: QueuedToastProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (action || duration === Number.POSITIVE_INFINITY) return;
    // Hover or focus on one toast pauses all toasts, so that none of them moves.
    const isPaused = () => element.current?.parentElement?.matches(":hover, :focus-within");
    const timer = setInterval(() => isPaused() || closeToast(id), duration);
    return () => clearInterval(timer);
  }, [action, duration, id]);

  const leave = useEffectEvent(onLeave);
  // Not in a cleanup, because React moves focus back if it moves while React changes the page.
  useLayoutEffect(() => {
    if (open || !element.current) return;
    leave(element.current);
    // Not a prop, because a browser may take focus from an inert element before the line above.
    element.current.inert = true;
    // The fade is the only animation that can be running here. With reduced motion, none is running.
    const fades = element.current.getAnimations?.().map((fade) => fade.finished) ?? [];
    void Promise.allSettled(fades).then(() => removeToast(id));
  }, [open, id]);
  // A new toast with the same message may replace this toast while it has focus.
  useLayoutEffect(() => {
    const replaced = element.current;
    return () => {
      if (replaced) leave(replaced);
    };
  }, []);

  return (
    <Toast
      ref={element}
      variant={variant}
      open={open}
      // A success message needs no Dismiss button, because it disappears by itself.
      onDismiss={variant === "success" && !action ? undefined : () => closeToast(id)}
      action={closingAction({ id, action })}
      labels={labels}
      className="pf:pointer-events-auto"
    >
      {message}
    </Toast>
  );
}

/** Returns whether toasts at the bottom would cover the element. Their padding includes space for its focus ring. */
function isCovered(element: Element, { left, right, height }: DOMRect): boolean {
  const box = element.getBoundingClientRect();
  return box.bottom > document.documentElement.clientHeight - height && left < box.right && right > box.left;
}

/** Where toasts at the top begin, in pixels (`top-16`): below the header, whose links they would cover. */
const TOP = 64;

/** Returns whether toasts at an edge would cover a title or a text field. Checks points, because a page can be long. */
function hasText({ left, width, height }: DOMRect, edge: "top" | "bottom"): boolean {
  const start = edge === "top" ? TOP : document.documentElement.clientHeight - height;
  // jsdom has no layout.
  if (!document.elementsFromPoint) return false;
  return [0.1, 0.3, 0.5, 0.7, 0.9].some((x) =>
    [0.2, 0.4, 0.6, 0.8].some((y) =>
      document
        .elementsFromPoint(left + x * width, start + y * height)
        .some((element) => element.matches("h1, h2, input:not([type=radio], [type=checkbox]), textarea")),
    ),
  );
}
