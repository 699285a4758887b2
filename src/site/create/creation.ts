import { type ProfileUrlError, validateProfileUrl } from "../../domain/profile-link.ts";
import type { CharacterType, FigureDesign } from "../../figure.ts";
import type { FigureSessionOptions } from "../figure-session/figure-session.ts";
import { sampleDesign } from "../sample/profile.ts";
import type { OpenErrorCode } from "./OpenError.tsx";

/** How long processing lasts, in milliseconds from submit (specification §9). */
export const PROCESSING_MS = 3000;

/** A figure that was created or opened. It is unpaid, unless this device has a payment for it. */
export interface OpenedFigure extends FigureSessionOptions {
  /** The URL that contains or names this figure. */
  readonly url?: string;
  /** Whether the figure came from a link, so that another person probably made it. */
  readonly isShared?: boolean;
  /** Whether the figure was created now. The page then reveals it. */
  readonly isMade?: boolean;
  /** Where the processing step's capsule was on the screen. */
  readonly capsule?: DOMRect | undefined;
}

type Step =
  | { readonly step: "form"; readonly error?: ProfileUrlError | undefined }
  | { readonly step: "processing" }
  /** `key` is a React key. It differs from that of the figure that this one replaced. */
  | { readonly step: "figure"; readonly figure: OpenedFigure; readonly key: number };

/** State of the create page's card (specification §4). It never contains the profile link. */
export type Creation = Step & {
  /** The selected pill, or the type of the figure when it was opened. */
  readonly type: CharacterType;
  /** Whether a figure is being opened, or why that failed. */
  readonly opening?: "opening" | OpenErrorCode | undefined;
  /** The figure that Back left. Forward shows it again. */
  readonly left?: OpenedFigure | undefined;
};

export type CreationEvent =
  /** A pill was selected. This does not advance to the next step. */
  | { readonly type: "select"; readonly characterType: CharacterType }
  /** The form was submitted with this link. */
  | { readonly type: "submit"; readonly link: string }
  /** PROCESSING_MS have passed since the submit. The caller runs the timer. */
  | { readonly type: "finish"; readonly capsule?: DOMRect | undefined }
  /** A navigation has changed the URL. `isNamed` is true if the URL contains or names a figure, which is now opened. */
  | { readonly type: "navigate"; readonly isNamed: boolean }
  /** A figure was opened from a link, a file, the collection, an unsaved draft or the landing page's wizard. */
  | { readonly type: "open"; readonly figure: OpenedFigure }
  | { readonly type: "fail"; readonly reason: OpenErrorCode }
  /** Open a copy was pressed on a shared figure, while `edited` was on screen. */
  | { readonly type: "copy"; readonly edited: FigureDesign }
  /** Back, or a link to this page, leads to the form or to the figure in this URL. */
  | { readonly type: "back"; readonly url: string }
  /** Forward leads to the history entry of the figure that Back left. */
  | { readonly type: "forward"; readonly url: string }
  | { readonly type: "startOver" };

export const startCreation = (type: CharacterType = "hero"): Creation => ({ step: "form", type });

const show = (state: Creation, figure: OpenedFigure): Creation => ({
  step: "figure",
  figure,
  key: state.step === "figure" ? state.key + 1 : 0,
  type: figure.design.spec.type,
  left: state.left,
});

/** Reducer for the create page's card. It ignores events that do not belong to the current step. */
export function creationReducer(state: Creation, event: CreationEvent): Creation {
  switch (event.type) {
    case "select":
      return state.step === "form" ? { ...state, type: event.characterType } : state;
    case "submit": {
      if (state.step !== "form") return state;
      const error = validateProfileUrl(event.link);
      return error ? { ...state, error } : { step: "processing", type: state.type, left: state.left };
    }
    case "finish":
      return state.step === "processing"
        ? show(state, { design: sampleDesign(state.type), isMade: true, capsule: event.capsule })
        : state;
    case "navigate":
      return { ...state, opening: event.isNamed ? "opening" : undefined };
    case "open":
      return show(state, event.figure);
    case "fail":
      return { ...state, opening: event.reason };
    case "copy":
      return state.step === "figure"
        ? { ...state, figure: { ...state.figure, edited: event.edited, isShared: false } }
        : state;
    case "back": {
      if (state.step === "form") return state;
      const figure = state.step === "figure" ? state.figure : undefined;
      // The router may already have opened the figure in the URL.
      if (figure?.url === event.url) return state;
      return { ...startCreation(state.type), opening: state.opening, left: figure?.url ? state.left : figure };
    }
    case "forward":
      return state.left ? show(state, state.left) : creationReducer(state, { ...event, type: "back" });
    case "startOver":
      return startCreation(state.type);
  }
}
