"use client";
import {
  type ComponentProps,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { cn } from "../../primitives/cn.ts";
import { mergeLabels } from "../../primitives/merge-labels.ts";
import { giveFocusBack, type ReturnFocus } from "../../primitives/return-focus.ts";
import { useUndoKeys } from "../../primitives/use-undo-keys.ts";
import { Toast, type ToastLabels } from "./Toast.tsx";
import { useToastManager, useToasts } from "./ToastProvider.tsx";
import { startTimer } from "./timer.ts";
import { removeToast, shownToasts, type ToastItem } from "./toast-list.ts";

export interface ToastViewportProps extends Omit<ComponentProps<"section">, "children"> {
  /**
   * The end of the window where the toasts are. They move to the other end while they would cover an open dialog or the
   * element with the keyboard's focus (WCAG 2.4.11).
   * @default "bottom"
   */
  placement?: "top" | "bottom" | undefined;
  /**
   * How long a toast without an action stays, in milliseconds. It begins again while pointer or focus is on any toast.
   * @default 6000
   */
  duration?: number | undefined;
  /**
   * What takes focus when a toast that had it goes; a function gets the element that had focus before.
   * @default the element that had focus before it came to the toasts
   */
  returnFocus?: ReturnFocus | undefined;
  /** Words other than the English ones: of the region, and of each toast's button. @default "Messages", "Dismiss" */
  labels?: Partial<ToastViewportLabels> | undefined;
}

const LABELS = { region: "Messages" };
/** The words of a ToastViewport. */
export type ToastViewportLabels = Readonly<typeof LABELS> & ToastLabels;

/**
 * Draws the newest two toasts of the ToastProvider around it in one region, the newest first, or nothing where there are
 * none. One with an action that has no place waits for it. The region covers at most half of the window's height.
 */
export function ToastViewport(props: ToastViewportProps) {
  const toasts = useToasts();
  return toasts.length > 0 ? <Viewport {...props} toasts={toasts} /> : null;
}

function Viewport({
  toasts,
  placement = "bottom",
  duration = 6000,
  returnFocus,
  labels,
  ref,
  onFocus,
  className,
  ...rest
}: ToastViewportProps & { toasts: readonly ToastItem[] }) {
  const { dismissToast } = useToastManager();
  const { region } = mergeLabels(LABELS, labels);
  const viewport = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => viewport.current, []);
  const previous = useRef<Element | null>(null);
  const releaseFocus = (toast: Element | null) => {
    if (toast?.contains(document.activeElement)) giveFocusBack(previous.current, returnFocus);
  };

  const [isFlipped, setFlipped] = useState(false);
  const avoidFocusedElement = useEffectEvent((event?: Event) => {
    const focused = document.activeElement;
    if (!viewport.current || !focused || viewport.current.contains(focused)) return;
    const isVisible = focused.matches(":focus-visible");
    // A dialog has its buttons at its end, wherever the focus is.
    const panel = focused.closest("[role=dialog]");
    // The toasts must not come back under a pressed pointer: the click would be lost.
    if (!isVisible && !panel && (event || document.querySelector(":active"))) return;
    // The browser scrolls only after the event; it is asked to do so now, so that the element's place is known.
    if (event && isVisible) focused.scrollIntoView({ block: "nearest" });
    const covered = panel ?? (isVisible ? focused : null);
    setFlipped(covered !== null && isCovered(covered, viewport.current.getBoundingClientRect(), placement));
  });
  // Before the paint, because a new toast may stand over the focus.
  useLayoutEffect(() => {
    if (toasts) avoidFocusedElement();
  }, [toasts]);
  useEffect(() => {
    const listener = (event: Event) => avoidFocusedElement(event);
    document.addEventListener("focusin", listener);
    return () => document.removeEventListener("focusin", listener);
  }, []);

  const undoable = toasts.find(({ action, open }) => action?.shortcut && open);
  useUndoKeys(
    undoable &&
      (() => {
        undoable.action?.onClick();
        releaseFocus(viewport.current);
        dismissToast(undoable.id);
      }),
  );

  return (
    <section
      aria-label={region}
      {...rest}
      ref={viewport}
      onFocus={(event) => {
        onFocus?.(event);
        if (!event.currentTarget.contains(event.relatedTarget)) previous.current = event.relatedTarget;
      }}
      data-slot="toast-viewport"
      className={cn(
        "pf:pointer-events-none pf:fixed pf:inset-x-0 pf:z-60 pf:mx-auto pf:grid pf:max-h-[45dvh] pf:w-fit pf:justify-items-center pf:gap-2 pf:overflow-y-auto pf:p-4 pf:print:hidden",
        (placement === "top") === isFlipped ? "pf:bottom-0" : "pf:top-0",
        className,
      )}
    >
      {shownToasts(toasts).map((toast) => (
        <TimedToast key={toast.id} toast={toast} duration={duration} labels={labels} releaseFocus={releaseFocus} />
      ))}
    </section>
  );
}

interface TimedToastProps {
  toast: ToastItem;
  duration: number;
  labels: Partial<ToastLabels> | undefined;
  releaseFocus: (toast: Element | null) => void;
}

function TimedToast({
  toast: { id, message, variant, action, open },
  duration,
  labels,
  releaseFocus,
}: TimedToastProps) {
  const { dismissToast, setToasts } = useToastManager();
  const toast = useRef<HTMLDivElement>(null);

  const isTimed = !action;
  useEffect(() => {
    if (!isTimed) return;
    // Whoever reads or reaches for one toast keeps the others in their places.
    const isPaused = () => toast.current?.parentElement?.matches(":hover, :focus-within") ?? false;
    return startTimer(duration, isPaused, () => dismissToast(id));
  }, [isTimed, duration, id, dismissToast]);

  // Before the paint, because its own fade is all that can be running then; under reduced motion there is none.
  const release = useEffectEvent(releaseFocus);
  useLayoutEffect(() => {
    if (open) return;
    release(toast.current);
    const fades = toast.current?.getAnimations() ?? [];
    void Promise.allSettled(fades.map((fade) => fade.finished)).then(() => setToasts(removeToast(id)));
  }, [open, id, setToasts]);

  // A toast of the same message may take its place while it has the focus.
  useLayoutEffect(() => {
    const element = toast.current;
    return () => release(element);
  }, []);

  const dismiss = () => {
    releaseFocus(toast.current);
    dismissToast(id);
  };
  return (
    <Toast
      ref={toast}
      inert={!open}
      variant={variant}
      open={open}
      // What went well passes by itself.
      onDismiss={variant === "success" && !action ? undefined : dismiss}
      action={
        action && {
          ...action,
          onClick: () => {
            action.onClick();
            dismiss();
          },
        }
      }
      labels={labels}
      className="pf:pointer-events-auto"
    >
      {message}
    </Toast>
  );
}

/** Whether the toasts would cover an element at this end. Their padding is more than a focus ring needs. */
function isCovered(element: Element, { left, right, height }: DOMRect, end: "top" | "bottom"): boolean {
  const box = element.getBoundingClientRect();
  const isAtEnd = end === "top" ? box.top < height : box.bottom > document.documentElement.clientHeight - height;
  return isAtEnd && left < box.right && right > box.left;
}
