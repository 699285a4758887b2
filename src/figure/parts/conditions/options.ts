/** Skin marks, with the words that describe each in the text alternative. */
export const MARKS = { freckles: "freckles", vitiligo: "vitiligo", mole: "a mole", scar: "a scar" } as const;
export type Mark = keyof typeof MARKS;

/** Hearing and medical aids, with the words that describe each in the text alternative. */
export const MEDICAL_AIDS = {
  hearingAid: "a hearing aid",
  cochlearImplant: "a cochlear implant",
  oxygen: "an oxygen tube",
  insulinPump: "an insulin pump",
  eyePatch: "an eye patch",
} as const;
export type MedicalAid = keyof typeof MEDICAL_AIDS;

/** All conditions except hearing devices, in the order in which they are painted. */
export const CONDITIONS = ["vitiligo", "scar", "oxygen", "insulinPump", "pregnant", "eyePatch"] as const;
