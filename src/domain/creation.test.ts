import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHARACTER_TYPES, type CharacterType } from "../figure/schema/field.ts";
import { type Creation, type CreationEvent, creationReducer, PROCESSING_MS, startCreation } from "./creation.ts";
import { PROFILE_URL_ERRORS } from "./profile-link.ts";

const LINK = "https://linkedin.com/in/maya";
const run = (events: CreationEvent[], from: Creation = startCreation()) => events.reduce(creationReducer, from);

const anyType = fc.constantFrom(...CHARACTER_TYPES);
const anyLink = fc.oneof(
  fc.constantFrom("", " ", "nowhere"),
  fc.string().map((tail) => `${LINK}${tail}`),
);
const anyEvent: fc.Arbitrary<CreationEvent> = fc.oneof(
  anyType.map((characterType) => ({ type: "select" as const, characterType })),
  anyLink.map((link) => ({ type: "submit" as const, link })),
  fc.constantFrom({ type: "finish" as const }, { type: "startOver" as const }),
);

describe("creationReducer: the create page's states (specification §4)", () => {
  it("Processing lasts 3000 ms", () => {
    expect(PROCESSING_MS).toBe(3000);
  });

  it("The page starts at the input with the chosen pill, by default hero", () => {
    expect(startCreation()).toEqual({ step: "input", type: "hero" });
    expect(startCreation("villain")).toEqual({ step: "input", type: "villain" });
  });

  it("Opening a figure leads to the preview from any step", () => {
    for (const from of [[], [{ type: "submit", link: LINK }]] satisfies CreationEvent[][])
      expect(run([...from, { type: "open", characterType: "villain" }])).toEqual({ step: "preview", type: "villain" });
  });

  it("Selecting a pill does not advance to the next step", () => {
    const villain = run([{ type: "select", characterType: "villain" }]);
    expect(villain).toEqual({ step: "input", type: "villain" });
    expect(run([{ type: "select", characterType: "hero" }], villain)).toEqual({ step: "input", type: "hero" });
  });

  it.each(CHARACTER_TYPES)("For a %s, submit leads to the preview and Start Over back to the input", (type) => {
    const processing = run([{ type: "submit", link: LINK }], startCreation(type));
    expect(processing).toEqual({ step: "processing", type });
    const preview = run([{ type: "finish" }], processing);
    expect(preview).toEqual({ step: "preview", type });
    expect(run([{ type: "startOver" }], preview)).toEqual({ step: "input", type });
  });

  it.each([
    ["", PROFILE_URL_ERRORS.empty],
    ["nowhere", PROFILE_URL_ERRORS.invalid],
  ])("The error for the link %j stays until a valid link is submitted", (link, error) => {
    const refused = run([{ type: "submit", link }]);
    expect(refused).toEqual({ step: "input", type: "hero", error });
    expect(run([{ type: "select", characterType: "villain" }], refused)).toEqual({
      step: "input",
      type: "villain",
      error,
    });
    expect(run([{ type: "submit", link: LINK }], refused)).toEqual({ step: "processing", type: "hero" });
  });

  const foreign: [Creation["step"], CreationEvent["type"][]][] = [
    ["input", ["finish"]],
    ["processing", ["select", "submit"]],
    ["preview", ["select", "submit", "finish"]],
  ];
  it.each(foreign)("The %s step ignores the events %j", (step, types) => {
    fc.assert(
      fc.property(anyType, anyEvent, (type: CharacterType, event) => {
        fc.pre(types.includes(event.type));
        const state: Creation = { step, type };
        expect(creationReducer(state, event)).toBe(state);
      }),
    );
  });

  it("Any sequence of events gives a valid state without the link", () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const state = run(events);
        expect(["input", "processing", "preview"]).toContain(state.step);
        expect(CHARACTER_TYPES).toContain(state.type);
        const { step, type, ...rest } = state;
        for (const [key, value] of Object.entries(rest)) {
          expect([step, key]).toEqual(["input", "error"]);
          expect(Object.values(PROFILE_URL_ERRORS)).toContain(value);
        }
        expect(JSON.stringify(state)).not.toContain("linkedin.com");
      }),
    );
  });
});
