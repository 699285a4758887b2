import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the prerendered page and while it hydrates, so that what depends on the reader never mismatches. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
