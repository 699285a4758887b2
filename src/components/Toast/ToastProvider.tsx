"use client";
import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useMemo,
  useState,
} from "react";
import { addToast, closeToasts, type ToastItem, type ToastOptions } from "./toast-list.ts";

interface ToastManager {
  announce: (message: ReactNode) => void;
  /**
   * Announces a message and shows it as the first toast, which replaces a toast with the same message. A toast with an
   * action stays until it is dismissed or, unless it is `isSticky`, until the provider's `resetKey` changes. Returns
   * the toast's id.
   */
  showToast: (message: ReactNode, options?: ToastOptions) => number;
  /** Dismisses the toast with this id, for example because its message is no longer true. */
  dismissToast: (id: number) => void;
  setToasts: Dispatch<SetStateAction<readonly ToastItem[]>>;
}

const ManagerContext = createContext<ToastManager | null>(null);
const ToastsContext = createContext<readonly ToastItem[]>([]);

export function useToastManager(): ToastManager {
  const manager = useContext(ManagerContext);
  if (!manager) throw new Error("No ToastProvider is around.");
  return manager;
}

/**
 * Shows and dismisses toasts. `showToast` also announces the message and returns the toast's id. A new toast replaces a
 * toast with the same message. A toast with an action stays until it is dismissed. Both functions are stable between
 * renders. The hook throws outside a ToastProvider.
 */
export const useToast = (): {
  showToast: (message: ReactNode, options?: ToastOptions) => number;
  dismissToast: (id: number) => void;
} => useToastManager();

/**
 * Returns a function that announces a message to screen readers without showing it. The function is stable between
 * renders. The hook throws outside a ToastProvider.
 */
export const useAnnounce = (): ((message: ReactNode) => void) => useToastManager().announce;

/** The toasts of the nearest ToastProvider, newest first. */
export const useToasts = (): readonly ToastItem[] => useContext(ToastsContext);

export interface ToastProviderProps {
  /** The whole app, including one ToastViewport. */
  children: ReactNode;
  /**
   * The current page's path. When it changes, the live region is cleared, and toasts with an action are dismissed
   * because they belong to the previous page. Toasts with `isSticky` stay.
   */
  resetKey?: string | undefined;
}

/**
 * Holds the app's toasts and renders its live region, which must be on the page before the first announcement.
 * ToastViewport renders the toasts.
 */
export function ToastProvider({ children, resetKey }: ToastProviderProps) {
  const [announcement, setAnnouncement] = useState<{ id: number; message: ReactNode }>();
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const [previousKey, setPreviousKey] = useState(resetKey);
  if (previousKey !== resetKey) {
    setPreviousKey(resetKey);
    setAnnouncement(undefined);
    setToasts(closeToasts(({ action, isSticky }) => action && !isSticky));
  }
  const manager = useMemo<ToastManager>(() => {
    let id = 0;
    const announce = (message: ReactNode) => setAnnouncement({ id: ++id, message });
    return {
      announce,
      showToast(message, options) {
        announce(message);
        setToasts(addToast({ ...options, id, message, open: true }));
        return id;
      },
      dismissToast: (dismissed) => setToasts(closeToasts((toast) => toast.id === dismissed)),
      setToasts,
    };
  }, []);
  return (
    <ManagerContext value={manager}>
      <ToastsContext value={toasts}>{children}</ToastsContext>
      {/* A dialog hides elements without `aria-live`, so announcements made while it closes would be lost. */}
      <div role="status" aria-live="polite" className="pf:sr-only">
        {/* A new element for each message, because screen readers ignore an unchanged text in the same element. */}
        {announcement ? <span key={announcement.id}>{announcement.message}</span> : null}
      </div>
    </ManagerContext>
  );
}
