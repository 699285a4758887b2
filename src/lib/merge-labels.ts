/** Some labels of a component. Missing and `undefined` ones are in English. */
export type Translations<Labels> = { readonly [Key in keyof Labels]?: Labels[Key] | undefined };

/** What a server component gets for an export of a file that begins with "use client". */
const CLIENT_REFERENCE = Symbol.for("react.client.reference");

/**
 * Overrides the default labels with the given ones. An `undefined` label keeps the default. Throws if a server component
 * got the labels from a client file, because it cannot read them.
 */
export function mergeLabels<Defaults extends object, Given extends object>(
  defaults: Defaults,
  given: Given | undefined,
): Defaults & { readonly [Key in keyof Given]: Exclude<Given[Key], undefined> } {
  if (given && "$$typeof" in given && given.$$typeof === CLIENT_REFERENCE)
    throw new Error(
      'ProFigure: a server component cannot read labels from a file that begins with "use client". Move these labels to a file without it.',
    );
  const own = Object.entries(given ?? {}).filter(([, label]) => label !== undefined);
  return { ...defaults, ...Object.fromEntries(own) } as ReturnType<typeof mergeLabels<Defaults, Given>>;
}
