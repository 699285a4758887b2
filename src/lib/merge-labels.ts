/** Some labels of a component. Missing and `undefined` ones are in English. */
export type Translations<Labels> = { readonly [Key in keyof Labels]?: Labels[Key] | undefined };

/**
 * Overrides the default labels with the given ones. An `undefined` label keeps the default. Throws if a server component
 * got the labels from a client file, because it cannot read them.
 */
export function mergeLabels<Defaults extends object, Given extends object>(
  defaults: Defaults,
  given: Given | undefined,
): Defaults & { readonly [Key in keyof Given]: Exclude<Given[Key], undefined> } {
  // React makes a function of each export of a client file.
  if (typeof given === "function")
    throw new Error('ProFigure: a server component cannot read labels of a "use client" file.');
  const own = Object.entries(given ?? {}).filter(([, label]) => label !== undefined);
  return { ...defaults, ...Object.fromEntries(own) } as ReturnType<typeof mergeLabels<Defaults, Given>>;
}
