import { use } from "react";

/** Drawings that few figures need, fetched when one does. */
export interface Pack<Drawings = unknown> {
  /** Throws while the pack is not loaded. */
  get(): Drawings;
  /** Rejects where it cannot be fetched; the next call tries again. */
  load(): Promise<void>;
  /** Suspends the component that calls it while the pack is not loaded, if need be until the connection is back. */
  wait(): void;
}

const packs: Pack[] = [];

/** Loads everything that can be drawn: for a server, and for pictures of many figures. */
export const loadAllFigureParts = async (): Promise<void> => void (await Promise.all(packs.map((pack) => pack.load())));

/** Until the connection is back. */
const online = () => new Promise((resolve) => globalThis.addEventListener?.("online", resolve, { once: true }));

export function createPack<Drawings>(fetchDrawings: () => Promise<Drawings>): Pack<Drawings> {
  let drawings: Drawings | undefined;
  let loading: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  function load(): Promise<void> {
    loading ??= fetchDrawings().then(
      (fetched) => {
        drawings = fetched;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }
  const loadAtLast = (): Promise<void> => load().catch(() => online().then(loadAtLast));
  const pack: Pack<Drawings> = {
    get() {
      if (drawings === undefined) throw new Error("A part of this figure is not loaded: await loadFigureParts(spec).");
      return drawings;
    },
    load,
    wait() {
      // The same promise at each rendering, as React asks for it.
      if (drawings !== undefined) return;
      waiting ??= loadAtLast();
      use(waiting);
    },
  };
  packs.push(pack);
  return pack;
}
