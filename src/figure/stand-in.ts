/** Entries of a table for options that are not drawn yet: they look like `value`. */
export const standIn = <Name extends string, Value>(value: Value, ...names: readonly Name[]): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;
