import { type RefObject, useEffect, useRef, useState } from "react";

/** The latest value that was not undefined. Useful for a dialog, which needs its content while it closes. */
export function useLastDefined<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** A ref to the latest value, for callbacks that run after later renders; undefined after unmounting. */
export function useLatest<T>(value: T): RefObject<T | undefined> {
  const latest = useRef<T>(undefined);
  useEffect(() => {
    latest.current = value;
    return () => {
      latest.current = undefined;
    };
  });
  return latest;
}
