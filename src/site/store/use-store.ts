import { useSyncExternalStore } from "react";
import { INITIAL_STATE, type StoreState, store } from "./store.ts";

/** This device's persisted state, live. Until it has been read, the state of a first visit. */
export const useStore = (): StoreState => useSyncExternalStore(store.subscribe, store.read, () => INITIAL_STATE);
