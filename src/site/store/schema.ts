import * as v from "valibot";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { PAYMENTS, type Payment, type PlanUse } from "../../domain/entitlement.ts";
import { PLAN_IDS } from "../../domain/plans.ts";
import { PROFILE_LIMITS, type Profile } from "../../domain/profile.ts";
import { DEFAULT_SETTINGS, type Settings } from "../../domain/settings.ts";
import { type FigureDesign, readFigureDesign } from "../../figure/schema/design.ts";
import { codePoints } from "../../lib/graphemes.ts";
import { SAMPLE_PLAN_USE, SAMPLE_PROFILE } from "../sample/account.ts";

/** Identifies a revision of a saved figure: its id and when it was last saved. */
export type DraftRevision = Pick<CollectedFigure, "id" | "updatedAt">;

/**
 * The persisted data besides the figures. Each part is stored under its key in the `account` table and parsed
 * separately, so that a damaged part does not affect the others.
 */
export interface Account {
  readonly settings: Settings;
  readonly profile: Profile;
  readonly planUse: PlanUse;
}
export type AccountKey = keyof Account;

/** The account on a first visit. */
export const INITIAL_ACCOUNT: Account = {
  settings: DEFAULT_SETTINGS,
  profile: SAMPLE_PROFILE,
  planUse: SAMPLE_PLAN_USE,
};

/** An id that is valid in URLs and as an element's id. */
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
/** A non-negative integer, capped so that it can be incremented safely. */
const count = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.transform((value) => Math.min(value, 1_000_000_000)),
);
/** A valid date and time, converted to UTC, so that sorting the strings sorts the times. */
const timestamp = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((value) => isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))),
  v.transform((value) => new Date(value).toISOString()),
  // Converting a time zone offset can lead to a year outside 0000 to 9999.
  v.isoTimestamp(),
);
/** Whether a date exists. `Date.parse` is not enough, because browsers differ on February 30. */
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
/** A figure with unsaved changes. Each figure session has its own record. */
export type UnsavedDraft = Readonly<v.InferOutput<typeof UnsavedDraftSchema>>;
export const UnsavedDraftSchema = v.strictObject({
  /** Id of the session that wrote the record, so that sessions do not overwrite each other's records. */
  id,
  /** The id that the figure gets in the collection. @default `id` */
  figureId: v.optional(id),
  design,
  /** The saved figure that these changes belong to; null for a new figure. */
  draft: v.nullable(v.strictObject({ id, updatedAt: timestamp })),
  // Old databases and backups lack the next two keys.
  /** Whether `draft` is a bought figure. The changes are then saved to it and not offered as an unsaved draft. */
  isBought: v.optional(v.boolean(), false),
  /** When the record was last changed, in ISO 8601. */
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
 * The schemas are strict, so that unknown keys are not copied. A new key must be `v.optional(…, default)`; otherwise,
 * every stored record and backup without it counts as damaged. Increase `VERSION` (database.ts) and `BACKUP_VERSION`
 * (backup.ts) with it.
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

/** Parses a part of the account. A missing or damaged part gets its initial value. Returns false for a damaged part. */
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

/** Creates a unique id. Does not use `crypto.randomUUID`, which is missing on pages without HTTPS. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A new figure for the collection. */
export const newFigure = (id: string, design: FigureDesign, payment: Payment, now: string): CollectedFigure => ({
  id,
  design,
  payment,
  createdAt: now,
  updatedAt: now,
  downloadCount: 0,
  shareCount: 0,
});
