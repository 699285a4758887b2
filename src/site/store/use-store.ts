import { useSyncExternalStore } from "react";
import { INITIAL_STATE, type StoreState, store } from "./store.ts";

/** The persisted state of this device, live. Before hydration and until it is read, the state of a first visit. */
export const useStore = (): StoreState => useSyncExternalStore(store.subscribe, store.read, () => INITIAL_STATE);
