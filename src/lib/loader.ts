import { memoize } from "./memoize.ts";

/** Fetches a value on demand and only once. */
export interface Loader<Value = unknown> {
  /** Undefined until loaded. */
  readonly value?: Value;
  /**
   * Starts loading and returns the promise. Returns the same promise while loading and afterward; after a failure,
   * tries again.
   */
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
 * Retries after every failure until the value is loaded, whenever the network returns or the page becomes visible.
 * Returns the same promise for the same loader, as React's `use` requires.
 */
export const loadAtLast = memoize(tryUntilLoaded);
