import { useSyncExternalStore } from "react";
import { FIRST_KEPT, type Kept } from "./state.ts";
import { store } from "./store.ts";

/** What is kept on this device, live. Before hydration, and until it is read, that of a first visit. */
export const useKept = (): Kept => useSyncExternalStore(store.subscribe, store.read, () => FIRST_KEPT);
