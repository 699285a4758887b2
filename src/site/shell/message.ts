import type { ReactNode } from "react";
import type { ToastProps } from "../../index.ts";

/** What a toast shows. */
export interface Message {
  readonly id: number;
  readonly text: ReactNode;
  readonly tone: NonNullable<ToastProps["tone"]>;
  readonly action: ToastProps["action"];
  readonly isLeaving: boolean;
}

/** Each is gone when it has faded. */
export const markLeaving = (isLeaving: (message: Message) => unknown) => (messages: readonly Message[]) =>
  messages.map((one) => (isLeaving(one) ? { ...one, isLeaving: true } : one));
