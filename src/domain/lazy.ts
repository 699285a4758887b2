/** Makes a value when it is first asked for, once. A page's first `Intl` object takes tens of milliseconds on a cheap phone. */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
