import {
  createContext,
  type ReactNode,
  type RefObject,
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

const StatusContext = createContext<Status>({ announce() {}, notify() {}, withdraw() {} });
export const useStatus = () => useContext(StatusContext);

/** Each is gone when it has faded. */
const markLeaving = (isLeaving: (message: Message) => unknown) => (messages: readonly Message[]) =>
  messages.map((one) => (isLeaving(one) ? { ...one, isLeaving: true } : one));

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
      <div role="status" aria-live="polite" className="sr-only">
        {/* A new element each time, so that the same sentence is said again. */}
        {spoken ? <span key={spoken.id}>{spoken.text}</span> : null}
      </div>
      {messages.length > 0 ? <Toasts messages={messages} setMessages={setMessages} /> : null}
    </StatusContext>
  );
}

interface ToastsProps {
  messages: readonly Message[];
  setMessages: (change: (now: readonly Message[]) => readonly Message[]) => void;
}

function Toasts({ messages, setMessages }: ToastsProps) {
  const leave = (message: Message) => setMessages(markLeaving(({ id }) => id === message.id));
  const stack = useRef<HTMLElement>(null);
  /** Where the focus was before it came to the messages. */
  const before = useRef<Element | null>(null);

  // What has the keyboard's focus is not under the messages: they change sides.
  const [isAbove, setAbove] = useState(false);
  const giveWay = useEffectEvent((event?: Event) => {
    const focused = document.activeElement;
    if (!stack.current || !focused?.matches(":focus-visible") || stack.current.contains(focused)) return;
    // As the browser is about to, so that its place is known.
    if (event) focused.scrollIntoView({ block: "nearest" });
    if (isOver(stack.current, focused)) setAbove(!isAbove);
  });
  // Before the paint, because a new message may stand over it.
  useLayoutEffect(() => {
    if (messages) giveWay();
  }, [messages]);
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
        leave(undoable);
      }),
  );

  return (
    <section
      ref={stack}
      aria-label="Messages"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
      // Half of the window stays free for what has the focus.
      className={`pointer-events-none fixed inset-x-0 z-50 mx-auto grid max-h-[45dvh] w-fit justify-items-center gap-2 overflow-y-auto p-4 print:hidden ${isAbove ? "top-0" : "bottom-0"}`}
    >
      {messages.map((message) => (
        <TimedToast
          key={message.id}
          message={message}
          before={before}
          onLeave={() => leave(message)}
          onGone={() => setMessages((now) => now.filter(({ id }) => id !== message.id))}
        />
      ))}
    </section>
  );
}

interface TimedToastProps {
  message: Message;
  before: RefObject<Element | null>;
  onLeave: () => void;
  onGone: () => void;
}

function TimedToast({ message, before, onLeave, onGone }: TimedToastProps) {
  const { action, isLeaving } = message;
  const toast = useRef<HTMLDivElement>(null);

  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (action) return;
    let timer = 0;
    const wait = () => {
      timer = window.setTimeout(() => {
        // Whoever reads or reaches for one keeps the others in their places.
        if (toast.current?.parentElement?.matches(":hover, :focus-within")) wait();
        else leave();
      }, TOAST_MS);
    };
    wait();
    return () => clearTimeout(timer);
  }, [action]);

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
function returnFocus(message: Element | null, last: Element | null) {
  if (!message?.contains(document.activeElement)) return;
  const place = last instanceof HTMLElement && last.isConnected ? last : document.getElementById("main");
  place?.focus();
}

/** The padding of the stack is more than a focus ring needs. */
function isOver(stack: Element, element: Element) {
  const { top, bottom, left, right } = stack.getBoundingClientRect();
  const below = element.getBoundingClientRect();
  return top < below.bottom && bottom > below.top && left < below.right && right > below.left;
}
