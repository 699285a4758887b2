import * as v from "valibot";
import { type CollectedFigure, PAYMENTS, type PlanUse } from "../../domain/collected-figure.ts";
import { type FigureDesign, isFigureDesign } from "../../domain/figure-design.ts";
import { codePoints } from "../../domain/graphemes.ts";
import { PROFILE_LIMITS, type Profile } from "../../domain/profile.ts";
import { DEFAULT_SETTINGS, type Settings } from "../../domain/settings.ts";
import { SAMPLE_PLAN_USE, SAMPLE_PROFILE } from "../sample/account.ts";

/** A draft, and which state of it is meant. */
export type DraftState = Pick<CollectedFigure, "id" | "updatedAt">;

/** A change that was not saved yet: the figure on the preview, and the draft it came from. */
export interface UnsavedDraft {
  /** Names the editing, so that two do not overwrite each other. */
  readonly id: string;
  readonly design: FigureDesign;
  readonly draft: DraftState | null;
}

/** One editing of a figure, in one tab: it alone writes work under its id. */
export interface EditSession {
  readonly id: string;
  /** The work that it last wrote or picked up. */
  readonly last: UnsavedDraft | null;
}

/** An autosave that the database may not have yet. */
export interface PendingAutosave {
  /** Its id is the session's. */
  readonly work: UnsavedDraft;
  readonly last: EditSession["last"];
  /** The figure of the collection that the session bought: changes of it are part of it. */
  readonly boughtId: string | null;
}

/** What the account keeps beside its figures; each part is read on its own, so that a damaged one takes no other along. */
export interface Account {
  readonly settings: Settings;
  readonly profile: Profile;
  readonly planUse: PlanUse;
  readonly work: UnsavedDraft | null;
}
export type AccountKey = keyof Account;

/** The account of a first visit. */
export const INITIAL_ACCOUNT: Account = {
  settings: DEFAULT_SETTINGS,
  profile: SAMPLE_PROFILE,
  planUse: SAMPLE_PLAN_USE,
  work: null,
};

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const moment = v.pipe(v.string(), v.isoTimestamp());
const text = (limit: number) =>
  v.pipe(
    v.string(),
    v.check((value) => codePoints(value) <= limit),
  );
const design = v.custom<FigureDesign>(isFigureDesign);
const work = v.strictObject({ id, design, draft: v.nullable(v.strictObject({ id, updatedAt: moment })) });

export const FigureSchema: v.GenericSchema<unknown, CollectedFigure> = v.strictObject({
  id,
  design,
  payment: v.picklist(PAYMENTS),
  createdAt: moment,
  updatedAt: moment,
  downloadCount: count,
  shareCount: count,
});

export const ACCOUNT_SCHEMAS: { readonly [K in AccountKey]: v.GenericSchema<unknown, Account[K]> } = {
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
  planUse: v.strictObject({ plan: v.picklist(["basic", "premium", "legendary"]), downloadsUsed: count }),
  work: v.nullable(work),
};

export const PendingAutosaveSchema: v.GenericSchema<unknown, PendingAutosave> = v.strictObject({
  work,
  last: v.nullable(work),
  boughtId: v.nullable(id),
});

/** What one tab tells the others: which figures changed, or that everything did. */
export const MessageSchema = v.union([v.literal("all"), v.array(id)]);
