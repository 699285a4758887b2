/**
 * Makes a value when it is first asked for, and only once. For formatters and the like: the first `Intl` object of a page takes tens of milliseconds
 * on a cheap phone, which no page may spend on arrival for what it does not show.
 */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
