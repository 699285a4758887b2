import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { Toast } from "../index.ts";
import type { Message } from "./status.tsx";
import { useUndoKeys } from "./use-undo-keys.ts";

/** How long a toast stays while neither focus nor pointer is on the stack, in milliseconds. */
const TOAST_MS = 6000;

interface ToastsProps {
  messages: readonly Message[];
  onLeave: (id: number) => void;
  onGone: (id: number) => void;
}

/** The messages, in one stack that keeps away from what has the focus. */
export function Toasts({ messages, onLeave, onGone }: ToastsProps) {
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
