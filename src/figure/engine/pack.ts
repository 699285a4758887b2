import { use } from "react";
import { createLoader, type Loader, loadAtLast } from "./loader.ts";

/** Drawings that few figures need, fetched on demand. */
export interface Pack<Drawings = unknown> extends Loader<Drawings> {
  /** Returns the drawings. Throws until they are loaded. */
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

/** Loads the drawings of all figures, for pages that show many. Rejects if one cannot be fetched. */
export async function loadAllFigureParts(): Promise<void> {
  await Promise.all(packs.map((pack) => pack.load()));
}

/**
 * Suspends the calling component until all these packs are loaded. A browser retries without limit; on a server a
 * failure throws.
 */
export function waitForPacks(needed: readonly (Pack | undefined)[]): void {
  const begun = needed.map((pack) => {
    const wait = pack && (globalThis.document ? loadAtLast(pack) : pack.load());
    // React reads this field (`FulfilledReactPromise`) and does not suspend.
    return wait && Object.assign(wait, pack.value && { status: "fulfilled" });
  });
  for (const wait of begun) if (wait) use(wait);
}
