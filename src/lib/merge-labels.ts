/** Overrides the default labels with the given ones. An `undefined` label keeps the default. */
export function mergeLabels<Defaults extends object, Given extends object>(
  defaults: Defaults,
  given: Given | undefined,
): Defaults & Given {
  const own = Object.entries(given ?? {}).filter(([, label]) => label !== undefined);
  return { ...defaults, ...Object.fromEntries(own) } as Defaults & Given;
}
