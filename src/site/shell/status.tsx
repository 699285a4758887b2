import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { lazyPart } from "./lazy-part.tsx";
import { type Message, markLeaving } from "./message.ts";

const Toasts = lazyPart(() => import("./toasts.tsx").then((module) => module.Toasts), {
  fallback: ({ messages }) => (
    <p className="pf:pointer-events-none pf:fixed pf:inset-x-4 pf:bottom-4 pf:z-50 pf:mx-auto pf:max-w-120 pf:rounded-lg pf:bg-night pf:p-4.5 pf:text-on-night">
      {messages[0]?.text}
    </p>
  ),
  hideError: true,
});

interface Status {
  /** Says a sentence to a screen reader, once. */
  announce(text: ReactNode): void;
  /**
   * Says a sentence and shows it in a toast beside those that are there. One with an action stays until it is
   * dismissed, withdrawn, or the next page.
   */
  notify(text: ReactNode, tone?: Message["tone"], action?: Message["action"]): void;
  /** Takes a toast away that is not true any more. */
  withdraw(text: ReactNode): void;
}

const StatusContext = createContext<Status>({ announce() {}, notify() {}, withdraw() {} });
export const useStatus = () => useContext(StatusContext);

/** Holds the page's one standing live region and the toasts. */
export function StatusProvider({ children }: { children: ReactNode }) {
  const [spoken, setSpoken] = useState<{ id: number; text: ReactNode }>();
  const [messages, setMessages] = useState<readonly Message[]>([]);

  // What was said belongs to its page, and so does a message with an action.
  const { pathname } = useLocation();
  const [page, setPage] = useState(pathname);
  if (page !== pathname) {
    setPage(pathname);
    setSpoken(undefined);
    setMessages(markLeaving(({ action }) => action));
  }

  const status = useMemo<Status>(() => {
    let count = 0;
    const announce = (text: ReactNode) => setSpoken({ id: ++count, text });
    return {
      announce,
      notify(text, tone = "info", action) {
        announce(text);
        const message = { id: count, text, tone, action, isLeaving: false };
        // The newest first; the same words stand there once.
        setMessages((now) => [message, ...now.filter((one) => one.text !== text)]);
      },
      withdraw: (text) => setMessages(markLeaving((one) => one.text === text)),
    };
  }, []);
  return (
    <StatusContext value={status}>
      {children}
      {/* With aria-live, because an open dialog hides all that lacks it, and what is said as one closes would be lost. */}
      <div role="status" aria-live="polite" className="pf:sr-only">
        {/* A new element each time, so that the same sentence is said again. */}
        {spoken ? <span key={spoken.id}>{spoken.text}</span> : null}
      </div>
      {messages.length > 0 ? <Toasts messages={messages} setMessages={setMessages} /> : null}
    </StatusContext>
  );
}
