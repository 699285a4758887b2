/** Caches the results of `make` by key. The cache empties at `limit` entries; set one if users can type the keys. */
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
