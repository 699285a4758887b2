/**
 * Defers creating a value to its first use, and creates it once. Useful for `Intl` objects: a page's first one takes
 * tens of milliseconds on a cheap phone.
 */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
