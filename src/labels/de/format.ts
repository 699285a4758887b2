/** `1234` → "1.234". */
export const formatCount = (count: number): string => count.toLocaleString("de");

/** `1899` → "18,99 $": an integer number of US cents. */
export const formatMoney = (cents: number): string =>
  (cents / 100).toLocaleString("de", { style: "currency", currency: "USD" });

/** `2026-01-01T12:00:00Z` → "1. Januar 2026", the same on server and client. */
export const formatDate = (time: string): string =>
  new Date(time.slice(0, 10)).toLocaleDateString("de", { dateStyle: "long", timeZone: "UTC" });

/** "Name, Titel und Branche". */
export const formatList = (words: readonly string[]): string => new Intl.ListFormat("de").format(words);
