/** The package's entries, each with the file that re-exports it. */
export const ENTRIES = {
  profigure: "src/index.ts",
  "profigure/figure": "src/figure.ts",
  "profigure/editor": "src/editor.ts",
};

/**
 * Rewrites our source imports to package imports, as in an app. @param {string} code @param {(entry: string) => string}
 * [nameOf]
 */
export const asConsumer = (code, nameOf = (entry) => entry) =>
  Object.entries(ENTRIES).reduce(
    (text, [entry, file]) => text.replaceAll(`"../../${file}"`, () => `"${nameOf(entry)}"`),
    code,
  );
