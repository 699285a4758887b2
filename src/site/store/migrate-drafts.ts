import * as v from "valibot";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { UNSAVED_DRAFT, UNSAVED_FIGURE } from "../platform/local-flags.ts";
import { newFigure } from "./new-figure.ts";
import { BackedUpDraftSchema } from "./schema.ts";

// Version 1 kept one unsaved draft in the database, under "work" of the account, and its last changes in local storage
// as pending autosaves. Since version 2 unsaved drafts are in local storage alone.

const PENDING = "pending-autosave:";

const PendingSchema = v.strictObject({
  work: BackedUpDraftSchema,
  /** What it replaces in the database. */
  last: v.nullable(BackedUpDraftSchema),
  /** The bought figure that it changes. */
  boughtId: v.nullable(v.string()),
});

interface Migrated {
  /** Whether the database need not hold the draft any more. */
  readonly isMoved: boolean;
  /** The draft for the collection, where local storage is refused. */
  readonly figure?: CollectedFigure;
}

/** Moves the unsaved drafts of version 1 to local storage: that of the database, and the pending autosaves. */
export function migrateDrafts(stored: unknown): Migrated {
  const now = new Date().toISOString();
  const { success: isMoved, output: work } = v.safeParse(BackedUpDraftSchema, stored);
  let isReplaced = false;
  try {
    for (const [key, text] of Object.entries<string>({ ...localStorage })) {
      if (!key.startsWith(PENDING)) continue;
      const pending = parsePending(text);
      if (pending?.boughtId)
        localStorage.setItem(`${UNSAVED_FIGURE}:${pending.boughtId}`, JSON.stringify(pending.work.design));
      // A damaged one is set aside with the others (figure-session/unsaved-drafts.ts).
      else
        localStorage.setItem(
          `${UNSAVED_DRAFT}:${key.slice(PENDING.length)}`,
          pending ? toRecord(pending.work, now) : text,
        );
      localStorage.removeItem(key);
      isReplaced ||= isMoved && [pending?.work.id, pending?.last?.id].includes(work.id);
    }
    if (isMoved && !isReplaced) localStorage.setItem(`${UNSAVED_DRAFT}:${work.id}`, toRecord(work, now));
    localStorage.removeItem(UNSAVED_DRAFT);
  } catch {
    if (isMoved && !isReplaced) return { isMoved, figure: newFigure(work.id, work.design, "unpaid", now) };
  }
  // A damaged one stays where it is, among the damaged records.
  return { isMoved };
}

const toRecord = (work: object, savedAt: string) => JSON.stringify({ ...work, savedAt });

function parsePending(text: string) {
  try {
    const { success, output } = v.safeParse(PendingSchema, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}
