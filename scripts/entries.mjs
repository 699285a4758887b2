/** The package's entry points, each with its source file. */
export const ENTRIES = {
  profigure: "src/index.ts",
  "profigure/figure": "src/figure.ts",
  "profigure/editor": "src/editor.ts",
};

/**
 * Rewrites imports of our entry files to imports of the package, as in an app.
 * @param {string} code @param {(entry: string) => string} [nameOf]
 */
export const asConsumer = (code, nameOf = (entry) => entry) =>
  Object.entries(ENTRIES).reduce(
    (text, [entry, file]) => text.replaceAll(`"../../${file}"`, () => `"${nameOf(entry)}"`),
    code,
  );
