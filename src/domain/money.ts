// One notation, the specification's, so not through Intl: its first formatter takes 50 to 200 ms on a cheap phone, in
// the hydration of every page with a price (docs/performance.md).

/** `1234` → "1,234". */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

/** `1899` → "$18.99". Money is always an integer number of US cents, never negative. */
export const formatMoney = (cents: number): string =>
  `$${formatCount(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, "0")}`;

/** `1000` → "$10", for round amounts in running text; cents are kept where there are any. */
export const formatMoneyShort = (cents: number): string => formatMoney(cents).replace(/\.00$/, "");
