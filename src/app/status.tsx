import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router-dom";
import { Toast, type ToastProps } from "../index.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

interface Message {
  readonly id: number;
  readonly text: string;
  readonly tone: NonNullable<ToastProps["tone"]>;
  readonly action: ToastProps["action"];
}

interface Status {
  /** Says a sentence to a screen reader, once. */
  announce(text: string): void;
  /** Says a sentence and shows it in a toast. One with an action stays until it is dismissed, or the next page. */
  notify(text: string, tone?: Message["tone"], action?: Message["action"]): void;
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
    const notify: Status["notify"] = (text, tone = "info", action) => {
      announce(text);
      setToast({ id, text, tone, action });
    };
    return { announce, notify };
  }, []);
  return (
    <StatusContext value={status}>
      {children}
      {/* With aria-live, because an open dialog hides all that lacks it, and what is said as one closes would be lost. */}
      <div role="status" aria-live="polite" className="sr-only">
        {/* A new element each time, so that the same sentence is said again. */}
        {spoken ? <span key={spoken.id}>{spoken.text}</span> : null}
      </div>
      {toast ? (
        <TimedToast
          key={toast.id}
          message={toast}
          // By then the next toast may be there.
          onGone={() => setToast((now) => (now === toast ? undefined : now))}
        />
      ) : null}
    </StatusContext>
  );
}

function TimedToast({ message, onGone }: { message: Message; onGone: () => void }) {
  const [held, setHeld] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const toast = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget | null>(null);

  useEffect(() => {
    if (held || message.action) return;
    const timer = setTimeout(() => setLeaving(true), TOAST_MS);
    return () => clearTimeout(timer);
  }, [held, message.action]);

  // A message with an action belongs to its page.
  const { pathname } = useLocation();
  const born = useRef(pathname);
  useEffect(() => {
    if (message.action && pathname !== born.current) setLeaving(true);
  }, [pathname, message.action]);

  // Before the paint, because its own fade is all that can be running then; under reduced motion there is none.
  useLayoutEffect(() => {
    if (!isLeaving) return;
    const fades = toast.current?.getAnimations() ?? [];
    void Promise.allSettled(fades.map((fade) => fade.finished)).then(onGone);
  }, [isLeaving, onGone]);

  // What has the keyboard's focus is not under the message: that changes sides.
  const [isAbove, setAbove] = useState(false);
  const giveWay = useEffectEvent((event?: Event) => {
    const focused = document.activeElement;
    const message = toast.current;
    if (!message || !focused?.matches(":focus-visible") || message.contains(focused)) return;
    // As the browser is about to, so that its place is known.
    if (event) focused.scrollIntoView({ block: "nearest" });
    if (isOver(message, focused)) setAbove(!isAbove);
  });
  useLayoutEffect(() => {
    giveWay();
    const follow = (event: Event) => giveWay(event);
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, []);

  const hold = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setHeld(true);
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    before.current = relatedTarget;
  };
  const dismiss = () => {
    setLeaving(true);
    returnFocus(toast.current, before.current);
  };
  // The next message may take its place while it has the focus.
  useLayoutEffect(() => {
    const message = toast.current;
    return () => returnFocus(message, before.current);
  }, []);

  const { action } = message;
  const act = action && {
    ...action,
    onAct: () => {
      action.onAct();
      dismiss();
    },
  };
  useUndoKeys(act?.keys ? act.onAct : undefined);

  return (
    <section
      aria-label="Message"
      inert={isLeaving}
      className={`pointer-events-none fixed inset-x-4 z-50 grid justify-items-center print:hidden ${isAbove ? "top-4" : "bottom-4"}`}
    >
      <Toast
        ref={toast}
        tone={message.tone}
        isLeaving={isLeaving}
        onDismiss={dismiss}
        action={act}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={hold}
        onBlur={() => setHeld(false)}
        className="pointer-events-auto"
      >
        {message.text}
      </Toast>
    </section>
  );
}

/** Focus that a message had goes back to where it came from, or to the page's content. */
function returnFocus(message: Element | null, last: EventTarget | null) {
  if (!message?.contains(document.activeElement)) return;
  const place = last instanceof HTMLElement && last.isConnected ? last : document.getElementById("main");
  place?.focus();
}

/** How far a focus ring reaches beyond what it surrounds, in pixels. */
const RING = 6;

function isOver(message: Element, element: Element) {
  // It may be rising yet; the section that holds it stands.
  const { top, bottom } = message.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const { left, right } = message.getBoundingClientRect();
  const below = element.getBoundingClientRect();
  return (
    top < below.bottom + RING && bottom > below.top - RING && left < below.right + RING && right > below.left - RING
  );
}
