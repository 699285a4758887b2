import { memoize } from "./memoize.ts";

/** Fetches a value on demand, at most once. */
export interface Loader<Value = unknown> {
  /** Undefined until loaded. */
  readonly value?: Value;
  /** Returns the promise of the running or finished load. Tries again after a failure. */
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
 * Loads, however often that fails: tries again when the network is back or the page is shown again. Returns the same
 * promise each time, as React's `use` requires.
 */
export const loadAtLast = memoize(tryUntilLoaded);
