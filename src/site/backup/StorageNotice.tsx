import { useEffect, useRef } from "react";
import { Button, Notice, useAnnounce, useToast } from "../../index.ts";
import { saveFile } from "../platform/save-file.ts";
import type { StorageErrorCode } from "../store/database.ts";
import { displacedMessage } from "../store/displaced-message.ts";
import { store } from "../store/store.ts";
import { useStore } from "../store/use-store.ts";
import { BackUpButton } from "./Backup.tsx";

const NOT_PERSISTED = "The site works for this visit, but changes will not be kept.";
const MESSAGES: Readonly<Record<StorageErrorCode, { heading: string; advice: string }>> = {
  full: {
    heading: "This device is full",
    advice: `${NOT_PERSISTED} Back up your collection to a file before you close the tab.`,
  },
  refused: {
    heading: "This browser keeps nothing for this site",
    advice: `${NOT_PERSISTED} Allow site data in the browser’s settings, or back up to a file before you close the tab.`,
  },
  blocked: {
    heading: "Another tab holds an older version open",
    advice: `${NOT_PERSISTED} Close the other ProFigure tabs, then try again.`,
  },
  newer: {
    heading: "What is kept here belongs to a newer version",
    advice: `${NOT_PERSISTED} Reload the page to get that version; nothing of it was touched.`,
  },
  failed: {
    heading: "The browser’s storage does not answer",
    advice: `${NOT_PERSISTED} Try again, or back up to a file before you close the tab.`,
  },
};

/** Says when changes are not persisted, and what can be done; that records were set aside, and drafts displaced. */
export function StorageNotice() {
  const { storageError, damaged, displaced } = useStore();
  const announce = useAnnounce();
  const { showToast } = useToast();
  // What is there when the page is loaded is read with it.
  const announced = useRef(storageError);
  useEffect(() => {
    if (storageError && storageError !== announced.current) announce(MESSAGES[storageError].heading);
    announced.current = storageError;
  }, [storageError, announce]);
  useEffect(() => {
    if (displaced === 0) return;
    showToast(displacedMessage(displaced));
    store.acknowledgeDisplaced();
  }, [displaced, showToast]);
  return (
    <>
      {storageError ? (
        <Notice
          tone="warning"
          heading={MESSAGES[storageError].heading}
          actions={
            <>
              <Button size="sm" onClick={() => void store.retry()}>
                Try again
              </Button>
              <BackUpButton size="sm" />
            </>
          }
        >
          {MESSAGES[storageError].advice}
        </Notice>
      ) : null}
      {damaged.length > 0 ? (
        <Notice
          tone="warning"
          heading={
            damaged.length === 1 ? "One record could not be read" : `${damaged.length} records could not be read`
          }
          actions={
            <Button
              size="sm"
              onClick={() =>
                saveFile(
                  new File([JSON.stringify(damaged, null, 2)], "profigure-set-aside.json", {
                    type: "application/json",
                  }),
                )
              }
            >
              Save them as a file
            </Button>
          }
        >
          They were set aside and left as they are. All others are here.
        </Notice>
      ) : null}
    </>
  );
}
