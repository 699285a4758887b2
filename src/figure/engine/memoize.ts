/** Caches what `make` returns for a key. Keys that anybody may type need a `limit` of entries, at which the cache is emptied. */
export function memoize<Key, Value>(make: (key: Key) => Value, limit = Number.POSITIVE_INFINITY) {
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
