import * as v from "valibot";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { crc32 } from "../../domain/crc32.ts";
import { SAMPLE_COLLECTION } from "../sample/collection.ts";
import { addAsDraft } from "./autosave.ts";
import { newId } from "./new-id.ts";
import { ACCOUNT_SCHEMAS, type Account, FigureSchema, INITIAL_ACCOUNT, timestamp } from "./schema.ts";
import { isDeepEqual, type StoreState } from "./state.ts";
import { store } from "./store.ts";

/** Largest backup that is read, in bytes. */
const FILE_LIMIT = 50_000_000;

/** Rises when a record changes (`VERSION` in database.ts). Older backups stay readable: their schema takes every version. */
const BACKUP_VERSION = 2;

const CONTENT = {
  profigure: v.literal("backup"),
  savedAt: timestamp,
  figures: v.array(FigureSchema),
  account: v.strictObject({
    settings: ACCOUNT_SCHEMAS.settings,
    profile: ACCOUNT_SCHEMAS.profile,
    work: ACCOUNT_SCHEMAS.work,
  }),
};
const BackupSchema = v.union([
  v.strictObject({ ...CONTENT, version: v.literal(1) }),
  v.strictObject({
    ...CONTENT,
    version: v.pipe(
      v.number(),
      v.check((version) => version > 1 && version <= BACKUP_VERSION),
    ),
    checksum: v.number(),
  }),
]);
export type Backup = v.InferOutput<typeof BackupSchema>;

/**
 * The checksum of a backup as it was written: without it, a letter that was damaged would be another name, and a valid one.
 * Version 1 had none.
 */
export const checksumOf = (backup: object): number =>
  crc32(new TextEncoder().encode(JSON.stringify({ ...backup, checksum: undefined })));

/** Everything that is persisted, in one file. The demo plan is not in it: a plan, like a payment, never comes from outside. */
export function makeBackup({ figures, settings, profile, work }: StoreState, now: Date): File {
  const savedAt = now.toISOString();
  const content = {
    profigure: "backup" as const,
    version: BACKUP_VERSION,
    savedAt,
    figures: [...figures],
    account: { settings, profile, work },
  };
  const backup: Backup = { ...content, checksum: checksumOf(content) };
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
type BackupError = keyof typeof BACKUP_ERRORS;

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
  if (success && (!("checksum" in output) || output.checksum === checksumOf(value as object))) return output;
  const head = v.safeParse(v.object({ profigure: v.literal("backup"), version: v.number() }), value);
  if (!head.success) return "foreign";
  return head.output.version > BACKUP_VERSION ? "newer" : "damaged";
}

/** Parts of the account that a backup may replace. */
const PARTS = ["profile", "settings"] as const;
export type AccountPart = (typeof PARTS)[number];

const isSample = (account: Pick<Account, AccountPart>, part: AccountPart) =>
  isDeepEqual(account[part], INITIAL_ACCOUNT[part]);

/** What of a backup could only replace what the person set on this device. */
export const conflictsOf = ({ account }: Backup, state: StoreState): readonly AccountPart[] =>
  PARTS.filter(
    (part) => !isSample(state, part) && !isSample(account, part) && !isDeepEqual(state[part], account[part]),
  );

interface Restored {
  /** Figures that were added, the unsaved draft among them. */
  readonly added: number;
  /** Figures that were here already. */
  readonly present: number;
  /** Parts of the account that come from the backup now. */
  readonly replaced: readonly AccountPart[];
  readonly isSaved: boolean;
}

/**
 * Puts a backup beside what is here. A figure that is here already stays as it is: nothing here is overwritten but
 * the `parts` of the account. A figure from the file is paid for only where this device's own records say
 * so: it arrives as a draft.
 */
export async function restoreBackup({ figures, account }: Backup, parts: readonly AccountPart[]): Promise<Restored> {
  let result: Omit<Restored, "isSaved"> = { added: 0, present: 0, replaced: [] };
  const spareId = newId();
  const draftIds = account.work ? [account.work.id, spareId] : [];
  const restoredAt = new Date().toISOString();
  const isSaved = await store.change([...new Set([...figures.map(({ id }) => id), ...draftIds])], (now) => {
    const added = figures.filter(({ id }) => !now.figures.has(id));
    for (const figure of added) now.figures.set(figure.id, fromOutside(figure));
    const replaced = PARTS.filter(
      (part) => !isSample(account, part) && (parts.includes(part) || isSample(now.account, part)),
    );
    Object.assign(now.account, Object.fromEntries(replaced.map((part) => [part, account[part]])));
    const { work } = account;
    const isOther = work !== null && now.account.work !== null && !isDeepEqual(work, now.account.work);
    const isAdded = isOther && addAsDraft(now.figures, work, spareId, restoredAt);
    now.account.work ??= work;
    result = { added: added.length + Number(isAdded), present: figures.length - added.length, replaced };
  });
  return { ...result, isSaved };
}

export const restoredMessage = ({ added, present, replaced, isSaved }: Restored): string =>
  [
    added > 0 && `${added} ${added === 1 ? "figure" : "figures"} restored, unpaid as drafts.`,
    added === 0 && (present > 0 ? "Every figure of this backup is here already." : "This backup holds no figure."),
    added > 0 && present > 0 && `${present} already here stayed as they are.`,
    replaced.length > 0 && `The ${replaced.join(" and ")} of the backup came too.`,
    !isSaved && "All of it is in this tab only: it could not be kept on this device.",
  ]
    .filter(Boolean)
    .join(" ");

/** The samples come from the site itself, wherever else they were. */
const fromOutside = (figure: CollectedFigure): CollectedFigure => {
  const sample = SAMPLE_COLLECTION.find(({ id }) => id === figure.id);
  return { ...(sample ?? figure), payment: sample?.payment ?? "unpaid" };
};
