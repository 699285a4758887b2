import { useSyncExternalStore } from "react";
import { safeParse } from "valibot";
import { ownName, UNSAVED_DRAFT } from "../platform/local-flags.ts";
import { type UnsavedDraft, UnsavedDraftSchema } from "../store/schema.ts";

// Unsaved drafts are in local storage, because it is synchronous: a change is stored even if the tab closes at once.
// Each figure session has a separate record, so that tabs do not overwrite each other's drafts.

const DAMAGED = ownName("damaged-draft:");

interface UnsavedDrafts {
  /** Unsaved drafts, newest first. */
  readonly drafts: readonly UnsavedDraft[];
  /** Changes to bought figures that are not in the database yet. */
  readonly changes: readonly UnsavedDraft[];
  /** Damaged records that were set aside. */
  readonly damaged: readonly unknown[];
  /** Whether changes are only in this tab, because local storage refused them. */
  readonly isInTab: boolean;
}

const NONE: UnsavedDrafts = { drafts: [], changes: [], damaged: [], isInTab: false };

/** Values that local storage refused, by key. */
const inTab = new Map<string, string>();
let snapshot = NONE;
/** The stored text that the snapshot was parsed from. */
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
    ([key]) => key.startsWith(UNSAVED_DRAFT) || key.startsWith(DAMAGED),
  );
  const isInTab = inTab.size > 0;
  const now = JSON.stringify([texts, isInTab]);
  if (now === source) return snapshot;
  source = now;
  const all = texts.flatMap(([key, text]) => (key.startsWith(UNSAVED_DRAFT) ? (parse(text) ?? []) : []));
  // A time in the future is from a wrong clock.
  const latest = new Date().toISOString();
  const time = ({ savedAt }: UnsavedDraft) => (savedAt > latest ? "" : savedAt);
  all.sort((a, b) => time(b).localeCompare(time(a)));
  snapshot = {
    drafts: all.filter(({ isBought }) => !isBought),
    changes: all.filter(({ isBought }) => isBought),
    damaged: texts.flatMap(([key, text]) => (key.startsWith(DAMAGED) ? [{ [key]: text }] : [])),
    isInTab,
  };
  return snapshot;
}

/** Moves damaged records to other keys; otherwise each page load would offer to resume them. */
function setAsideDamaged() {
  try {
    for (const [key, text] of Object.entries(readStored()))
      if (key.startsWith(UNSAVED_DRAFT) && !parse(text)) {
        localStorage.setItem(DAMAGED + key.slice(UNSAVED_DRAFT.length), text);
        localStorage.removeItem(key);
      }
  } catch {
    // If storage is full, the record stays under its key.
  }
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

function publish() {
  if (inTab.size > 0) globalThis.addEventListener?.("beforeunload", askBeforeLeaving);
  else globalThis.removeEventListener?.("beforeunload", askBeforeLeaving);
  for (const listener of listeners) listener();
}

function write(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
    inTab.delete(key);
  } catch {
    inTab.set(key, text);
  }
}

/** Stores a draft immediately. If local storage refuses it, the draft stays only in this tab's memory. */
export function writeUnsavedDraft(draft: UnsavedDraft): void {
  write(UNSAVED_DRAFT + draft.id, JSON.stringify(draft));
  publish();
}

/** Tries again to store the drafts that are only in this tab. */
export function keepUnsavedDrafts(): void {
  for (const [key, text] of inTab) write(key, text);
  publish();
}

/** Removes an unsaved draft, unless a session has stored a newer version of it. */
export function removeUnsavedDraft({ id, savedAt }: UnsavedDraft): void {
  const key = UNSAVED_DRAFT + id;
  inTab.delete(key);
  try {
    const stored = parse(localStorage.getItem(key));
    if (stored && stored.savedAt <= savedAt) localStorage.removeItem(key);
  } catch {
    // If nothing can be read, nothing was written.
  }
  publish();
}

/** Removes all unsaved drafts, including damaged records. */
export function clearUnsavedDrafts(): void {
  inTab.clear();
  for (const key of Object.keys(readStored()))
    if (key.startsWith(UNSAVED_DRAFT) || key.startsWith(DAMAGED)) localStorage.removeItem(key);
  publish();
}

const onStorage = ({ key }: StorageEvent) => {
  if (key === null || key.startsWith(UNSAVED_DRAFT)) publish();
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

/** This device's unsaved drafts, in sync with other tabs. Empty before hydration. */
export const useUnsavedDrafts = (): UnsavedDrafts =>
  useSyncExternalStore(subscribeUnsavedDrafts, readUnsavedDrafts, () => NONE);
