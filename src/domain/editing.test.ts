import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Editing, type EditingEvent, editingReducer, HISTORY_LIMIT, startEditing } from "./editing.ts";
import { type FigureDesign, toFigureDesign } from "./figure-design.ts";
import { SKINS } from "./figure-spec.ts";

const START = toFigureDesign({ spec: { name: "Maya" }, industry: "Technology", skills: ["Debugging"] });
const named = (name: string, design = START): FigureDesign => ({ ...design, spec: { ...design.spec, name } });
const skinned = (skin: (typeof SKINS)[number], design = START) => ({ ...design, spec: { ...design.spec, skin } });
const run = (events: readonly EditingEvent[], from: Editing = startEditing(START)) =>
  events.reduce(editingReducer, from);
const type = (text: string, step = "name"): EditingEvent => ({ kind: "edit", design: named(text), step });

const anyEdit = fc.record({
  kind: fc.constant("edit" as const),
  design: fc.oneof(
    fc.string({ maxLength: 3 }).map((name) => named(name)),
    fc.constantFrom(...SKINS).map((s) => skinned(s)),
  ),
  step: fc.constantFrom(undefined, "name", "title"),
});
const anyEvent: fc.Arbitrary<EditingEvent> = fc.oneof(
  { weight: 4, arbitrary: anyEdit },
  { weight: 2, arbitrary: fc.constantFrom({ kind: "undo" as const }, { kind: "redo" as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: "lock" as const, locks: ["skin" as const] }) },
);

describe("editingReducer", () => {
  it("undoes every step back to the start, and redoes them to the end", () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        const end = run(events);
        const steps = end.past.length;
        const back = run(
          Array.from({ length: steps }, () => ({ kind: "undo" })),
          end,
        );
        expect(back.design).toEqual(START);
        expect(back.past).toEqual([]);
        const again = run(
          Array.from({ length: steps }, () => ({ kind: "redo" })),
          back,
        );
        expect(again.design).toEqual(end.design);
        expect(again.past).toEqual(end.past);
        expect(again.future).toEqual(end.future);
      }),
    );
  });

  it("answers an edit with what it holds, and forgets what was undone", () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), anyEdit, (events, edit) => {
        const before = run(events);
        const after = editingReducer(before, edit);
        expect(after.design).toEqual(edit.design);
        if (after !== before) expect(after.future).toEqual([]);
      }),
    );
  });

  it("takes typing in one field as one step", () => {
    const typed = run([type("A"), type("Ad"), type("Ada")]);
    expect(typed.past).toEqual([START]);
    expect(editingReducer(typed, { kind: "undo" }).design).toEqual(START);
  });

  it("begins a new step with another field, a choice, an undo or a redo", () => {
    expect(run([type("A"), type("Ad", "other")]).past).toHaveLength(2);
    expect(run([type("A"), { kind: "edit", design: skinned("sand", named("A")) }, type("Ad")]).past).toHaveLength(3);
    expect(run([type("A"), { kind: "undo" }, type("B")]).past).toEqual([START]);
    const redone = run([type("A"), { kind: "undo" }, { kind: "redo" }, type("Ab")]);
    expect(redone.past.map(({ spec }) => spec.name)).toEqual(["Maya", "A"]);
  });

  it("takes an edit that changes nothing for none: what was undone can still be redone", () => {
    const undone = run([type("Ada"), { kind: "undo" }]);
    expect(editingReducer(undone, { kind: "edit", design: named("Maya"), step: "name" })).toBe(undone);
    expect(run([{ kind: "undo" }, { kind: "redo" }])).toEqual(startEditing(START));
  });

  it("keeps the latest steps, and no more than the limit", () => {
    const names = Array.from({ length: HISTORY_LIMIT + 20 }, (_, i) => `${i}`);
    const end = run(names.map((name) => ({ kind: "edit", design: named(name) })));
    expect(end.past).toHaveLength(HISTORY_LIMIT);
    expect(end.past.at(-1)?.spec.name).toBe(`${HISTORY_LIMIT + 18}`);
  });

  it("keeps locks through every edit, undo and redo; another design begins without", () => {
    const locked = run([{ kind: "lock", locks: ["skin"] }, type("A"), { kind: "undo" }, { kind: "redo" }]);
    expect(locked.locks).toEqual(["skin"]);
    expect(editingReducer(locked, { kind: "open", design: named("B") })).toEqual(startEditing(named("B")));
  });
});
