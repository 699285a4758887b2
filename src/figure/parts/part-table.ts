import { use } from "react";

/** Drawings by the option that asks for them. Some are there from the start, the others come in packs. */
export interface PartTable<Name extends string, Drawing> {
  /** A drawing that is there. Throws where its pack is not loaded. */
  get(name: Name): Drawing;
  /** A drawing; suspends the component until its pack is there. */
  use(name: Name): Drawing;
  /** Fetches the packs that hold these options, or all. Rejects where one cannot be fetched; it may be tried again. */
  load(names?: readonly Name[]): Promise<void>;
}

interface Pack<Name extends string, Drawing> {
  readonly names: readonly Name[];
  readonly fetch: () => Promise<Partial<Record<Name, Drawing>>>;
}

/** Until the connection is back, or at once where it is unknown. */
const online = () => new Promise((resolve) => globalThis.addEventListener?.("online", resolve, { once: true }));

export function createPartTable<Name extends string, Drawing>(
  base: Partial<Record<Name, Drawing>>,
  ...packs: readonly Pack<Name, Drawing>[]
): PartTable<Name, Drawing> {
  const drawings: Partial<Record<Name, Drawing>> = { ...base };
  const loads = new Map<Pack<Name, Drawing>, Promise<void>>();
  const waits = new Map<Pack<Name, Drawing>, Promise<void>>();

  function loadPack(pack: Pack<Name, Drawing>): Promise<void> {
    const load =
      loads.get(pack) ??
      pack.fetch().then(
        (more) => void Object.assign(drawings, more),
        (error) => {
          loads.delete(pack);
          throw error;
        },
      );
    loads.set(pack, load);
    return load;
  }
  /** The same promise for each render, which ends when the pack is there at last. */
  function waitFor(pack: Pack<Name, Drawing>): Promise<void> {
    const untilLoaded = (): Promise<void> => loadPack(pack).catch(() => online().then(untilLoaded));
    const wait = waits.get(pack) ?? untilLoaded();
    waits.set(pack, wait);
    return wait;
  }
  const get = (name: Name): Drawing => {
    const drawing = drawings[name];
    if (drawing === undefined)
      throw new Error(`The drawing of "${name}" is not loaded: await loadFigureParts() first.`);
    return drawing;
  };
  return {
    get,
    use(name) {
      const pack = drawings[name] === undefined && packs.find(({ names }) => names.includes(name));
      if (pack) use(waitFor(pack));
      return get(name);
    },
    async load(names) {
      const needed = packs.filter(
        (pack) => names === undefined || pack.names.some((name) => names.includes(name) && !(name in drawings)),
      );
      await Promise.all(needed.map(loadPack));
    },
  };
}
