import { use } from "react";
import { createLoader, type Loader, loadAtLast } from "../../lib/loader.ts";

/** A set of drawings that few figures need. It is fetched on demand. */
export interface Pack<Drawings = unknown> extends Loader<Drawings> {
  /** Returns the drawings. Throws if they are not loaded yet. */
  get(): Drawings;
}

const packs: Pack[] = [];

export function createPack<Drawings>(fetchDrawings: () => Promise<Drawings>): Pack<Drawings> {
  const loader = createLoader(fetchDrawings);
  const pack = Object.assign(loader, {
    get() {
      if (!loader.value) throw new Error("ProFigure: a drawing is not loaded. Await loadFigureParts(spec) first.");
      return loader.value;
    },
  });
  packs.push(pack);
  return pack;
}

/** Loads all packs, for pages that show many figures. Rejects if one cannot be fetched. */
export async function loadAllFigureParts(): Promise<void> {
  await Promise.all(packs.map((pack) => pack.load()));
}

/**
 * Suspends the calling component until all `needed` packs are loaded. After a failure, a browser retries without limit
 * and a server throws.
 */
export function waitForPacks(needed: readonly (Pack | undefined)[]): void {
  const begun = needed.map((pack) => {
    const wait = pack && (globalThis.document ? loadAtLast(pack) : pack.load());
    // React reads this field (`FulfilledReactPromise`) and then does not suspend.
    return wait && Object.assign(wait, pack.value && { status: "fulfilled" });
  });
  for (const wait of begun) if (wait) use(wait);
}
