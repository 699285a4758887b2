import { memoize } from "./memoize.ts";

/** Something that is fetched only when it is needed. */
export interface Loader<Value = unknown> {
  readonly value?: Value;
  /** Returns the promise of a running or finished load; after a failure it tries again. */
  load(): Promise<Value>;
}

export function createLoader<Value>(fetchValue: () => Promise<Value>): Loader<Value> {
  let loading: Promise<Value> | undefined;
  const loader: { -readonly [Key in keyof Loader]: Loader<Value>[Key] } = {
    load() {
      loading ??= fetchValue().then(
        (value) => {
          loader.value = value;
          return value;
        },
        (error) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
  return loader;
}

const tryUntilLoaded = (loader: Loader): Promise<unknown> =>
  loader.load().catch(() =>
    new Promise((resolve) => {
      for (const event of ["online", "visibilitychange"]) globalThis.addEventListener(event, resolve, { once: true });
    }).then(() => tryUntilLoaded(loader)),
  );

/**
 * Loads, however often that fails: it tries again when the network is back and when someone comes back to the page.
 * Returns the same promise for a loader each time, as React's `use` needs it.
 */
export const loadAtLast = memoize(tryUntilLoaded);
