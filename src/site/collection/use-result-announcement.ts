import { useEffect, useRef } from "react";
import type { CollectionView } from "../../domain/collection-view.ts";
import { announce } from "../../index.ts";

/** Delay of the announcement after the last change, in milliseconds. */
const ANNOUNCE_DELAY_MS = 600;

/** Announces the number of results once the person stops changing the search and filters. */
export function useResultAnnouncement(view: CollectionView, count: number): void {
  // Text, because an equal view in a new object must not restart the delay.
  const key = JSON.stringify(view);
  const announced = useRef(key);
  const result = count === 1 ? "1 figure" : `${count} figures`;
  useEffect(() => {
    if (announced.current === key) return;
    const timer = setTimeout(() => {
      announced.current = key;
      announce(result);
    }, ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key, result]);
}
