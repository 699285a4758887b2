import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { Toast } from "../../index.ts";
import { useUndoKeys } from "../platform/use-undo-keys.ts";
import { type Message, markLeaving } from "./message.ts";

/** How long a toast stays while neither focus nor pointer is on the stack, in milliseconds. */
const TOAST_MS = 6000;

interface ToastsProps {
  messages: readonly Message[];
  setMessages: (change: (now: readonly Message[]) => readonly Message[]) => void;
}

/** The messages, in one stack that keeps away from what has the focus. */
export function Toasts({ messages, setMessages }: ToastsProps) {
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
      className={`pf:pointer-events-none pf:fixed pf:inset-x-0 pf:z-50 pf:mx-auto pf:grid pf:max-h-[45dvh] pf:w-fit pf:justify-items-center pf:gap-2 pf:overflow-y-auto pf:p-4 pf:print:hidden ${isAbove ? "pf:top-0" : "pf:bottom-0"}`}
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
      className="pf:pointer-events-auto"
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
