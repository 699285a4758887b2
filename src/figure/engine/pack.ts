import { use } from "react";
import { memoize } from "./memoize.ts";

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

/** A page tries again when the connection is back, and when somebody comes back to it. */
const loadAtLast = (pack: Pack): Promise<void> =>
  pack.load().catch(() =>
    new Promise((resolve) => {
      for (const event of ["online", "visibilitychange"]) globalThis.addEventListener(event, resolve, { once: true });
    }).then(() => loadAtLast(pack)),
  );

/** React asks for the same promise at each rendering, also when it is over. */
const waits = memoize(loadAtLast);

/** Suspends the component that calls it until all these packs are there, however long that takes; a server says that it failed. */
export function waitForPacks(needed: readonly (Pack | undefined)[]): void {
  const begun = needed.map((pack) => pack && (globalThis.document ? waits(pack) : pack.load()));
  for (const [i, wait] of begun.entries()) {
    if (!wait) continue;
    // React reads this field (`FulfilledReactPromise`), and does not wait.
    if (needed[i]?.isLoaded) Object.assign(wait, { status: "fulfilled" });
    use(wait);
  }
}
