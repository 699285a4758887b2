/** Marks of the skin. */
export const MARKS = ["freckles", "vitiligo", "mole", "scar"] as const;
/** Hearing and medical aids. */
export const MEDICAL_AIDS = ["hearingAid", "cochlearImplant", "oxygen", "insulinPump", "eyePatch"] as const;
/** What the pack of conditions draws, in painting order. */
export const CONDITIONS = ["vitiligo", "scar", "oxygen", "insulinPump", "pregnant", "eyePatch"] as const;
