import { safeParse } from "valibot";
import { setHasUnsavedDraft } from "../platform/local-flags.ts";
import { type PendingAutosave, PendingAutosaveSchema, type UnsavedDraft } from "./schema.ts";
import { isDeepEqual } from "./state.ts";

// Each pending autosave is also recorded in local storage, which is written synchronously: before a page that is left
// or closed is gone. The next page that opens the store commits the record.

const PREFIX = "pending-autosave:";

export type PendingRecord = readonly [key: string, text: string];
const toRecord = (pending: PendingAutosave): PendingRecord => [PREFIX + pending.work.id, JSON.stringify(pending)];

/** Returns whether it is recorded: the browser may refuse. */
export function recordPending(pending: PendingAutosave): boolean {
  try {
    localStorage.setItem(...toRecord(pending));
  } catch {
    return false;
  }
  if (pending.boughtId === null) setHasUnsavedDraft(true);
  // It replaces the record of what was resumed.
  const { work, last } = pending;
  if (last?.id !== work.id) discardRecords((other) => isDeepEqual(other, last));
  return true;
}

/** What was recorded and not discarded; as text, because it can be from anywhere. */
export function readRecords(): readonly PendingRecord[] {
  try {
    return Object.entries<string>({ ...localStorage }).filter(([key]) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

export function parseRecord(text: string): PendingAutosave | undefined {
  try {
    const { success, output } = safeParse(PendingAutosaveSchema, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

export const isRecorded = ([key, text]: PendingRecord) => localStorage.getItem(key) === text;

/** Discards a record that is on the device, unless its session has gone on meanwhile. */
export function discardRecord(record: PendingRecord): void {
  if (isRecorded(record)) localStorage.removeItem(record[0]);
}

export const discardPending = (pending: PendingAutosave): void => {
  try {
    discardRecord(toRecord(pending));
  } catch {
    // Where nothing can be read, nothing was written.
  }
};

/** Discards the records of unsaved drafts that match. @default all, damaged ones too */
export function discardRecords(matches?: (recorded: UnsavedDraft) => boolean): void {
  for (const [key, text] of readRecords()) {
    const recorded = parseRecord(text)?.work;
    if (!matches || (recorded && matches(recorded))) localStorage.removeItem(key);
  }
}
