import { use } from "react";
import { createLoader, type Loader, loadAtLast } from "./loader.ts";

/** Drawings that few figures need, fetched when one does. */
export interface Pack<Drawings = unknown> extends Loader<Drawings> {
  /** Throws while the pack is not loaded. */
  get(): Drawings;
}

const packs: Pack[] = [];

export function createPack<Drawings>(fetchDrawings: () => Promise<Drawings>): Pack<Drawings> {
  const loader = createLoader(fetchDrawings);
  const pack = Object.assign(loader, {
    get() {
      if (!loader.value) throw new Error("Not loaded: await loadFigureParts(spec).");
      return loader.value;
    },
  });
  packs.push(pack);
  return pack;
}

/** Loads everything that can be drawn: for pages that show many. */
export async function loadAllFigureParts(): Promise<void> {
  await Promise.all(packs.map((pack) => pack.load()));
}

/** Suspends the component that calls it until all these packs are there, however long that takes; a server says that it failed. */
export function waitForPacks(needed: readonly (Pack | undefined)[]): void {
  const begun = needed.map((pack) => {
    const wait = pack && (globalThis.document ? loadAtLast(pack) : pack.load());
    // React reads this field (`FulfilledReactPromise`), and does not wait.
    return wait && Object.assign(wait, pack.value && { status: "fulfilled" });
  });
  for (const wait of begun) if (wait) use(wait);
}
