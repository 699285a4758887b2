import type { ReactNode } from "react";
import type { ToastProps } from "./Toast.tsx";

/** How a toast looks and what it offers. */
export interface ToastOptions extends Readonly<Pick<ToastProps, "tone" | "action">> {
  /** Stays with its action when the provider's `resetKey` changes, because it is about the whole app. @default false */
  readonly sticky?: boolean | undefined;
}

/** A toast in the list of a ToastProvider. */
export interface ToastItem extends ToastOptions {
  readonly id: number;
  readonly message: ReactNode;
  /** False while it fades. */
  readonly open: boolean;
}

type Update = (toasts: readonly ToastItem[]) => readonly ToastItem[];

/** The newest comes first, and takes the place of one with the same message. */
export const addToast =
  (toast: ToastItem): Update =>
  (toasts) => [toast, ...toasts.filter(({ message }) => message !== toast.message)];

/** Closed toasts are removed when they have faded. */
export const closeToasts =
  (isClosing: (toast: ToastItem) => unknown): Update =>
  (toasts) =>
    toasts.map((toast) => (isClosing(toast) ? { ...toast, open: false } : toast));

export const removeToast =
  (id: number): Update =>
  (toasts) =>
    toasts.filter((toast) => toast.id !== id);
