import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FigureDesign, toFigureDesign } from "../figure/schema/design.ts";
import { FIELDS } from "../figure/schema/fields.ts";
import { type EditingAction, type EditingState, editingReducer, HISTORY_LIMIT, startEditing } from "./editing.ts";

const SKINS = FIELDS.skin.options("hero");

const START = toFigureDesign({ spec: { name: "Maya" }, industry: "Technology", skills: ["Debugging"] });
const named = (name: string, design = START): FigureDesign => ({ ...design, spec: { ...design.spec, name } });
const skinned = (skin: (typeof SKINS)[number], design = START) => ({ ...design, spec: { ...design.spec, skin } });
const run = (actions: readonly EditingAction[], from: EditingState = startEditing(START)) =>
  actions.reduce(editingReducer, from);
const type = (text: string, mergeKey = "name"): EditingAction => ({ type: "edit", design: named(text), mergeKey });

const anyEdit = fc.record({
  type: fc.constant("edit" as const),
  design: fc.oneof(
    fc.string({ maxLength: 3 }).map((name) => named(name)),
    fc.constantFrom(...SKINS).map((s) => skinned(s)),
  ),
  mergeKey: fc.constantFrom(undefined, "name", "title"),
});
const anyAction: fc.Arbitrary<EditingAction> = fc.oneof(
  { weight: 4, arbitrary: anyEdit },
  { weight: 2, arbitrary: fc.constantFrom({ type: "undo" as const }, { type: "redo" as const }) },
  { weight: 1, arbitrary: fc.constant({ type: "lock" as const, locks: ["skin" as const] }) },
);

describe("editingReducer", () => {
  it("Undoing everything restores the first design; redoing, the last", () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 60 }), (actions) => {
        const end = run(actions);
        const count = end.past.length;
        const back = run(
          Array.from({ length: count }, () => ({ type: "undo" })),
          end,
        );
        expect(back.present).toEqual(START);
        expect(back.past).toEqual([]);
        const again = run(
          Array.from({ length: count }, () => ({ type: "redo" })),
          back,
        );
        expect(again.present).toEqual(end.present);
        expect(again.past).toEqual(end.past);
        expect(again.future).toEqual(end.future);
      }),
    );
  });

  it("An edit becomes the present design and clears the redo history", () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 40 }), anyEdit, (actions, edit) => {
        const before = run(actions);
        const after = editingReducer(before, edit);
        expect(after.present).toEqual(edit.design);
        if (after !== before) expect(after.future).toEqual([]);
      }),
    );
  });

  it("One undo reverts consecutive typing in one field", () => {
    const typed = run([type("A"), type("Ad"), type("Ada")]);
    expect(typed.past).toEqual([START]);
    expect(editingReducer(typed, { type: "undo" }).present).toEqual(START);
  });

  it("Typing is not merged across another field, a choice, undo or redo", () => {
    expect(run([type("A"), type("Ad", "other")]).past).toHaveLength(2);
    expect(run([type("A"), { type: "edit", design: skinned("sand", named("A")) }, type("Ad")]).past).toHaveLength(3);
    expect(run([type("A"), { type: "undo" }, type("B")]).past).toEqual([START]);
    const redone = run([type("A"), { type: "undo" }, { type: "redo" }, type("Ab")]);
    expect(redone.past.map(({ spec }) => spec.name)).toEqual(["Maya", "A"]);
  });

  it("An edit that changes nothing does not clear the redo history", () => {
    const undone = run([type("Ada"), { type: "undo" }]);
    expect(editingReducer(undone, { type: "edit", design: named("Maya"), mergeKey: "name" })).toBe(undone);
    expect(run([{ type: "undo" }, { type: "redo" }])).toEqual(startEditing(START));
  });

  it("The history drops the oldest edits beyond its limit", () => {
    const names = Array.from({ length: HISTORY_LIMIT + 20 }, (_, i) => `${i}`);
    const end = run(names.map((name) => ({ type: "edit", design: named(name) })));
    expect(end.past).toHaveLength(HISTORY_LIMIT);
    expect(end.past.at(-1)?.spec.name).toBe(`${HISTORY_LIMIT + 18}`);
  });

  it("Only a reset clears the locks; edits, undo and redo do not", () => {
    const locked = run([{ type: "lock", locks: ["skin"] }, type("A"), { type: "undo" }, { type: "redo" }]);
    expect(locked.locks).toEqual(["skin"]);
    expect(editingReducer(locked, { type: "reset", design: named("B") })).toEqual(startEditing(named("B")));
  });
});
