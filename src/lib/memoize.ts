/**
 * Caches the results of `make` by key. Clears the cache at `limit` entries, because a server renders figures for months.
 * Without a key, `make` is called once, at the first use. That is useful for `Intl` objects: a page's first one takes
 * tens of milliseconds on a cheap phone.
 */
export function memoize<Value>(make: () => Value): () => Value;
export function memoize<Key, Value>(make: (key: Key) => Value, limit?: number): (key: Key) => Value;
export function memoize<Key, Value>(make: (key: Key) => Value, limit = 4096) {
  const known = new Map<Key, Value>();
  return (key: Key): Value => {
    let value = known.get(key);
    if (value === undefined) {
      value = make(key);
      if (known.size >= limit) known.clear();
      known.set(key, value);
    }
    return value;
  };
}
