import { dequal } from "dequal/lite";
import * as v from "valibot";
import { type CollectedFigure, designKey, hasUnsavedChanges } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import { crc32 } from "../../lib/crc32.ts";
import { newestVersion } from "../figure-session/newest-version.ts";
import { readUnsavedDrafts, writeUnsavedDraft } from "../figure-session/unsaved-drafts.ts";
import { SAMPLE_COLLECTION } from "../sample/collection.ts";
import {
  type Account,
  INITIAL_ACCOUNT,
  newFigure,
  newId,
  parseFigure,
  readIntoAccount,
  type UnsavedDraft,
  UnsavedDraftSchema,
} from "../store/schema.ts";
import { type StoreState, store } from "../store/store.ts";

/** Largest backup that is read, in bytes. */
const FILE_LIMIT = 50_000_000;

/** Increase it with every change to a record's format, like `VERSION` in database.ts. Older versions stay readable. */
const BACKUP_VERSION = 4;
/** Number of figures that are parsed at once. Between two batches, the page can respond to input. */
const BATCH_SIZE = 500;

/**
 * Parts of the account that a backup contains and can replace. The demo plan is not included: like payments, it is
 * never read from a file.
 */
const PARTS = ["profile", "settings"] as const;
export type AccountPart = (typeof PARTS)[number];

/** Figures and parts of the account are `unknown` here. They are parsed one by one, to leave out damaged ones. */
const CONTENT = {
  profigure: v.literal("backup"),
  savedAt: v.string(),
  figures: v.array(v.unknown()),
  account: v.strictObject({ settings: v.unknown(), profile: v.optional(v.unknown()), work: v.unknown() }),
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

/** The content of a backup file. */
export interface Backup {
  readonly figures: readonly CollectedFigure[];
  readonly account: Pick<Account, AccountPart>;
  readonly unsaved: UnsavedDraft | null;
  /** The number of damaged records, which are not included. */
  readonly leftOut: number;
}

/** The checksum of a backup. It detects damage that leaves the data valid, such as a wrong letter in a name. */
export const checksumOf = (backup: object): number =>
  crc32(new TextEncoder().encode(JSON.stringify({ ...backup, checksum: undefined })));

/** Creates a backup file. The newest unsaved draft stays an unsaved draft; the others are included as saved drafts. */
export function makeBackup(
  { figures, settings, profile }: Pick<StoreState, "figures" | AccountPart>,
  [newest, ...others]: readonly UnsavedDraft[],
  now: Date,
): File {
  const savedAt = now.toISOString();
  const content = {
    profigure: "backup",
    version: BACKUP_VERSION,
    savedAt,
    figures: [...figures, ...others.map(({ id, design }) => newFigure(id, design, "unpaid", savedAt))],
    account: {
      settings,
      ...(profile !== INITIAL_ACCOUNT.profile && { profile }),
      work: newest ?? null,
    },
  };
  const backup = { ...content, checksum: checksumOf(content) };
  return new File([JSON.stringify(backup)], `profigure-backup-${savedAt.slice(0, 10)}.json`, {
    type: "application/json",
  });
}

/** Creates a backup of the device once its data has been read, or of this tab's data if that fails. */
export async function backUp(): Promise<{ file: File; isRead: boolean }> {
  const state = await store.ready();
  // A change to a paid figure can be in local storage only. A draft's unsaved changes are a record of their own.
  const figures = state.figures.map((figure) => (isPaid(figure) ? newestVersion(figure) : figure));
  return {
    file: makeBackup({ ...state, figures }, readUnsavedDrafts().drafts, new Date()),
    isRead: state.status === "read",
  };
}

/** The reason why a file was not restored, as a sentence with the next step. */
export const BACKUP_ERRORS = {
  large: "This file is too large to be a backup. Choose the file that Back up saved.",
  foreign: "This file is not a ProFigure backup. Choose the file that Back up saved.",
  damaged: "This backup is damaged, so nothing was changed. Choose another copy of it.",
  newer: "This backup comes from a newer version of the site. Reload the page and try again.",
} as const;
type BackupError = keyof typeof BACKUP_ERRORS;

/** Reads a backup, without its damaged records. Returns the reason if it cannot be read. */
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
  if (success && (!("checksum" in output) || output.checksum === checksumOf(value as object))) return toBackup(output);
  const head = v.safeParse(v.object({ profigure: v.literal("backup"), version: v.number() }), value);
  if (!head.success) return "foreign";
  return head.output.version > BACKUP_VERSION ? "newer" : "damaged";
}

async function toBackup({ figures: raws, account: parts }: v.InferOutput<typeof BackupSchema>): Promise<Backup> {
  const figures: CollectedFigure[] = [];
  for (let start = 0; start < raws.length; start += BATCH_SIZE) {
    await new Promise((resolve) => setTimeout(resolve));
    figures.push(...raws.slice(start, start + BATCH_SIZE).flatMap((raw) => parseFigure(raw) ?? []));
  }
  const { settings, profile } = INITIAL_ACCOUNT;
  const account = { settings, profile };
  const damagedParts = PARTS.filter((key) => !readIntoAccount(account, key, parts[key]));
  const unsaved = v.safeParse(v.nullable(UnsavedDraftSchema), parts.work);
  return {
    figures,
    account,
    unsaved: unsaved.success ? unsaved.output : null,
    leftOut: raws.length - figures.length + damagedParts.length + (unsaved.success ? 0 : 1),
  };
}

/** Whether the person has never changed a part of the account. The profile can have the sample's texts anyway. */
const isSample = (account: Pick<Account, AccountPart>, part: AccountPart) =>
  part === "profile" ? account.profile === INITIAL_ACCOUNT.profile : dequal(account[part], INITIAL_ACCOUNT[part]);

/** The parts of a backup that would replace data that the person changed on this device. */
export async function conflictsOf({ account }: Backup): Promise<readonly AccountPart[]> {
  const state = await store.ready();
  return PARTS.filter(
    (part) => !isSample(state, part) && !isSample(account, part) && !dequal(state[part], account[part]),
  );
}

interface Restored extends Pick<Backup, "leftOut"> {
  /** Figures that were added as unpaid drafts. */
  readonly added: number;
  /** Sample figures that were deleted here and are back. */
  readonly samples: number;
  /** Unsaved drafts that were added: 0 or 1. */
  readonly unsaved: number;
  /** Figures and unsaved drafts that are already here. */
  readonly present: number;
  /** Parts of the account that were replaced. */
  readonly replaced: readonly AccountPart[];
  readonly isSaved: boolean;
}

/**
 * Adds a backup to this device. Nothing that is here changes, except parts of the account that are in `parts` or still
 * samples. Resolves to undefined if it could not be stored; nothing has changed then.
 */
export async function restoreBackup(
  { figures, account, unsaved, leftOut }: Backup,
  parts: readonly AccountPart[],
): Promise<Restored | undefined> {
  const { figures: known } = await store.ready();
  const records = [...new Map(figures.map((figure) => [`${figure.id} ${designKey(figure.design)}`, figure])).values()];
  const newIds = records.map(newId);
  // Asks for every figure on the device too, because the records are compared with them all.
  const ids = new Set([...[...known, ...records].map(({ id }) => id), ...newIds]);
  const { drafts, changes } = readUnsavedDrafts();
  const change = store.change([...ids], (now) => {
    const takenIds = new Set([...now.figures.keys(), ...[...drafts, ...changes].map(({ id }) => id)]);
    const designs = new Set([...now.figures.values(), ...drafts].map(({ design }) => designKey(design)));
    const added = records.flatMap((record, index) => {
      const figure = fromOutside(record, newIds[index] ?? newId(), takenIds, designs);
      if (!figure) return [];
      now.figures.set(figure.id, figure);
      takenIds.add(figure.id);
      designs.add(designKey(figure.design));
      return [figure];
    });
    const replaced = PARTS.filter(
      (part) => !isSample(account, part) && (parts.includes(part) || isSample(now.account, part)),
    );
    Object.assign(now.account, Object.fromEntries(replaced.map((part) => [part, account[part]])));
    const samples = added.filter((figure) => SAMPLE_COLLECTION.includes(figure)).length;
    return { added: added.length - samples, samples, present: records.length - added.length, replaced };
  });
  const done = await change.catch(() => undefined);
  if (!done) return undefined;
  const draft = unsaved && unsavedFromOutside(unsaved);
  if (draft) writeUnsavedDraft(draft);
  const present = done.present + Number(unsaved !== null && !draft);
  return { ...done, unsaved: draft ? 1 : 0, present, leftOut, isSaved: store.read().status === "read" };
}

// The next two functions decide what a record from outside becomes here. It never has a payment, an id that is in use,
// or a link to a paid figure.

/**
 * Makes an unpaid draft of a figure from outside, or the sample if it is an unedited one. Returns undefined if the
 * figure is here: with its id, or, if its id is in use or a sample's, with any id.
 */
function fromOutside(
  figure: CollectedFigure,
  newId: string,
  takenIds: ReadonlySet<string>,
  designs: ReadonlySet<string>,
): CollectedFigure | undefined {
  const key = designKey(figure.design);
  const isFree = !takenIds.has(figure.id);
  const sample = SAMPLE_COLLECTION.find(({ id }) => id === figure.id);
  if (sample && isFree && designKey(sample.design) === key) return sample;
  if (isFree && !sample) return { ...figure, payment: "unpaid" };
  return designs.has(key) ? undefined : { ...figure, id: newId, payment: "unpaid" };
}

/** Makes a new unsaved draft of one from outside. Returns undefined if its design is here. */
function unsavedFromOutside(unsaved: UnsavedDraft): UnsavedDraft | undefined {
  const { figures } = store.read();
  const key = designKey(unsaved.design);
  if ([...figures, ...readUnsavedDrafts().drafts].some(({ design }) => designKey(design) === key)) return undefined;
  const isDraftHere = figures.some((figure) => hasUnsavedChanges(figure, unsaved));
  const draft = isDraftHere ? unsaved.draft : null;
  return { id: newId(), design: unsaved.design, draft, isBought: false, savedAt: unsaved.savedAt };
}

/** The result of a restore, as a sentence. */
export const restoredMessage = (restored: Restored | undefined): string =>
  restored
    ? restoredSentences(restored)
    : "This device could not save the backup, so nothing was changed. Free up space, then try again.";

function restoredSentences({ added, samples, unsaved, present, replaced, leftOut, isSaved }: Restored): string {
  const restored = added + samples;
  const isNew = restored + unsaved > 0;
  return [
    added > 0 && `${added} ${added === 1 ? "figure" : "figures"} restored, unpaid as drafts.`,
    samples > 0 && (samples === 1 ? "1 sample is back." : `${samples} samples are back.`),
    !isNew && present > 0 && leftOut === 0 && "Every figure in this backup is already here.",
    !isNew && present + leftOut === 0 && "This backup has no figures.",
    present > 0 && (isNew || leftOut > 0) && `${present} already here stayed unchanged.`,
    replaced.length > 0 && `The ${replaced.join(" and ")} of the backup came too.`,
    leftOut > 0 &&
      (leftOut === 1
        ? "1 record was left out because it is damaged."
        : `${leftOut} records were left out because they are damaged.`),
    !isSaved &&
      restored + replaced.length > 0 &&
      "All of it is in this tab only, because it could not be saved on this device.",
    unsaved > 0 && "1 unsaved figure is back. Continue it under Create Figure.",
  ]
    .filter(Boolean)
    .join(" ");
}
