import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useHydrated } from "../platform/use-hydrated.ts";

/** How long the URL waits for the next change, in milliseconds. */
const REST_MS = 300;

/** Changes parameters; with `isNew`, in a new history entry. */
type ChangeParams = (change: (params: URLSearchParams) => void, options?: { isNew?: boolean }) => void;
export type UrlParams = readonly [params: URLSearchParams, changeParams: ChangeParams, writeNow: () => void];

/**
 * The parameters of the page's URL; none during hydration. A change is shown immediately. The URL has it immediately if
 * it is a single one; changes in quick succession are written together when they rest, when a text field is left or with
 * `writeNow`, because a held key can exceed the number of history calls that browsers allow.
 */
export function useUrlParams(): UrlParams {
  const navigate = useNavigate();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const [shown, setShown] = useState<string>();
  const waiting = useRef<{ readonly search: string; readonly isNew: boolean }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = () => {
    const next = waiting.current;
    if (!next) return;
    const isWritten = () => next.search === new URLSearchParams(window.location.search).toString();
    if (!isWritten()) void navigate({ search: next.search }, { replace: !next.isNew, preventScrollReset: true });
    // If the browser refuses the call, the change waits for the next rest.
    if (!isWritten()) return;
    waiting.current = undefined;
    // In a transition, like the router's update, so that both are shown at once.
    startTransition(() => setShown(undefined));
  };
  const rest = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      if (!waiting.current) return;
      write();
      rest();
    }, REST_MS);
  };
  const changeParams: ChangeParams = (change, { isNew = false } = {}) => {
    // Writes what is typed to its own history entry.
    if (isNew && waiting.current?.isNew === false) write();
    const params = new URLSearchParams(waiting.current?.search ?? window.location.search);
    const before = params.toString();
    change(params);
    const after = params.toString();
    if (after === before) return;
    waiting.current = { search: after, isNew: isNew || waiting.current?.isNew === true };
    setShown(after);
    if (timer.current === undefined) write();
    rest();
  };

  const writeNow = useEffectEvent(write);
  useEffect(() => {
    const cancel = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      waiting.current = undefined;
      startTransition(() => setShown(undefined));
    };
    const onBlur = ({ target }: FocusEvent) => {
      // Radio buttons and tabs lose focus with each arrow key.
      if (target === window || (target instanceof HTMLInputElement && target.type !== "radio")) writeNow();
    };
    const unmounted = new AbortController();
    const { signal } = unmounted;
    addEventListener("blur", onBlur, { capture: true, signal });
    addEventListener("pagehide", () => writeNow(), { signal });
    addEventListener("popstate", cancel, { signal });
    return () => {
      unmounted.abort();
      cancel();
    };
  }, []);

  return [new URLSearchParams(isHydrated ? (shown ?? search) : ""), changeParams, write];
}
