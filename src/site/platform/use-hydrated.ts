import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False during prerendering and hydration, so that content that depends on the browser causes no mismatch. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
