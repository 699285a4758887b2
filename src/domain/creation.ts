import type { CharacterType } from "../figure/schema/field.ts";
import { type ProfileUrlError, validateProfileUrl } from "./profile-link.ts";

/** How long processing lasts, in milliseconds from submit (specification §9). */
export const PROCESSING_MS = 3000;

/** State of the create page's card (specification §4). It never contains the profile link. */
export type Creation =
  | { readonly step: "input"; readonly type: CharacterType; readonly error?: ProfileUrlError | undefined }
  | { readonly step: "processing"; readonly type: CharacterType }
  | { readonly step: "preview"; readonly type: CharacterType };

export type CreationEvent =
  /** A pill was selected. This does not advance to the next step. */
  | { readonly type: "select"; readonly characterType: CharacterType }
  /** The form was submitted with this link. */
  | { readonly type: "submit"; readonly link: string }
  /** PROCESSING_MS have passed since the submit. The caller runs the timer. */
  | { readonly type: "finish" }
  /** An existing figure was opened from a link, a file or the collection. */
  | { readonly type: "open"; readonly characterType: CharacterType }
  | { readonly type: "startOver" };

export const startCreation = (type: CharacterType = "hero"): Creation => ({ step: "input", type });

/** Reducer for the create page's card. It ignores events that do not belong to the current step. */
export function creationReducer(state: Creation, event: CreationEvent): Creation {
  switch (event.type) {
    case "select":
      return state.step === "input" ? { ...state, type: event.characterType } : state;
    case "submit": {
      if (state.step !== "input") return state;
      const error = validateProfileUrl(event.link);
      return error ? { ...state, error } : { step: "processing", type: state.type };
    }
    case "finish":
      return state.step === "processing" ? { step: "preview", type: state.type } : state;
    case "open":
      return { step: "preview", type: event.characterType };
    case "startOver":
      return startCreation(state.type);
  }
}
