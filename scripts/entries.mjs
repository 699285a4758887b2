/** What the package offers to import, and the file of each that re-exports it. */
export const ENTRIES = {
  profigure: "src/index.ts",
  "profigure/figure": "src/figure.ts",
  "profigure/editor": "src/editor.ts",
};

/** Code of ours that imports the sources, as an app has it. @param {string} code @param {(entry: string) => string} [nameOf] */
export const asConsumer = (code, nameOf = (entry) => entry) =>
  Object.entries(ENTRIES).reduce(
    (text, [entry, file]) => text.replaceAll(`"../../${file}"`, () => `"${nameOf(entry)}"`),
    code,
  );
