import { useEffect, useRef, useState } from "react";
import { announce } from "../../index.ts";

/** How long a control confirms its action, in milliseconds. */
const DONE_MS = 4000;

/** Returns what was just done, for a few seconds, and a function that sets and announces it. */
export function useDone<Done>() {
  const [done, setDone] = useState<Done>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const confirm = (what: Done, message: string) => {
    clearTimeout(timer.current);
    setDone(() => what);
    announce(message);
    timer.current = setTimeout(() => setDone(undefined), DONE_MS);
  };
  return [done, confirm] as const;
}
