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
   * Announces a message and shows it in a toast before those that are there; the same message stands there once. One with
   * an action stays until it is dismissed or, unless it is `isSticky`, the provider's `resetKey` changes. Returns the toast's id.
   */
  showToast: (message: ReactNode, options?: ToastOptions) => number;
  /** Takes a toast away, by its id: on whatever it said is no longer true. */
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
 * Shows and dismisses toasts. `showToast` announces a message too, and returns the toast's id; the same message stands
 * there once, and one with an action stays until it is dismissed. Both functions are the same in each render. Throws
 * where no ToastProvider is around.
 */
export const useToast = (): {
  showToast: (message: ReactNode, options?: ToastOptions) => number;
  dismissToast: (id: number) => void;
} => useToastManager();

/**
 * Says a message to a screen reader, politely, and shows nothing. The function is the same in each render. Throws where
 * no ToastProvider is around.
 */
export const useAnnounce = (): ((message: ReactNode) => void) => useToastManager().announce;

/** The toasts of the ToastProvider around, the newest first. */
export const useToasts = (): readonly ToastItem[] => useContext(ToastsContext);

export interface ToastProviderProps {
  /** The whole app, with one ToastViewport in it. */
  children: ReactNode;
  /**
   * The page that is shown, by its path. When it changes, what was announced is forgotten and toasts with an action are
   * dismissed, unless they are `isSticky`: they belong to the page before.
   */
  resetKey?: string | undefined;
}

/**
 * Holds an app's toasts and its one live region, which must be on the page before there is anything to announce. It draws
 * no toast: that is ToastViewport's.
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
      {/* An open dialog hides all that lacks aria-live, and what is announced as it closes would be lost. */}
      <div role="status" aria-live="polite" className="pf:sr-only">
        {/* A screen reader repeats the same words only in a new element. */}
        {announcement ? <span key={announcement.id}>{announcement.message}</span> : null}
      </div>
    </ManagerContext>
  );
}
