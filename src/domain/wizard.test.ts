import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHARACTER_TYPES } from "../figure/schema/field.ts";
import { PROFILE_URL_ERRORS } from "./profile-link.ts";
import { startWizard, WIZARD_STEPS, type Wizard, type WizardEvent, wizardReducer } from "./wizard.ts";

const LINK = "https://linkedin.com/in/maya";
const run = (events: WizardEvent[], from: Wizard = startWizard()) => events.reduce(wizardReducer, from);

const anyType = fc.constantFrom(...CHARACTER_TYPES);
const anyLink = fc.oneof(
  fc.constantFrom("", " ", "nowhere"),
  fc.string().map((tail) => `${LINK}${tail}`),
);
const anyEvent: fc.Arbitrary<WizardEvent> = fc.oneof(
  anyType.map((characterType) => ({ type: "select" as const, characterType })),
  anyLink.map((link) => ({ type: "submit" as const, link })),
  fc.constantFrom({ type: "back" as const }, { type: "restart" as const }),
);

describe("the landing wizard (specification §4)", () => {
  it("The steps are LinkedIn, Choose Pill and Preview", () => {
    expect(WIZARD_STEPS).toEqual(["LinkedIn", "Choose Pill", "Preview"]);
  });

  it("The wizard starts at step 1", () => {
    expect(startWizard()).toEqual({ step: 1 });
  });

  it.each(CHARACTER_TYPES)("A valid link leads to step 2, and the %s pill to step 3", (type) => {
    const second = run([{ type: "submit", link: LINK }]);
    expect(second).toEqual({ step: 2 });
    expect(run([{ type: "select", characterType: type }], second)).toEqual({ step: 3, type });
  });

  it.each([
    ["", PROFILE_URL_ERRORS.empty],
    ["nowhere", PROFILE_URL_ERRORS.invalid],
  ])("The error for the link %j stays until a valid link is submitted", (link, error) => {
    const refused = run([{ type: "submit", link }]);
    expect(refused).toEqual({ step: 1, error });
    expect(run([{ type: "submit", link: LINK }], refused)).toEqual({ step: 2 });
  });

  it("Back and Try Another Profile lead to step 1", () => {
    expect(run([{ type: "submit", link: LINK }, { type: "back" }])).toEqual({ step: 1 });
    const preview = run([
      { type: "submit", link: LINK },
      { type: "select", characterType: "villain" },
    ]);
    expect(run([{ type: "restart" }], preview)).toEqual(startWizard());
  });

  const foreign: [Wizard["step"], WizardEvent["type"][]][] = [
    [1, ["select", "back"]],
    [2, ["submit"]],
    [3, ["submit", "select", "back"]],
  ];
  it.each(foreign)("Step %i ignores the events %j", (step, types) => {
    fc.assert(
      fc.property(anyType, anyEvent, (type, event) => {
        fc.pre(types.includes(event.type));
        const state: Wizard = step === 3 ? { step, type } : { step };
        expect(wizardReducer(state, event)).toBe(state);
      }),
    );
  });

  it("Any sequence of events gives a valid state without the link", () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const state = run(events);
        expect([1, 2, 3]).toContain(state.step);
        if (state.step === 3) expect(CHARACTER_TYPES).toContain(state.type);
        if (state.step === 1) expect([undefined, ...Object.values(PROFILE_URL_ERRORS)]).toContain(state.error);
        expect(JSON.stringify(state)).not.toContain("linkedin.com");
      }),
    );
  });
});
