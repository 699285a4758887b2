/** Creates a value on first use, once. A page's first `Intl` object takes tens of milliseconds on a cheap phone. */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
