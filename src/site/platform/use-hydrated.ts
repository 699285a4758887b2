import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the prerendered page and during hydration, so that content that depends on the reader never mismatches. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
