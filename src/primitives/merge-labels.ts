/** The default texts with the given ones over them. One that is `undefined` leaves the default. */
export function mergeLabels<Defaults extends object, Given extends object>(
  defaults: Defaults,
  given: Given | undefined,
): Defaults & Given {
  const own = Object.entries(given ?? {}).filter(([, label]) => label !== undefined);
  return { ...defaults, ...Object.fromEntries(own) } as Defaults & Given;
}
