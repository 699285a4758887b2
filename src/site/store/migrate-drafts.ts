import * as v from "valibot";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { UNSAVED_DRAFT } from "../platform/local-flags.ts";
import { newFigure } from "./new-figure.ts";
import { UnsavedDraftSchema } from "./schema.ts";

// Version 1 stored one unsaved draft in the database (key "work" of the account), and its latest changes in local
// storage as "pending autosaves". Since version 2, unsaved drafts are only in local storage.

const PENDING = "pending-autosave:";

const PendingSchema = v.strictObject({
  work: UnsavedDraftSchema,
  /** The unsaved draft in the database that `work` replaces. */
  last: v.nullable(UnsavedDraftSchema),
  boughtId: v.nullable(v.string()),
});

interface Migrated {
  /** Whether the database no longer needs the draft. */
  readonly isMoved: boolean;
  /** The draft to add to the collection, because local storage refused it. */
  readonly figure?: CollectedFigure;
}

/** Moves version 1's unsaved drafts to local storage: the one in the database, and the pending autosaves. */
export function migrateDrafts(stored: unknown): Migrated {
  const { success: isMoved, output: work } = v.safeParse(UnsavedDraftSchema, stored);
  let isReplaced = false;
  try {
    for (const [key, text] of Object.entries<string>({ ...localStorage })) {
      if (!key.startsWith(PENDING)) continue;
      const pending = parsePending(text);
      // A damaged autosave is moved too; unsaved-drafts.ts then sets it aside.
      localStorage.setItem(UNSAVED_DRAFT + key.slice(PENDING.length - 1), pending ? toRecord(pending) : text);
      localStorage.removeItem(key);
      isReplaced ||= isMoved && [pending?.work.id, pending?.last?.id].includes(work.id);
    }
    if (isMoved && !isReplaced) localStorage.setItem(`${UNSAVED_DRAFT}:${work.id}`, JSON.stringify(work));
    localStorage.removeItem(UNSAVED_DRAFT);
  } catch {
    if (isMoved && !isReplaced)
      return { isMoved, figure: newFigure(work.id, work.design, "unpaid", new Date().toISOString()) };
  }
  // A damaged draft stays in the database and is listed as a damaged record.
  return { isMoved };
}

const toRecord = ({ work, boughtId }: v.InferOutput<typeof PendingSchema>) =>
  JSON.stringify(boughtId ? { ...work, draft: { id: boughtId, updatedAt: work.savedAt }, isBought: true } : work);

function parsePending(text: string) {
  try {
    const { success, output } = v.safeParse(PendingSchema, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}
