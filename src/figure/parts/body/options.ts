// Append new options to a list: figure codes store the index.

export const BUILDS = ["slim", "average", "broad", "curvy", "plus"] as const;
export const AGES = ["young", "thirties", "adult", "fifties", "mature", "seventies"] as const;
export const STATURES = ["average", "short"] as const;
