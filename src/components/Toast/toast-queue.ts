import type { ReactNode } from "react";
import type { ToastProps } from "./Toast.tsx";

/** The look and behavior of a toast. */
export interface ToastOptions extends Readonly<Pick<ToastProps, "variant" | "action">> {
  /**
   * Keeps a toast with an action when the `resetKey` of ToastRegion changes. Set it if the toast concerns the whole app.
   * @default false
   */
  readonly isSticky?: boolean | undefined;
  /**
   * How long a toast without an action stays, in milliseconds. `Number.POSITIVE_INFINITY` keeps it until somebody
   * dismisses it.
   * @default the duration of ToastRegion
   */
  readonly duration?: number | undefined;
  /** Called once, when the toast closes or another toast replaces it. */
  readonly onClose?: (() => void) | undefined;
}

export interface ToastItem extends ToastOptions {
  readonly id: number;
  readonly message: ReactNode;
  /** False while the toast fades out. */
  readonly open: boolean;
}

interface ToastQueue {
  /** Newest first. */
  readonly toasts: readonly ToastItem[];
  readonly announcement?: { readonly id: number; readonly message: ReactNode } | undefined;
  /** Identifies the mounted regions. The last one shows the toasts and announces messages. */
  readonly regions: readonly object[];
}

/** The queue in the server's HTML. */
export const EMPTY_QUEUE: ToastQueue = { toasts: [], regions: [] };

/** The maximum number of visible toasts. */
const MAX_SHOWN = 2;

let queue = EMPTY_QUEUE;
let lastId = 0;
const listeners = new Set<() => void>();

export const getQueue = (): ToastQueue => queue;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function update(change: Partial<ToastQueue>): void {
  // A server has one queue for the requests of all people.
  if (typeof document === "undefined") throw new Error("ProFigure: toast and announce need a browser.");
  const before = queue.toasts;
  queue = { ...queue, ...change };
  for (const listener of listeners) listener();
  const isOpen = ({ id }: ToastItem) => queue.toasts.some((toast) => toast.id === id && toast.open);
  for (const { onClose } of before.filter((toast) => toast.open && !isOpen(toast))) onClose?.();
}

/**
 * Announces a message and shows it as the first toast of the ToastRegion. It replaces a toast with the same message. A
 * toast without an action disappears by itself; one with an action stays until it is used or closed. Do not call it
 * while rendering: it throws on a server.
 * @returns a function that closes the toast, for example because its message is no longer true
 */
export function toast(message: ReactNode, { action, ...options }: ToastOptions = {}): () => void {
  const id = ++lastId;
  const others = queue.toasts.filter((other) => other.message !== message);
  const open = others.filter((other) => other.open);
  // No message pushes away an action.
  const actions = open.filter(({ action }) => action);
  const kept = actions.length > 0 ? actions : open.slice(0, MAX_SHOWN - 1);
  const added = { ...options, action, id, message, open: true };
  update({
    announcement: { id, message },
    toasts: [added, ...others.filter((other) => !other.open || kept.includes(other))],
  });
  return () => closeToast(id);
}

/** Returns `toast`, for apps that get their functions from hooks. It is the same function in every render. */
export const useToast = (): typeof toast => toast;

/** Announces a message to screen readers without showing it. Throws on a server. */
export const announce = (message: ReactNode): void => update({ announcement: { id: ++lastId, message } });

export const closeToast = (id: number): void => closeWhere((toast) => toast.id === id);

/** Closes all toasts, for example because an Undo would restore deleted data. */
export const closeToasts = (): void => closeWhere(() => true);

/** Closes success messages, which nobody needs in a new view. */
export const closeSuccesses = (): void => closeWhere(({ variant, action }) => variant === "success" && !action);

/** Closes success messages and the toasts whose action belongs to the page, and empties the live region. */
export function leavePage(): void {
  update({ announcement: undefined });
  closeSuccesses();
  closeWhere(({ action, isSticky }) => action && !isSticky);
}

/** Without a region, there is no fade, so the toasts are removed immediately. */
function closeWhere(isClosing: (toast: ToastItem) => unknown): void {
  const { toasts, regions } = queue;
  if (!toasts.some(isClosing)) return;
  const closed = toasts.map((toast) => (isClosing(toast) ? { ...toast, open: false } : toast));
  update({ toasts: regions.length > 0 ? closed : closed.filter(({ open }) => open) });
}

/** Removes a toast that has faded out. */
export const removeToast = (id: number): void => update({ toasts: queue.toasts.filter((toast) => toast.id !== id) });

/** Returns the newest open toasts and all toasts that are fading out. */
export function shownToasts(toasts: readonly ToastItem[]): readonly ToastItem[] {
  const shown = toasts.filter(({ open }) => open).slice(0, MAX_SHOWN);
  return toasts.filter((toast) => !toast.open || shown.includes(toast));
}

export function addRegion(region: object): () => void {
  update({ regions: [...queue.regions, region] });
  return () => update({ regions: queue.regions.filter((other) => other !== region) });
}
