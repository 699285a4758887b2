/** The words that are printed on every box, in English. */
export const BOX_LABELS = {
  /** The brand, at the top. This and the other words may be empty. */
  brand: "PROFIGURE",
  /** The name of the series, above the figure's number. */
  series: "OFFICE SERIES",
  /** The seal in three lines: `ages` and `overtime` are small, `hours` is large. */
  ages: "AGES",
  hours: "9 to 5",
  overtime: "& overtime",
  contents: "1 FIGURE · 3 ACCESSORIES · SMALL PARTS, BIG AMBITIONS",
};
/** The words that are printed on every box. */
export type BoxLabels = Readonly<typeof BOX_LABELS>;
