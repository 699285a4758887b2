/**
 * Caches what `make` returns for a key. For paths and colors, which come in few kinds, and for what stays the same
 * between two keystrokes. Keys that anybody may type need a `limit` of entries: at the limit the cache is emptied.
 * For a single value without a key there is `lazy`, a file of its own because every page needs that one and only
 * the drawings need this.
 */
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
