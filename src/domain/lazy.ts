/**
 * Made when first asked for. For formatters and their like: the first `Intl` object of a page takes tens of milliseconds
 * on a cheap phone, which no page may spend on arrival for what it does not show.
 */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
