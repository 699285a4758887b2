/**
 * `1234` → "1,234". Does not use `Intl`, because its first formatter takes 50 to 200 ms on a cheap phone and would delay
 * the hydration of every page with a number (docs/performance.md). The specification needs only one notation.
 */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");
