import { Button, Notice } from "../../index.ts";
import { useBusy } from "../platform/use-busy.ts";

export const OPEN_ERRORS = {
  link: {
    heading: "This figure link is damaged",
    advice: "Part of it is missing, so nothing was opened. Ask for the link again or make a new figure.",
  },
  newerLink: {
    heading: "This figure link is newer than this page",
    advice:
      "It comes from a newer version of the site, so nothing was opened. Reload this page. If that doesn’t help, close all ProFigure tabs and open the link again.",
  },
  gone: {
    heading: "This figure is no longer here",
    advice: "It was deleted in the meantime. Look in your collection or make a new figure.",
  },
  storage: {
    heading: "Your figures could not be read",
    advice:
      "This browser’s storage didn’t open, so your figure may still be there. Close other ProFigure tabs, allow site data, then try again.",
  },
  damaged: {
    heading: "This figure could not be read",
    advice: "Its record is damaged. Save it as a file in your collection or make a new figure.",
  },
  unsavedDraft: {
    heading: "This figure is already finished",
    advice: "It was saved, bought or discarded in another tab. Look in your collection or make a new figure.",
  },
} as const;
export type OpenErrorCode = keyof typeof OPEN_ERRORS;

interface OpenErrorProps {
  code: OpenErrorCode;
  /** Called on Try again, which is offered only for storage errors. */
  onRetry: () => Promise<void>;
  onDismiss: () => void;
}

/** Explains why a figure could not be opened. */
export function OpenError({ code, onRetry, onDismiss }: OpenErrorProps) {
  const [isBusy, run] = useBusy();
  return (
    <Notice
      variant="danger"
      heading={OPEN_ERRORS[code].heading}
      onDismiss={onDismiss}
      actions={
        code === "storage" ? (
          <Button size="sm" isBusy={isBusy} onClick={() => void run(onRetry)}>
            Try again
          </Button>
        ) : null
      }
    >
      {OPEN_ERRORS[code].advice}
    </Notice>
  );
}
