import { formatCount } from "../lib/format-count.ts";

/** `1899` → "$18.99". Amounts are non-negative integers in US cents. */
export const formatMoney = (cents: number): string =>
  `$${formatCount(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, "0")}`;

/** `1000` → "$10", for running text; cents are shown unless they are zero. */
export const formatMoneyShort = (cents: number): string => formatMoney(cents).replace(/\.00$/, "");
