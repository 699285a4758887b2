import { useSyncExternalStore } from "react";
import { safeParse } from "valibot";
import { UNSAVED_DRAFT, UNSAVED_FIGURE } from "../platform/local-flags.ts";
import { type UnsavedDraft, UnsavedDraftSchema } from "../store/schema.ts";
import { type StorageErrorCode, toStorageErrorCode } from "../store/storage-error.ts";

// Unsaved drafts are in local storage, which is written synchronously: a change is there before its tab is gone. Each
// figure session has a record of its own, so that no tab overwrites what another one wrote.

const PREFIX = `${UNSAVED_DRAFT}:`;
const DAMAGED = "damaged-draft:";

interface UnsavedDrafts {
  /** The newest first. */
  readonly drafts: readonly UnsavedDraft[];
  /** Records that could not be read, which were set aside. */
  readonly damaged: readonly unknown[];
  /** Why the latest change is in this tab alone. */
  readonly storageError: StorageErrorCode | null;
}

const NONE: UnsavedDrafts = { drafts: [], damaged: [], storageError: null };

/** What local storage did not take, by key. */
const inTab = new Map<string, string>();
let storageError: StorageErrorCode | null = null;
let snapshot = NONE;
/** What the snapshot was read from. */
let source = "";
const listeners = new Set<() => void>();

function readStored(): Record<string, string> {
  try {
    return { ...localStorage };
  } catch {
    return {};
  }
}

function parse(text: string | null | undefined): UnsavedDraft | undefined {
  try {
    const { success, output } = safeParse(UnsavedDraftSchema, JSON.parse(text ?? ""));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

export function readUnsavedDrafts(): UnsavedDrafts {
  const texts = Object.entries({ ...readStored(), ...Object.fromEntries(inTab) }).filter(
    ([key]) => key.startsWith(PREFIX) || key.startsWith(DAMAGED),
  );
  const now = JSON.stringify([texts, storageError]);
  if (now === source) return snapshot;
  source = now;
  const drafts = texts.flatMap(([key, text]) => (key.startsWith(PREFIX) ? (parse(text) ?? []) : []));
  const damaged = texts.flatMap(([key, text]) => (key.startsWith(DAMAGED) ? [{ [key]: text }] : []));
  snapshot = { drafts: drafts.sort((a, b) => b.savedAt.localeCompare(a.savedAt)), damaged, storageError };
  return snapshot;
}

/** Without this a damaged record would be offered in each first paint. */
function setAsideDamaged() {
  try {
    for (const [key, text] of Object.entries(readStored()))
      if (key.startsWith(PREFIX) && !parse(text)) {
        localStorage.setItem(DAMAGED + key.slice(PREFIX.length), text);
        localStorage.removeItem(key);
      }
  } catch {
    // Without room it stays where it is.
  }
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

function publish() {
  if (inTab.size > 0) globalThis.addEventListener?.("beforeunload", askBeforeLeaving);
  else globalThis.removeEventListener?.("beforeunload", askBeforeLeaving);
  for (const listener of listeners) listener();
}

/** Keeps a draft at once; where local storage refuses, in this tab until it is closed. */
export function writeUnsavedDraft(draft: UnsavedDraft): void {
  const key = PREFIX + draft.id;
  const text = JSON.stringify(draft);
  try {
    localStorage.setItem(key, text);
    inTab.delete(key);
    storageError = null;
  } catch (error) {
    inTab.set(key, text);
    storageError = toStorageErrorCode(error);
  }
  publish();
}

/** Tries again to keep what is in this tab alone. */
export function keepUnsavedDrafts(): void {
  for (const text of inTab.values()) {
    const draft = parse(text);
    if (draft) writeUnsavedDraft(draft);
  }
}

/** Removes a draft, unless its session has changed it since. */
export function removeUnsavedDraft({ id, savedAt }: UnsavedDraft): void {
  const key = PREFIX + id;
  inTab.delete(key);
  try {
    const stored = parse(localStorage.getItem(key));
    if (stored && stored.savedAt <= savedAt) localStorage.removeItem(key);
  } catch {
    // Where nothing can be read, nothing was written.
  }
  if (inTab.size === 0) storageError = null;
  publish();
}

/** Removes what is unsaved, damaged records too. */
export function clearUnsavedDrafts(): void {
  inTab.clear();
  for (const key of Object.keys(readStored()))
    if ([UNSAVED_DRAFT, UNSAVED_FIGURE, DAMAGED].some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key);
  publish();
}

const onStorage = ({ key }: StorageEvent) => {
  if (key === null || key.startsWith(PREFIX)) publish();
};

export function subscribeUnsavedDrafts(listener: () => void): () => void {
  if (listeners.size === 0) {
    setAsideDamaged();
    addEventListener("storage", onStorage);
    // A page in the back/forward cache receives no events.
    addEventListener("pageshow", publish);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", publish);
  };
}

/** The unsaved drafts of this device, in step with other tabs. Before hydration there are none. */
export const useUnsavedDrafts = (): UnsavedDrafts =>
  useSyncExternalStore(subscribeUnsavedDrafts, readUnsavedDrafts, () => NONE);
