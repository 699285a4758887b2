import type { WordsOf } from "../../schema/words.ts";
import { FABRIC_WORDS } from "../colors/words.ts";

export const CONDITION_WORDS = {
  hearingAid: { label: "Hearing aid", search: "deaf hard of hearing ear disability" },
  cochlearImplant: { label: "Cochlear implant", search: "deaf hard of hearing ear ci disability" },
  oxygen: { label: "Oxygen tube", search: "cannula breathing copd lungs disability" },
  insulinPump: { label: "Insulin pump", search: "diabetes diabetic sensor cgm disability" },
  eyePatch: { label: "Eye patch", search: "pirate eye disability" },
  hearingColor: { label: "Hearing aid color", options: FABRIC_WORDS },
} as const satisfies WordsOf<"hearingAid" | "cochlearImplant" | "oxygen" | "insulinPump" | "eyePatch" | "hearingColor">;
