/** Skin marks, with their words in a description. */
export const MARKS = { freckles: "freckles", vitiligo: "vitiligo", mole: "a mole", scar: "a scar" } as const;
export type Mark = keyof typeof MARKS;

/** Hearing and medical aids, with their words in a description. */
export const MEDICAL_AIDS = {
  hearingAid: "a hearing aid",
  cochlearImplant: "a cochlear implant",
  oxygen: "an oxygen tube",
  insulinPump: "an insulin pump",
  eyePatch: "an eye patch",
} as const;
export type MedicalAid = keyof typeof MEDICAL_AIDS;

/** Conditions drawn by the pack of the hearing devices. */
export const DEVICES = ["oxygen", "insulinPump"] as const;
export type Device = (typeof DEVICES)[number];

/** All conditions except hearing devices, in painting order. */
export const CONDITIONS = ["vitiligo", "scar", "oxygen", "insulinPump", "pregnant", "eyePatch"] as const;
