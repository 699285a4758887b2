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
import { cn } from "../../lib/cn.ts";
import { mergeLabels } from "../../lib/merge-labels.ts";
import { giveFocusBack, type ReturnFocus } from "../../primitives/return-focus.ts";
import { useUndoKeys } from "../../primitives/use-undo-keys.ts";
import { Toast, type ToastLabels } from "./Toast.tsx";
import { useToastManager, useToasts } from "./ToastProvider.tsx";
import { startTimer } from "./timer.ts";
import { removeToast, shownToasts, type ToastItem } from "./toast-list.ts";

export interface ToastViewportProps extends Omit<ComponentProps<"section">, "children"> {
  /**
   * The edge of the viewport where toasts appear. They move to the other edge while they would cover an open dialog or
   * the element with keyboard focus (WCAG 2.4.11).
   * @default "bottom"
   */
  placement?: "top" | "bottom" | undefined;
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
  /** Translated labels for the toast region and for each toast's Dismiss button. @default "Messages", "Dismiss" */
  labels?: Partial<ToastViewportLabels> | undefined;
}

const LABELS = { region: "Messages" };
/** The texts of a ToastViewport. */
export type ToastViewportLabels = Readonly<typeof LABELS> & ToastLabels;

/**
 * Shows the two newest toasts of the nearest ToastProvider in one region, newest first. More toasts with an action wait
 * until one of the two closes. The region is at most half as high as the viewport. Without toasts, it is not rendered.
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
    // A dialog's buttons are at its end, so the toasts avoid the whole dialog.
    const panel = focused.closest("[role=dialog]");
    // If the toasts moved during a press, the click would be lost.
    if (!isVisible && !panel && (event || document.querySelector(":active"))) return;
    // The browser scrolls to the focused element after this event. Scrolling now, too, gives the final position.
    if (event && isVisible) focused.scrollIntoView({ block: "nearest" });
    const covered = panel ?? (isVisible ? focused : null);
    setFlipped(covered !== null && isCovered(covered, viewport.current.getBoundingClientRect(), placement));
  });
  // A layout effect, because a new toast may cover the focused element.
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
    // Hover or focus on one toast pauses all toasts, so that none of them moves.
    const isPaused = () => toast.current?.parentElement?.matches(":hover, :focus-within") ?? false;
    return startTimer(duration, isPaused, () => dismissToast(id));
  }, [isTimed, duration, id, dismissToast]);

  // In this layout effect, the fade is the only animation that can be running. With reduced motion, none is running.
  const release = useEffectEvent(releaseFocus);
  useLayoutEffect(() => {
    if (open) return;
    release(toast.current);
    const fades = toast.current?.getAnimations() ?? [];
    void Promise.allSettled(fades.map((fade) => fade.finished)).then(() => setToasts(removeToast(id)));
  }, [open, id, setToasts]);

  // A new toast with the same message may replace this toast while it has focus.
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
      // A success message needs no Dismiss button, because it disappears by itself.
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

/** Returns whether toasts at this edge would cover the element. Their padding includes space for its focus ring. */
function isCovered(element: Element, { left, right, height }: DOMRect, end: "top" | "bottom"): boolean {
  const box = element.getBoundingClientRect();
  const isAtEnd = end === "top" ? box.top < height : box.bottom > document.documentElement.clientHeight - height;
  return isAtEnd && left < box.right && right > box.left;
}
