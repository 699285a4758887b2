import { useEffect, useRef } from "react";
import { announce, Button, Notice } from "../../index.ts";
import { keepUnsavedDrafts, useUnsavedDrafts } from "../figure-session/unsaved-drafts.ts";
import { saveFile } from "../platform/save-file.ts";
import { useBusy } from "../platform/use-busy.ts";
import type { StorageErrorCode } from "../store/store.ts";
import { store, useStore } from "../store/store.ts";
import { BackUpButton } from "./Backup.tsx";

const NOT_PERSISTED = "The site works for this visit, but changes will not be saved.";
const MESSAGES: Readonly<Record<StorageErrorCode, { heading: string; advice: string }>> = {
  full: {
    heading: "This device is full",
    advice: "Your last change isn’t saved. Free up space and try again, or back up to a file before you close the tab.",
  },
  refused: {
    heading: "This browser isn’t saving data for this site",
    advice: `${NOT_PERSISTED} Allow site data in the browser’s settings, or back up to a file before you close the tab.`,
  },
  blocked: {
    heading: "Another tab has an older version open",
    advice: `${NOT_PERSISTED} Close the other ProFigure tabs, then try again.`,
  },
  newer: {
    heading: "Your data is from a newer version",
    advice: `${NOT_PERSISTED} Reload the page to get that version. Your data is unchanged.`,
  },
  failed: {
    heading: "The browser’s storage reports an error",
    advice: `${NOT_PERSISTED} Try again, or back up to a file before you close the tab.`,
  },
};

const IN_TAB = {
  heading: "Your changes are in this tab only",
  advice: "This browser couldn’t save them. Save the figure to your drafts before you close the tab.",
};

/** Explains why changes cannot be saved and what to do, and reports damaged records that were set aside. */
export function StorageNotice() {
  const state = useStore();
  const unsaved = useUnsavedDrafts();
  const message = state.storageError ? MESSAGES[state.storageError] : unsaved.isInTab ? IN_TAB : undefined;
  const damaged = [...state.damaged, ...unsaved.damaged];
  const [isRetrying, run] = useBusy();
  // Announces only changes: a screen reader reads the initial message with the page.
  const announced = useRef(message);
  useEffect(() => {
    if (message && message !== announced.current) announce(message.heading);
    announced.current = message;
  }, [message]);
  return (
    <>
      {message ? (
        <Notice
          variant="warning"
          heading={message.heading}
          actions={
            <>
              <Button
                size="sm"
                isBusy={isRetrying}
                onClick={() => {
                  keepUnsavedDrafts();
                  void run(store.retry);
                }}
              >
                Try again
              </Button>
              <BackUpButton size="sm" />
            </>
          }
        >
          {message.advice}
        </Notice>
      ) : null}
      {damaged.length > 0 ? <DamagedRecords records={damaged} /> : null}
    </>
  );
}

/** Reports damaged records that were set aside, and offers to save them as a file. */
function DamagedRecords({ records }: { records: readonly unknown[] }) {
  const save = () =>
    saveFile(
      new File([JSON.stringify(records, null, 2)], "profigure-set-aside.json", {
        type: "application/json",
      }),
    );
  return (
    <Notice
      variant="warning"
      heading={records.length === 1 ? "One record could not be read" : `${records.length} records could not be read`}
      actions={
        <Button size="sm" onClick={save}>
          Save them as a file
        </Button>
      }
    >
      They were set aside unchanged. Everything else is here.
    </Notice>
  );
}
