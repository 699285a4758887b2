/**
 * What `make` gives for a key, made once: for paths and colors, which come in few kinds, and for what stays
 * as it is between two keystrokes. Keys that anybody may type need a `limit`: past it, all is forgotten.
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
