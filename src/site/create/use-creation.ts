import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { creationReducer, PROCESSING_MS, startCreation } from "../../domain/creation.ts";
import { useAnnounce } from "../../index.ts";
import { useVisit } from "../shell/visit.ts";

interface CreationRefs {
  /** Focused when the form comes back. */
  field: RefObject<HTMLElement | null>;
  /** Focused while the figure is being made. */
  processing: RefObject<HTMLElement | null>;
}

/** The create page's state machine (specification §4), with each step's timer, announcement and focus. */
export function useCreation({ field, processing }: CreationRefs) {
  const visit = useVisit();
  const announce = useAnnounce();
  const [creation, dispatch] = useReducer(creationReducer, visit.type, startCreation);
  const { step } = creation;
  const shown = useRef(step);

  useEffect(() => {
    if (step !== "processing") return;
    const timer = setTimeout(() => dispatch({ kind: "finish" }), PROCESSING_MS);
    return () => clearTimeout(timer);
  }, [step]);

  // Before the paint, so that announcement and focus are in the new step's first frame.
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (step === "processing") {
      announce("Creating your action figure...");
      processing.current?.focus();
    }
    if (step === "preview") announce("Your preview is ready");
    if (step === "input") field.current?.focus();
  }, [step, announce, field, processing]);

  return [creation, dispatch] as const;
}
