import type { WordsOf } from "../../schema/words.ts";
import { FABRIC_WORDS } from "../colors/words.ts";
import type { Mark, MedicalAid } from "./options.ts";

export const CONDITION_WORDS = {
  freckles: { label: "Freckles", search: "freckled spots" },
  vitiligo: { label: "Vitiligo", search: "patches pigment" },
  mole: { label: "Mole", search: "beauty spot birthmark" },
  scar: { label: "Scar", search: "mark wound" },
  hearingAid: { label: "Hearing aid", search: "deaf hard of hearing ear disability" },
  cochlearImplant: { label: "Cochlear implant", search: "deaf hard of hearing ear ci disability" },
  oxygen: { label: "Oxygen tube", search: "cannula breathing copd lungs disability" },
  insulinPump: { label: "Insulin pump", search: "diabetes diabetic sensor cgm disability" },
  eyePatch: { label: "Eye patch", search: "pirate eye disability" },
  hearingColor: { label: "Hearing aid color", options: FABRIC_WORDS },
} as const satisfies WordsOf<Mark | MedicalAid | "hearingColor">;
