// Formats money without `Intl`, because its first formatter takes 50 to 200 ms on a cheap phone and would delay the
// hydration of every page with a price (docs/performance.md). The specification needs only one notation.

/** `1234` → "1,234". */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

/** `1899` → "$18.99". Amounts are non-negative integers in US cents. */
export const formatMoney = (cents: number): string =>
  `$${formatCount(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, "0")}`;

/** `1000` → "$10", for running text; cents are shown unless they are zero. */
export const formatMoneyShort = (cents: number): string => formatMoney(cents).replace(/\.00$/, "");
