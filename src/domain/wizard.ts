import type { CharacterType } from "../figure/schema/field.ts";
import { type ProfileUrlError, validateProfileUrl } from "./profile-link.ts";

/** The landing page's steps, in order (specification §2). */
export const WIZARD_STEPS = ["LinkedIn", "Choose Pill", "Preview"] as const;

/** State of the landing page's wizard (specification §4). Steps before the current one are completed. */
export type Wizard =
  | { readonly step: 1; readonly error?: ProfileUrlError | undefined }
  | { readonly step: 2 }
  | { readonly step: 3; readonly type: CharacterType };

export type WizardEvent =
  | { readonly type: "submit"; readonly link: string }
  | { readonly type: "select"; readonly characterType: CharacterType }
  /** Back was clicked in step 2: returns to the link. */
  | { readonly type: "back" }
  /** Try Another Profile was clicked. */
  | { readonly type: "restart" };

export const startWizard = (): Wizard => ({ step: 1 });

/** Reducer for the wizard. It ignores events that do not belong to the current step. */
export function wizardReducer(state: Wizard, event: WizardEvent): Wizard {
  switch (event.type) {
    case "submit": {
      if (state.step !== 1) return state;
      const error = validateProfileUrl(event.link);
      return error ? { step: 1, error } : { step: 2 };
    }
    case "select":
      return state.step === 2 ? { step: 3, type: event.characterType } : state;
    case "back":
      return state.step === 2 ? { step: 1 } : state;
    case "restart":
      return startWizard();
  }
}
