/** The English texts of a field's counter. */
export const COUNTER_LABELS = {
  used: (length: number, limit: number) => `${length} of ${limit} characters`,
  left: (left: number) => `${left} ${left === 1 ? "character" : "characters"} left`,
  full: (limit: number) => `${limit} characters: no more fit.`,
};
/** The texts of a field's counter. */
export type CounterLabels = Readonly<typeof COUNTER_LABELS>;
