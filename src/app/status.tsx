import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { Toast, type ToastProps } from "../index.ts";

interface Message {
  readonly id: number;
  readonly text: string;
  readonly tone: NonNullable<ToastProps["tone"]>;
}

interface Status {
  /** Says a sentence to a screen reader, once. */
  announce(text: string): void;
  /** Says a sentence and shows it in a toast. */
  notify(text: string, tone?: Message["tone"]): void;
}

/** How long a toast stays while neither focus nor pointer is on it, in milliseconds. */
const TOAST_MS = 6000;

const StatusContext = createContext<Status>({ announce() {}, notify() {} });
export const useStatus = () => useContext(StatusContext);

/** Holds the page's one standing live region and the toast. */
export function StatusProvider({ children }: { children: ReactNode }) {
  const [spoken, setSpoken] = useState<{ id: number; text: string }>();
  const [toast, setToast] = useState<Message>();
  const status = useMemo<Status>(() => {
    let id = 0;
    const announce = (text: string) => setSpoken({ id: ++id, text });
    const notify: Status["notify"] = (text, tone = "info") => {
      announce(text);
      setToast({ id, text, tone });
    };
    return { announce, notify };
  }, []);
  return (
    <StatusContext value={status}>
      {children}
      <p role="status" className="sr-only">
        {/* A new element each time, so that the same sentence is said again. */}
        {spoken ? <span key={spoken.id}>{spoken.text}</span> : null}
      </p>
      {toast ? <TimedToast key={toast.id} message={toast} onDismiss={() => setToast(undefined)} /> : null}
    </StatusContext>
  );
}

function TimedToast({ message, onDismiss }: { message: Message; onDismiss: () => void }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onDismiss, TOAST_MS);
    return () => clearTimeout(timer);
  }, [held, onDismiss]);
  return (
    <section
      aria-label="Message"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 grid justify-items-center print:hidden"
    >
      <Toast
        tone={message.tone}
        onDismiss={onDismiss}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        className="pointer-events-auto"
      >
        {message.text}
      </Toast>
    </section>
  );
}
