import type { ReactNode } from "react";
import type { ToastProps } from "./Toast.tsx";

/** The look and action of a toast. */
export interface ToastOptions extends Readonly<Pick<ToastProps, "variant" | "action">> {
  /**
   * Keeps a toast with an action when the provider's `resetKey` changes. Set it if the toast concerns the whole app.
   * @default false
   */
  readonly isSticky?: boolean | undefined;
}

/** A toast in the list of a ToastProvider. */
export interface ToastItem extends ToastOptions {
  readonly id: number;
  readonly message: ReactNode;
  /** False while the toast fades out. */
  readonly open: boolean;
}

type Update = (toasts: readonly ToastItem[]) => readonly ToastItem[];

/** The maximum number of visible toasts. */
const MAX_SHOWN = 2;

/**
 * Adds a toast at the front and removes any toast with the same message. Of the earlier toasts, those with an action
 * stay. If none has an action, only the newest one stays.
 */
export const addToast =
  (toast: ToastItem): Update =>
  (toasts) => {
    const others = toasts.filter(({ message }) => message !== toast.message);
    const open = others.filter((other) => other.open);
    const kept = open.some(({ action }) => action) ? open.filter(({ action }) => action) : open.slice(0, MAX_SHOWN - 1);
    return [toast, ...others.filter((other) => !other.open || kept.includes(other))];
  };

/** Returns the newest open toasts and all toasts that are fading out. */
export function shownToasts(toasts: readonly ToastItem[]): readonly ToastItem[] {
  const shown = toasts.filter(({ open }) => open).slice(0, MAX_SHOWN);
  return toasts.filter((toast) => !toast.open || shown.includes(toast));
}

/** Starts to close the selected toasts. They fade out; then `removeToast` must remove them. */
export const closeToasts =
  (isClosing: (toast: ToastItem) => unknown): Update =>
  (toasts) =>
    toasts.map((toast) => (isClosing(toast) ? { ...toast, open: false } : toast));

export const removeToast =
  (id: number): Update =>
  (toasts) =>
    toasts.filter((toast) => toast.id !== id);
