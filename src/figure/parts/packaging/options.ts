/** Append new packagings: figure codes store the index. */
export const PACKAGINGS = ["blister", "window", "vintage", "trading-card"] as const;

export type Packaging = (typeof PACKAGINGS)[number];
