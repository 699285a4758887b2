import { type RefObject, useEffect, useRef, useState } from "react";

/** The latest value that was not undefined, so that a dialog keeps its content while it closes. */
export function useLastDefined<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** The latest value, for callbacks that outlive the render; undefined after unmounting. */
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
