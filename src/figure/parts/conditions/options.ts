/** Marks of the skin, as a description says them. */
export const MARKS = { freckles: "freckles", vitiligo: "vitiligo", mole: "a mole", scar: "a scar" } as const;
export type Mark = keyof typeof MARKS;

/** Hearing and medical aids, as a description says them. */
export const MEDICAL_AIDS = {
  hearingAid: "a hearing aid",
  cochlearImplant: "a cochlear implant",
  oxygen: "an oxygen tube",
  insulinPump: "an insulin pump",
  eyePatch: "an eye patch",
} as const;
export type MedicalAid = keyof typeof MEDICAL_AIDS;

/** Drawn with the hearing devices. */
export const DEVICES = ["oxygen", "insulinPump"] as const;
export type Device = (typeof DEVICES)[number];

/** All but hearing devices, in painting order. */
export const CONDITIONS = ["vitiligo", "scar", "oxygen", "insulinPump", "pregnant", "eyePatch"] as const;
