import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
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
  readonly text: ReactNode;
  readonly tone: NonNullable<ToastProps["tone"]>;
  readonly action: ToastProps["action"];
  readonly isLeaving: boolean;
}

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

/** How long a toast stays while neither focus nor pointer is on the stack, in milliseconds. */
const TOAST_MS = 6000;
/** Toasts without an action that are shown at once. */
const PASSING_LIMIT = 3;

const StatusContext = createContext<Status>({ announce() {}, notify() {}, withdraw() {} });
export const useStatus = () => useContext(StatusContext);

/** The newest first. The same words stand there once. */
function addMessage(messages: readonly Message[], next: Message): readonly Message[] {
  const others = messages.filter(({ text }) => text !== next.text);
  const passing = others.filter(({ action }) => !action).slice(0, next.action ? PASSING_LIMIT : PASSING_LIMIT - 1);
  return [next, ...others.filter((one) => one.action || passing.includes(one))];
}

/** Holds the page's one standing live region and the toasts. */
export function StatusProvider({ children }: { children: ReactNode }) {
  const [spoken, setSpoken] = useState<{ id: number; text: ReactNode }>();
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const leave = useCallback(
    (isLeaving: (message: Message) => boolean) =>
      setMessages((now) => now.map((one) => (isLeaving(one) ? { ...one, isLeaving: true } : one))),
    [],
  );

  // What was said belongs to its page, and so does a message with an action.
  const { pathname } = useLocation();
  const [page, setPage] = useState(pathname);
  if (page !== pathname) {
    setPage(pathname);
    setSpoken(undefined);
    leave(({ action }) => action !== undefined);
  }

  const status = useMemo<Status>(() => {
    let count = 0;
    const announce = (text: ReactNode) => setSpoken({ id: ++count, text });
    return {
      announce,
      notify(text, tone = "info", action) {
        announce(text);
        const message = { id: count, text, tone, action, isLeaving: false };
        setMessages((now) => addMessage(now, message));
      },
      withdraw: (text) => leave((one) => one.text === text),
    };
  }, [leave]);
  return (
    <StatusContext value={status}>
      {children}
      {/* With aria-live, because an open dialog hides all that lacks it, and what is said as one closes would be lost. */}
      <div role="status" aria-live="polite" className="sr-only">
        {/* A new element each time, so that the same sentence is said again. */}
        {spoken ? <span key={spoken.id}>{spoken.text}</span> : null}
      </div>
      {messages.length > 0 ? (
        <Toasts
          messages={messages}
          onLeave={(id) => leave((one) => one.id === id)}
          onGone={(id) => setMessages((now) => now.filter((one) => one.id !== id))}
        />
      ) : null}
    </StatusContext>
  );
}

interface ToastsProps {
  messages: readonly Message[];
  onLeave: (id: number) => void;
  onGone: (id: number) => void;
}

function Toasts({ messages, onLeave, onGone }: ToastsProps) {
  const [isHeld, setHeld] = useState(false);
  const stack = useRef<HTMLElement>(null);
  /** Where the focus was before it came to the messages. */
  const before = useRef<EventTarget | null>(null);

  // What has the keyboard's focus is not under the messages: they change sides.
  const [isAbove, setAbove] = useState(false);
  const giveWay = useEffectEvent((event?: Event) => {
    const focused = document.activeElement;
    if (!stack.current || !focused?.matches(":focus-visible") || stack.current.contains(focused)) return;
    // As the browser is about to, so that its place is known.
    if (event) focused.scrollIntoView({ block: "nearest" });
    if (isOver(stack.current, focused)) setAbove(!isAbove);
  });
  const newest = messages[0]?.id;
  useLayoutEffect(() => {
    if (newest !== undefined) giveWay();
  }, [newest]);
  useEffect(() => {
    const follow = (event: Event) => giveWay(event);
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, []);

  const undoable = messages.find(({ action, isLeaving }) => action?.keys && !isLeaving);
  useUndoKeys(
    undoable &&
      (() => {
        undoable.action?.onAct();
        returnFocus(stack.current, before.current);
        onLeave(undoable.id);
      }),
  );

  return (
    <section
      ref={stack}
      aria-label="Messages"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setHeld(true);
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) before.current = relatedTarget;
      }}
      onBlur={() => setHeld(false)}
      // Half of the window stays free for what has the focus.
      className={`pointer-events-none fixed inset-x-0 z-50 mx-auto grid max-h-[45dvh] w-fit justify-items-center gap-2 overflow-y-auto p-4 print:hidden ${isAbove ? "top-0" : "bottom-0"}`}
    >
      {messages.map((message) => (
        <TimedToast
          key={message.id}
          message={message}
          before={before}
          isHeld={isHeld}
          onLeave={() => onLeave(message.id)}
          onGone={() => {
            onGone(message.id);
            // A toast that goes from under the pointer tells of no leaving.
            setHeld(stack.current?.matches(":focus-within") ?? false);
          }}
        />
      ))}
    </section>
  );
}

interface TimedToastProps {
  message: Message;
  before: RefObject<EventTarget | null>;
  isHeld: boolean;
  onLeave: () => void;
  onGone: () => void;
}

function TimedToast({ message, before, isHeld, onLeave, onGone }: TimedToastProps) {
  const { action, isLeaving } = message;
  const toast = useRef<HTMLDivElement>(null);

  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (isHeld || action) return;
    const timer = setTimeout(() => leave(), TOAST_MS);
    return () => clearTimeout(timer);
  }, [isHeld, action]);

  // Before the paint, because its own fade is all that can be running then; under reduced motion there is none.
  const gone = useEffectEvent(onGone);
  useLayoutEffect(() => {
    if (!isLeaving) return;
    returnFocus(toast.current, before.current);
    const fades = toast.current?.getAnimations() ?? [];
    void Promise.allSettled(fades.map((fade) => fade.finished)).then(() => gone());
  }, [isLeaving, before]);

  // Another may take its place while it has the focus.
  useLayoutEffect(() => {
    const element = toast.current;
    return () => returnFocus(element, before.current);
  }, [before]);

  const dismiss = () => {
    returnFocus(toast.current, before.current);
    onLeave();
  };
  return (
    <Toast
      ref={toast}
      inert={isLeaving}
      tone={message.tone}
      isLeaving={isLeaving}
      onDismiss={dismiss}
      action={
        action && {
          ...action,
          onAct: () => {
            action.onAct();
            dismiss();
          },
        }
      }
      className="pointer-events-auto"
    >
      {message.text}
    </Toast>
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

function isOver(stack: Element, element: Element) {
  const { top, bottom, left, right } = stack.getBoundingClientRect();
  const below = element.getBoundingClientRect();
  return (
    top < below.bottom + RING && bottom > below.top - RING && left < below.right + RING && right > below.left - RING
  );
}
