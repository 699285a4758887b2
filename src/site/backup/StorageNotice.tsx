import { useEffect, useRef } from "react";
import { Button, Notice, useAnnounce } from "../../index.ts";
import { saveFile } from "../platform/save-file.ts";
import type { StorageErrorCode } from "../store/database.ts";
import { store } from "../store/store.ts";
import { useStore } from "../store/use-store.ts";
import { BackUpButton } from "./Backup.tsx";

const KEPT_HERE = "The site works for this visit, but changes will not be kept.";
const WORDS: Readonly<Record<StorageErrorCode, { heading: string; advice: string }>> = {
  full: {
    heading: "This device is full",
    advice: `${KEPT_HERE} Back up your collection to a file before you close the tab.`,
  },
  refused: {
    heading: "This browser keeps nothing for this site",
    advice: `${KEPT_HERE} Allow site data in the browser’s settings, or back up to a file before you close the tab.`,
  },
  blocked: {
    heading: "Another tab holds an older version open",
    advice: `${KEPT_HERE} Close the other ProFigure tabs, then try again.`,
  },
  newer: {
    heading: "What is kept here belongs to a newer version",
    advice: `${KEPT_HERE} Reload the page to get that version; nothing of it was touched.`,
  },
  failed: {
    heading: "The browser’s storage does not answer",
    advice: `${KEPT_HERE} Try again, or back up to a file before you close the tab.`,
  },
};

/** Says when changes are not kept, and what can be done; and that records were set aside. */
export function StorageNotice() {
  const { storageError, damaged } = useStore();
  const announce = useAnnounce();
  // What stood there when the page came is read with it.
  const told = useRef(storageError);
  useEffect(() => {
    if (storageError && storageError !== told.current) announce(WORDS[storageError].heading);
    told.current = storageError;
  }, [storageError, announce]);
  return (
    <>
      {storageError ? (
        <Notice
          tone="warning"
          heading={WORDS[storageError].heading}
          actions={
            <>
              <Button size="sm" onClick={() => void store.retry()}>
                Try again
              </Button>
              <BackUpButton size="sm" />
            </>
          }
        >
          {WORDS[storageError].advice}
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
