import { use } from "react";

/** Drawings that few figures need, fetched when one does. */
export interface Pack<Drawings = unknown> {
  readonly isLoaded: boolean;
  /** Throws while the pack is not loaded. */
  get(): Drawings;
  /** Rejects where it cannot be fetched; the next call tries again. */
  load(): Promise<void>;
}

const packs: Pack[] = [];

export function createPack<Drawings>(fetchDrawings: () => Promise<Drawings>): Pack<Drawings> {
  let drawings: Drawings | undefined;
  let loading: Promise<void> | undefined;
  const pack: Pack<Drawings> = {
    get isLoaded() {
      return drawings !== undefined;
    },
    get() {
      if (drawings === undefined) throw new Error("A part of this figure is not loaded: await loadFigureParts(spec).");
      return drawings;
    },
    load() {
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
    },
  };
  packs.push(pack);
  return pack;
}

/** Loads everything that can be drawn: for pages that show many. */
export async function loadAllFigureParts(): Promise<void> {
  await Promise.all(packs.map((pack) => pack.load()));
}

/** A page tries again when the connection is back, and what it shows has a gap until then; a server says that it failed. */
const loadAtLast = (pack: Pack): Promise<void> =>
  pack.load().catch((error) => {
    if (globalThis.document === undefined) throw error;
    return new Promise((resolve) => globalThis.addEventListener("online", resolve, { once: true })).then(() =>
      loadAtLast(pack),
    );
  });

/** By the packs that are waited for: React asks for the same promise at each rendering, also when it is over. */
const waits = new Map<string, Promise<unknown>>();

/** Suspends the component that calls it until all these packs are there, if need be until the connection is back. */
export function waitForPacks(needed: readonly (Pack | undefined)[]): void {
  const used = packs.filter((pack) => needed.includes(pack));
  if (used.length === 0) return;
  const key = used.map((pack) => packs.indexOf(pack)).join();
  const wait = waits.get(key) ?? Promise.all(used.map(loadAtLast));
  waits.set(key, wait);
  // React reads these fields (`FulfilledReactPromise`), and does not wait.
  if (used.every(({ isLoaded }) => isLoaded)) Object.assign(wait, { status: "fulfilled", value: undefined });
  use(wait);
}
