import { type RefObject, useEffect, useRef, useState } from "react";

/** The latest value that was there: a dialog keeps what it shows while it closes. */
export function useLastDefined<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** The latest value for what goes on after the rendering; undefined once the component is gone. */
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
