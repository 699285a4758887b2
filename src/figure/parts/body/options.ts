// New options go to the end of a list: codes hold the place.

export const BUILDS = ["slim", "average", "broad", "curvy", "plus"] as const;
export const AGES = ["young", "thirties", "adult", "fifties", "mature", "seventies"] as const;
export const STATURES = ["average", "short"] as const;
