/** New ones go to the end: codes hold the place. */
export const PACKAGINGS = ["blister", "window", "vintage", "trading-card"] as const;

export type Packaging = (typeof PACKAGINGS)[number];
