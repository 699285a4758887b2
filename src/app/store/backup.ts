import * as v from "valibot";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { SAMPLE_COLLECTION } from "../sample/collection.ts";
import { ACCOUNT_SCHEMAS, FigureSchema } from "./schema.ts";
import type { Kept } from "./state.ts";
import { store } from "./store.ts";

/** Largest backup that is read, in bytes. */
const FILE_LIMIT = 50_000_000;

const BackupSchema = v.strictObject({
  profigure: v.literal("backup"),
  version: v.literal(1),
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  figures: v.array(FigureSchema),
  account: v.strictObject({
    settings: ACCOUNT_SCHEMAS.settings,
    profile: ACCOUNT_SCHEMAS.profile,
    work: ACCOUNT_SCHEMAS.work,
  }),
});
type Backup = v.InferOutput<typeof BackupSchema>;

/** Everything that is kept, in one file. The demo plan is not in it: a plan, like a payment, never comes from outside. */
export function makeBackup({ figures, settings, profile, work }: Kept, now: Date): File {
  const savedAt = now.toISOString();
  const backup: Backup = {
    profigure: "backup",
    version: 1,
    savedAt,
    figures: [...figures],
    account: { settings, profile, work },
  };
  return new File([JSON.stringify(backup)], `profigure-backup-${savedAt.slice(0, 10)}.json`, {
    type: "application/json",
  });
}

/** Why a file was not restored, as a sentence that says what to do. */
export const BACKUP_ERRORS = {
  large: "This file is too large to be a backup. Choose the file that Back up saved.",
  foreign: "This file is not a ProFigure backup. Choose the file that Back up saved.",
  damaged: "This backup is damaged, so nothing was changed. Choose another copy of it.",
  newer: "This backup comes from a newer version of the site. Reload the page and try again.",
} as const;
export type BackupError = keyof typeof BACKUP_ERRORS;

/** Reads a backup whole, or says why not. */
export async function readBackup(file: Blob): Promise<Backup | BackupError> {
  if (file.size > FILE_LIMIT) return "large";
  let value: unknown;
  const text = await file.text();
  try {
    value = JSON.parse(text);
  } catch {
    return text.startsWith('{"profigure":"backup"') ? "damaged" : "foreign";
  }
  const { success, output } = v.safeParse(BackupSchema, value);
  if (success) return output;
  const head = v.safeParse(v.object({ profigure: v.literal("backup"), version: v.number() }), value);
  if (!head.success) return "foreign";
  return head.output.version > 1 ? "newer" : "damaged";
}

/**
 * Puts a backup beside what is here. A figure that is here already stays as it is: nothing here is overwritten. A
 * figure from the file is paid for only where this device's own records say so: it arrives as a draft.
 */
export async function restoreBackup({ figures, account }: Backup): Promise<{ added: number; isKept: boolean }> {
  let added = 0;
  const isKept = await store.change(
    figures.map(({ id }) => id),
    (now) => {
      added = 0;
      for (const figure of figures) {
        if (now.figures.has(figure.id)) continue;
        now.figures.set(figure.id, fromOutside(figure));
        added++;
      }
      now.account.settings = account.settings;
      now.account.profile = account.profile;
      now.account.work ??= account.work;
    },
  );
  return { added, isKept };
}

/** The samples come from the site itself, wherever else they were. */
const fromOutside = (figure: CollectedFigure): CollectedFigure => {
  const sample = SAMPLE_COLLECTION.find(({ id }) => id === figure.id);
  return { ...(sample ?? figure), payment: sample?.payment ?? "unpaid" };
};
