import { dequal } from "dequal/lite";
import { useSyncExternalStore } from "react";
import { isPaid } from "../../domain/entitlement.ts";
import type { PlanId } from "../../domain/plans.ts";
import { type EditingAction, editingReducer, startEditing } from "../../editor.ts";
import { type FigureDesign, toFigureDesign } from "../../figure/schema/design.ts";
import type { DesignLock } from "../../figure.ts";
import { newId } from "../store/new-figure.ts";
import type { DraftRevision, UnsavedDraft } from "../store/schema.ts";
import { type Done, store } from "../store/store.ts";
import { buyFigure, changeBoughtFigure, type OriginState, type Purchase, saveDraft } from "./collect.ts";
import { removeUnsavedDraft, writeUnsavedDraft } from "./unsaved-drafts.ts";

export interface FigureSessionOptions {
  /** Where editing begins. */
  readonly design: FigureDesign;
  /** The same with the person's own details: the first edit. */
  readonly edited?: FigureDesign | undefined;
  /** The draft of the collection that it is, or the bought figure. @default none */
  readonly draft?: DraftRevision | null;
  /** Whether `draft` is a bought figure: each change is saved to it at once. @default false */
  readonly isBought?: boolean;
  /** The unsaved draft that is resumed. */
  readonly resumed?: UnsavedDraft | undefined;
}

/** A figure that is being edited. */
export interface FigureSessionState {
  /** As the person has it: texts may be empty. */
  readonly design: FigureDesign;
  /** As it is drawn, saved and sent: whole and valid. */
  readonly figure: FigureDesign;
  readonly locks: readonly DesignLock[];
  /** Whether Surprise me was used, or something is locked. */
  readonly hasLocks: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The id that it was bought under. */
  readonly boughtId: string | undefined;
}

export type FigureSession = ReturnType<typeof createFigureSession>;

/**
 * One editing of a figure: its undo history, the unsaved draft that each change is kept in at once, and its purchase,
 * after which changes belong to the bought figure.
 */
export function createFigureSession({
  design,
  edited = design,
  draft: opened = null,
  isBought: isOpenedBought = false,
  resumed,
}: FigureSessionOptions) {
  const id = newId();
  let draft = opened;
  let editing = editingReducer(startEditing(design), { type: "edit", design: edited });
  let boughtId = isOpenedBought ? opened?.id : undefined;
  let wasSurprised = false;
  let state = toState();
  /** What is a sample, or saved as a draft: nothing of it is unsaved. */
  let saved = resumed ? undefined : toFigureDesign(design);
  /** The record of what is unsaved: what was resumed until this session writes its own. */
  let unsaved = resumed;
  let saving: Promise<unknown> = Promise.resolve();
  let buying: Promise<Done<Purchase> | undefined> | undefined;
  const listeners = new Set<() => void>();
  let unfollow = () => {};

  function toState(last?: FigureSessionState): FigureSessionState {
    const { present, past, future, locks } = editing;
    // The same object while the design is the same: a lock draws nothing anew.
    const figure = present === last?.design ? last.figure : toFigureDesign(present);
    const hasLocks = wasSurprised || locks.length > 0;
    return { design: present, figure, locks, hasLocks, canUndo: past.length > 0, canRedo: future.length > 0, boughtId };
  }

  function publish() {
    state = toState(state);
    keep();
    for (const listener of listeners) listener();
  }

  const readBought = () => store.read().figures.find((figure) => figure.id === boughtId && isPaid(figure));
  const isBought = () => readBought() !== undefined;

  /** Takes over what another tab made of the bought figure, as an edit that can be undone. */
  function followOtherTabs() {
    const bought = readBought();
    // A change that is being saved here is newer.
    if (!bought || !dequal(state.figure, saved)) return;
    const next = toFigureDesign(bought.design);
    if (dequal(next, saved)) return;
    saved = next;
    editing = editingReducer(editing, { type: "edit", design: next });
    publish();
  }

  /** Keeps what is on the screen and nowhere else. */
  function keep() {
    const { figure } = state;
    if (dequal(figure, saved)) return forget();
    const replaced = unsaved;
    const isChange = isBought();
    if (replaced?.isBought === isChange && dequal(figure, replaced.design)) return;
    unsaved = { id, design: figure, draft, isBought: isChange, savedAt: new Date().toISOString() };
    writeUnsavedDraft(unsaved);
    if (replaced && replaced.id !== id) removeUnsavedDraft(replaced);
    if (isChange) saving = saving.then(saveBought);
  }

  /** Writes the latest change of the bought figure: those that came while another was written need no write of their own. */
  async function saveBought() {
    const { figure } = state;
    if (!boughtId || dequal(figure, saved)) return;
    const done = await changeBoughtFigure(boughtId, figure);
    if (done?.isSaved) setSaved(figure);
  }

  function setSaved(figure: FigureDesign) {
    saved = figure;
    keep();
  }

  function forget() {
    if (unsaved) removeUnsavedDraft(unsaved);
    unsaved = undefined;
  }

  async function saveNow(): Promise<Done<OriginState> | undefined> {
    const { figure } = state;
    const done = await saveDraft(figure, draft);
    if (!done) return undefined;
    draft = done.result.draft;
    if (done.isSaved) setSaved(figure);
    return { result: done.result.origin, isSaved: done.isSaved };
  }

  async function buyNow(figure: FigureDesign, plan: PlanId | undefined) {
    const done = await buyFigure(draft?.id ?? id, figure, draft, plan);
    if (!done) return undefined;
    boughtId = done.result.figure.id;
    draft = { id: boughtId, updatedAt: done.result.figure.updatedAt };
    state = toState(state);
    if (done.isSaved) setSaved(figure);
    for (const listener of listeners) listener();
    return done;
  }

  return {
    subscribe(listener: () => void) {
      if (listeners.size === 0) unfollow = store.subscribe(followOtherTabs);
      listeners.add(listener);
      keep();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unfollow();
      };
    },
    read: () => state,
    dispatch(action: EditingAction) {
      const next = editingReducer(editing, action);
      if (next === editing) return;
      editing = next;
      wasSurprised ||= action.type === "surprise";
      publish();
    },
    /**
     * Buys the figure as it is now, once: the draft of a save that is under way. Resolves to undefined where it could
     * not be written: then nothing was bought.
     */
    buy(plan?: PlanId): Promise<Done<Purchase> | undefined> {
      const { figure } = state;
      buying ??= saving
        .then(() => buyNow(figure, plan))
        .finally(() => {
          buying = undefined;
        });
      saving = buying.catch(() => {});
      return buying;
    },
    /**
     * Saves a draft, one click after the other: the second saves to the draft that the first one made. Resolves to
     * "bought" where the figure was bought meanwhile, and to undefined where it could not be written.
     */
    save(): Promise<Done<OriginState> | "bought" | undefined> {
      const result = saving.then(async () => (isBought() ? ("bought" as const) : saveNow()));
      saving = result.catch(() => {});
      return result;
    },
    /** Discards what is not saved; the changes of a bought figure are. */
    discard() {
      if (!isBought()) forget();
    },
  };
}

/** The session's figure, live. */
export const useFigureSession = (session: FigureSession): FigureSessionState =>
  useSyncExternalStore(session.subscribe, session.read);
