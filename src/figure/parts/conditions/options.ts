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

/** Conditions whose drawings are in the pack of the hearing devices. */
export const DEVICES = ["oxygen", "insulinPump"] as const;
export type Device = (typeof DEVICES)[number];

/** All conditions except hearing devices, in the order in which they are painted. */
export const CONDITIONS = ["vitiligo", "scar", "oxygen", "insulinPump", "pregnant", "eyePatch"] as const;
