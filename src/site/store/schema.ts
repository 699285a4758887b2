import * as v from "valibot";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { PAYMENTS, type PlanUse } from "../../domain/entitlement.ts";
import { PLAN_IDS } from "../../domain/plans.ts";
import { PROFILE_LIMITS, type Profile } from "../../domain/profile.ts";
import { DEFAULT_SETTINGS, type Settings } from "../../domain/settings.ts";
import { type FigureDesign, readFigureDesign } from "../../figure/schema/design.ts";
import { codePoints } from "../../figure/schema/graphemes.ts";
import { SAMPLE_PLAN_USE, SAMPLE_PROFILE } from "../sample/account.ts";

/** A draft in one of its states. */
export type DraftRevision = Pick<CollectedFigure, "id" | "updatedAt">;

/** An unsaved figure, one per figure session. */
export interface UnsavedDraft {
  /** Id of the session that wrote it, so that sessions do not overwrite each other. */
  readonly id: string;
  readonly design: FigureDesign;
  /** The draft in the collection that it changes. */
  readonly draft: DraftRevision | null;
  /** Whether that is bought: then the change is written to it, and not offered. */
  readonly isBought: boolean;
  /** When it was last changed, in ISO 8601. */
  readonly savedAt: string;
}

/**
 * The persisted data besides the figures, each part under its key in the table `account` and in a backup. Each is
 * parsed separately, so that a damaged one affects no other.
 */
export interface Account {
  readonly settings: Settings;
  readonly profile: Profile;
  readonly planUse: PlanUse;
}
export type AccountKey = keyof Account;

/** The account of a first visit. */
export const INITIAL_ACCOUNT: Account = {
  settings: DEFAULT_SETTINGS,
  profile: SAMPLE_PROFILE,
  planUse: SAMPLE_PLAN_USE,
};

/** The characters allowed in URLs and element ids. */
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
/** Capped, so that an increment is a safe integer too. */
const count = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.transform((value) => Math.min(value, 1_000_000_000)),
);
/** An existing date and time in UTC, so that texts sort like times. */
const timestamp = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((value) => isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))),
  v.transform((value) => new Date(value).toISOString()),
  // An offset can lead outside the years 0000 to 9999.
  v.isoTimestamp(),
);
/** Whether a date exists, because browsers differ on February 30. */
function isDay(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
const text = (limit: number) =>
  v.pipe(
    v.string(),
    v.check((value) => codePoints(value) <= limit),
  );
const design: v.GenericSchema<unknown, FigureDesign> = v.pipe(
  v.unknown(),
  v.transform(readFigureDesign),
  v.custom<FigureDesign>((read) => read !== undefined),
);
export const UnsavedDraftSchema: v.GenericSchema<unknown, UnsavedDraft> = v.strictObject({
  id,
  design,
  draft: v.nullable(v.strictObject({ id, updatedAt: timestamp })),
  // Both are missing in old databases and backups.
  isBought: v.optional(v.boolean(), false),
  savedAt: v.optional(timestamp, new Date(0).toISOString()),
});

const FigureSchema: v.GenericSchema<unknown, CollectedFigure> = v.strictObject({
  id,
  design,
  payment: v.picklist(PAYMENTS),
  createdAt: timestamp,
  updatedAt: timestamp,
  downloadCount: count,
  shareCount: count,
});

/**
 * Strict, so that unknown keys are not copied. A new key must be `v.optional(…, default)`, or every stored record and
 * every backup without it counts as damaged; `VERSION` (database.ts) and `BACKUP_VERSION` (backup.ts) increase with it.
 */
const ACCOUNT_SCHEMAS: { readonly [K in AccountKey]: v.GenericSchema<unknown, Account[K]> } = {
  settings: v.strictObject({
    emailNotifications: v.boolean(),
    marketingCommunications: v.boolean(),
    socialSharing: v.boolean(),
  }),
  profile: v.strictObject({
    name: text(PROFILE_LIMITS.name),
    email: text(PROFILE_LIMITS.email),
    headline: text(PROFILE_LIMITS.headline),
  }),
  planUse: v.strictObject({ plan: v.picklist(PLAN_IDS), downloadsUsed: count }),
};

export const ACCOUNT_KEYS = Object.keys(ACCOUNT_SCHEMAS) as AccountKey[];

export const parseFigure = (raw: unknown): CollectedFigure | undefined => {
  const { success, output } = v.safeParse(FigureSchema, raw);
  return success ? output : undefined;
};

/** Parses a part of the account; a missing or damaged one gets its initial value. Returns false for a damaged one. */
export function readIntoAccount<K extends AccountKey>(
  account: { [Key in K]: Account[Key] },
  key: K,
  raw: unknown,
): boolean {
  const schema: v.GenericSchema<unknown, Account[K]> = ACCOUNT_SCHEMAS[key];
  const { success, output } = v.safeParse(schema, raw);
  account[key] = success ? output : INITIAL_ACCOUNT[key];
  return success || raw === undefined;
}

/**
 * A tab's message to the others: the ids of changed figures, or that everything changed. The account is read again each
 * time.
 */
export type RemoteChange = "all" | readonly string[];
export const RemoteChangeSchema: v.GenericSchema<unknown, RemoteChange> = v.union([v.literal("all"), v.array(id)]);
