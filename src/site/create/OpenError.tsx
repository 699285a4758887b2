import { Notice } from "../../index.ts";

export const OPEN_ERRORS = {
  link: {
    heading: "This figure link is damaged",
    advice: "Part of it is missing, so nothing was opened. Ask for the link again or make a new figure.",
  },
  draft: {
    heading: "This draft is no longer here",
    advice: "It was deleted or bought in the meantime. Look in your collection or make a new figure.",
  },
  unsavedDraft: {
    heading: "This figure is not half made any more",
    advice: "It was saved, bought or discarded in another tab. Look in your collection or make a new figure.",
  },
} as const;
export type OpenErrorCode = keyof typeof OPEN_ERRORS;

/** Says why a figure could not be opened. */
export function OpenError({ code, onDismiss }: { code: OpenErrorCode; onDismiss: () => void }) {
  return (
    <Notice tone="danger" heading={OPEN_ERRORS[code].heading} onDismiss={onDismiss}>
      {OPEN_ERRORS[code].advice}
    </Notice>
  );
}
