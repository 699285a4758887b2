import { once } from "./once.ts";

const USD = { style: "currency", currency: "USD" } as const;
const dollars = once(() => new Intl.NumberFormat("en-US", USD));
const wholeDollars = once(() => new Intl.NumberFormat("en-US", { ...USD, maximumFractionDigits: 0 }));

/** `1899` → "$18.99". Money is always an integer number of US cents. */
export const formatMoney = (cents: number): string => dollars().format(cents / 100);

/** `1000` → "$10", for round amounts in running text; cents are kept where there are any. */
export const formatMoneyShort = (cents: number): string =>
  cents % 100 === 0 ? wholeDollars().format(cents / 100) : formatMoney(cents);
