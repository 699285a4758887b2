import type { ReactNode } from "react";
import type { ToastProps } from "./Toast.tsx";

/** How a toast looks and what it offers. */
export interface ToastOptions extends Readonly<Pick<ToastProps, "variant" | "action">> {
  /** Stays with its action when the provider's `resetKey` changes, because it is about the whole app. @default false */
  readonly isSticky?: boolean | undefined;
}

/** A toast in the list of a ToastProvider. */
export interface ToastItem extends ToastOptions {
  readonly id: number;
  readonly message: ReactNode;
  /** False while it fades. */
  readonly open: boolean;
}

type Update = (toasts: readonly ToastItem[]) => readonly ToastItem[];

/** How many toasts are on show. */
const MAX_SHOWN = 2;

/**
 * The newest comes first, and takes the place of one with the same message. The second place belongs to one with an
 * action, and only without such to an earlier message.
 */
export const addToast =
  (toast: ToastItem): Update =>
  (toasts) => {
    const others = toasts.filter(({ message }) => message !== toast.message);
    const open = others.filter((other) => other.open);
    const kept = open.some(({ action }) => action) ? open.filter(({ action }) => action) : open.slice(0, MAX_SHOWN - 1);
    return [toast, ...others.filter((other) => !other.open || kept.includes(other))];
  };

/** The newest, and those that fade. */
export function shownToasts(toasts: readonly ToastItem[]): readonly ToastItem[] {
  const shown = toasts.filter(({ open }) => open).slice(0, MAX_SHOWN);
  return toasts.filter((toast) => !toast.open || shown.includes(toast));
}

/** Closed toasts are removed when they have faded. */
export const closeToasts =
  (isClosing: (toast: ToastItem) => unknown): Update =>
  (toasts) =>
    toasts.map((toast) => (isClosing(toast) ? { ...toast, open: false } : toast));

export const removeToast =
  (id: number): Update =>
  (toasts) =>
    toasts.filter((toast) => toast.id !== id);
