import { dequal } from "dequal/lite";
import { useLayoutEffect, useSyncExternalStore } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { isPaid, type Payment } from "../../domain/entitlement.ts";
import type { PlanId } from "../../domain/plans.ts";
import { type EditingAction, editingReducer, startEditing } from "../../editor.ts";
import { type FigureDesign, toFigureDesign } from "../../figure/schema/design.ts";
import type { DesignLock } from "../../figure.ts";
import { type DraftRevision, newId, type UnsavedDraft } from "../store/schema.ts";
import { store } from "../store/store.ts";
import { changeBoughtFigure, collect, type OriginState } from "./collect.ts";
import { removeUnsavedDraft, writeUnsavedDraft } from "./unsaved-drafts.ts";

export interface FigureSessionOptions {
  /** The initial figure. */
  readonly design: FigureDesign;
  /** The initial figure with the person's details; applied as the first edit, so that it can be undone. */
  readonly edited?: FigureDesign | undefined;
  /** The figure's saved version in the collection, a draft or a bought figure. @default none */
  readonly draft?: DraftRevision | null;
  /** Whether `draft` is a bought figure, so that each change is saved to it immediately. @default false */
  readonly isBought?: boolean;
  /** The unsaved draft to resume. */
  readonly resumed?: UnsavedDraft | undefined;
}

/** A completed purchase. */
export interface Purchase {
  readonly figure: CollectedFigure;
  /** Whether the purchase created a second figure, because another tab had changed the draft, which still exists. */
  readonly isSecond: boolean;
}

/** A figure that is being edited. */
export interface FigureSessionState {
  /** The design as edited: texts can be empty. */
  readonly design: FigureDesign;
  /** The design as drawn, saved and shared: complete and valid. */
  readonly figure: FigureDesign;
  readonly locks: readonly DesignLock[];
  /** Whether to show the locks: Surprise me was used, or something is locked. */
  readonly hasLocks: boolean;
  /** Whether the latest edit was typed, so that the next one can continue it. */
  readonly isTyped: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The bought figure's id; undefined before the purchase. */
  readonly boughtId: string | undefined;
}

export type FigureSession = ReturnType<typeof createFigureSession>;

/**
 * Creates an editing session with an undo history. Before a purchase, each change is stored immediately in an unsaved
 * draft. After it, each change is saved to the bought figure.
 */
export function createFigureSession({
  design,
  edited = design,
  draft: opened = null,
  isBought: isOpenedBought = false,
  resumed,
}: FigureSessionOptions) {
  const id = newId();
  /** The id of the figure in the collection. A figure that is resumed in two tabs has the same id in both. */
  const figureId = () => draft?.id ?? resumed?.figureId ?? resumed?.id ?? id;
  let draft = opened;
  let editing = editingReducer(startEditing(design), { type: "edit", design: edited });
  let boughtId = isOpenedBought ? opened?.id : undefined;
  let wasSurprised = false;
  let state = toState();
  /** The design without unsaved changes: the sample, or the saved figure. */
  let saved = resumed ? undefined : toFigureDesign(design);
  /** The unsaved draft in local storage: the resumed one until this session writes another. */
  let unsaved = resumed;
  let saving: Promise<unknown> = Promise.resolve();
  let buying: Promise<Purchase> | undefined;
  const listeners = new Set<() => void>();
  let unfollow = () => {};

  function toState(last?: FigureSessionState): FigureSessionState {
    const { present, past, future, locks, mergeKey } = editing;
    // Reuses the object if the design is the same, so that changing a lock does not redraw the figure.
    const figure = present === last?.design ? last.figure : toFigureDesign(present);
    const hasLocks = wasSurprised || locks.length > 0;
    return {
      design: present,
      figure,
      locks,
      hasLocks,
      isTyped: mergeKey !== undefined,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      boughtId,
    };
  }

  function publish() {
    state = toState(state);
    keep();
    for (const listener of listeners) listener();
  }

  const readPaid = (id: string | undefined) =>
    store.read().figures.find((figure) => figure.id === id && isPaid(figure));
  const isBought = () => readPaid(boughtId) !== undefined;

  /** Whether another tab has bought the figure as it is here. */
  function isBoughtElsewhere() {
    // A purchase that is still being stored may fail.
    const paid = boughtId || buying ? undefined : readPaid(figureId());
    if (!paid || !dequal(toFigureDesign(paid.design), state.figure)) return false;
    boughtId = paid.id;
    draft = { id: paid.id, updatedAt: paid.updatedAt };
    setSaved(state.figure);
    return true;
  }

  /** Applies another tab's change to the bought figure, as an edit that can be undone. */
  function followOtherTabs() {
    if (isBoughtElsewhere()) return publish();
    const bought = readPaid(boughtId);
    // A change that this tab is still saving is newer. If the figure was deleted or restored, it is stored differently.
    if (!bought || !dequal(state.figure, saved)) return keep();
    const next = toFigureDesign(bought.design);
    if (dequal(next, saved)) return;
    saved = next;
    editing = editingReducer(editing, { type: "edit", design: next });
    publish();
  }

  /** Stores unsaved changes, or removes the unsaved draft if there are none. */
  function keep() {
    const { figure } = state;
    if (dequal(figure, saved)) return forget();
    const replaced = unsaved;
    const isChange = isBought();
    if (replaced?.isBought === isChange && dequal(figure, replaced.design)) return;
    unsaved = {
      id,
      figureId: figureId(),
      design: figure,
      draft,
      isBought: isChange,
      savedAt: new Date().toISOString(),
    };
    writeUnsavedDraft(unsaved);
    if (replaced && replaced.id !== id) removeUnsavedDraft(replaced);
    // If this fails, the unsaved draft still has the change.
    if (isChange) saving = saving.then(saveBought).catch(() => {});
  }

  /** Saves the latest design to the bought figure. Changes made during a write are saved together afterward. */
  async function saveBought() {
    const { figure } = state;
    if (!boughtId || dequal(figure, saved)) return;
    await changeBoughtFigure(boughtId, figure);
    setSaved(figure);
  }

  /** Removes the unsaved draft once the figure is on the device and not only in the store's memory. */
  function setSaved(figure: FigureDesign) {
    store.onceStored(() => {
      saved = figure;
      keep();
    });
  }

  function forget() {
    if (unsaved) removeUnsavedDraft(unsaved);
    unsaved = undefined;
  }

  /** Saves the figure to the collection, as a draft or as paid. */
  async function collectNow(figure: FigureDesign, payment: Payment, plan?: PlanId) {
    const collected = await collect(figureId(), figure, draft, payment, plan);
    const { id, updatedAt } = collected.figure;
    draft = { id, updatedAt };
    if (isPaid(collected.figure)) boughtId = id;
    state = toState(state);
    setSaved(figure);
    for (const listener of listeners) listener();
    return collected;
  }

  async function saveNow(): Promise<OriginState | "bought"> {
    if (isBought()) return "bought";
    const { figure, origin } = await collectNow(state.figure, "unpaid");
    return isPaid(figure) ? "bought" : origin;
  }

  return {
    subscribe(listener: () => void) {
      if (listeners.size === 0) unfollow = store.subscribe(followOtherTabs);
      listeners.add(listener);
      if (isBoughtElsewhere()) state = toState(state);
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
     * Buys the current figure after any pending save of its draft. Calls during a purchase return the same promise.
     * Rejects if the purchase could not be stored; nothing was bought then.
     */
    buy(plan?: PlanId): Promise<Purchase> {
      const { figure } = state;
      buying ??= saving
        .then(() => collectNow(figure, plan ? "plan" : "bought", plan))
        .then((bought) => ({ figure: bought.figure, isSecond: bought.origin === "changed" }))
        .finally(() => {
          buying = undefined;
        });
      saving = buying.catch(() => {});
      return buying;
    },
    /**
     * Saves the figure as a draft, after any pending save, so that two quick clicks save one draft. Resolves to
     * "bought" if the figure is bought. Rejects if the draft could not be stored.
     */
    save(): Promise<OriginState | "bought"> {
      const result = saving.then(saveNow);
      saving = result.catch(() => {});
      return result;
    },
    /** Discards the unsaved draft. Changes to a bought figure are not discarded. */
    discard() {
      if (!isBought()) forget();
    },
  };
}

/** The session's state, live. */
export function useFigureSession(session: FigureSession): FigureSessionState {
  // Before the first paint, so that a figure that is visible is stored.
  useLayoutEffect(() => session.subscribe(() => {}), [session]);
  return useSyncExternalStore(session.subscribe, session.read);
}
