import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PROFILE_URL_ERRORS } from "../../domain/profile-link.ts";
import { openSpec } from "../../figure/schema/design.ts";
import { CHARACTER_TYPES, type CharacterType } from "../../figure/schema/field.ts";
import { toFigureSpec } from "../../figure.ts";
import { sampleDesign } from "../sample/profile.ts";
import {
  type Creation,
  type CreationEvent,
  creationReducer,
  type OpenedFigure,
  PROCESSING_MS,
  startCreation,
} from "./creation.ts";

const LINK = "https://linkedin.com/in/maya";
const URL_OF_FIGURE = "https://profigure.example/create#f=2.abc";
const FORM_URL = "https://profigure.example/create";
const run = (events: CreationEvent[], from: Creation = startCreation()) => events.reduce(creationReducer, from);
const figureOf = (name: string, type: CharacterType = "villain", more: Partial<OpenedFigure> = {}): OpenedFigure => ({
  design: openSpec(toFigureSpec({ name, type })),
  ...more,
});
const shown = (state: Creation) => (state.step === "figure" ? state.figure : undefined);
const open = (figure: OpenedFigure): CreationEvent => ({ type: "open", figure });
const back: CreationEvent = { type: "back", url: FORM_URL };
const forward: CreationEvent = { type: "forward", url: FORM_URL };

const ADA = figureOf("Ada");
const LINKED = figureOf("Linked", "hero", { url: URL_OF_FIGURE, isShared: true });

const anyType = fc.constantFrom(...CHARACTER_TYPES);
const anyLink = fc.oneof(
  fc.constantFrom("", " ", "nowhere"),
  fc.string().map((tail) => `${LINK}${tail}`),
);
const anyEvent: fc.Arbitrary<CreationEvent> = fc.oneof(
  anyType.map((characterType) => ({ type: "select" as const, characterType })),
  anyLink.map((link) => ({ type: "submit" as const, link })),
  fc.constantFrom(ADA, LINKED).map(open),
  fc.boolean().map((isNamed) => ({ type: "navigate" as const, isNamed })),
  fc.constantFrom<CreationEvent>(
    { type: "finish" },
    { type: "startOver" },
    { type: "copy", edited: ADA.design },
    { type: "fail", reason: "link" },
    back,
    forward,
    { type: "back", url: URL_OF_FIGURE },
  ),
);

describe("creationReducer: the create page's states (specification §4)", () => {
  it("Processing lasts 3000 ms", () => {
    expect(PROCESSING_MS).toBe(3000);
  });

  it("The page starts at the form with the chosen pill, by default hero", () => {
    expect(startCreation()).toEqual({ step: "form", type: "hero" });
    expect(startCreation("villain")).toEqual({ step: "form", type: "villain" });
  });

  it("Opening a figure shows it from any step, with its type", () => {
    const steps: CreationEvent[][] = [[], [{ type: "submit", link: LINK }], [open(LINKED)]];
    for (const events of steps) {
      const state = run([...events, open(ADA)]);
      expect(shown(state)).toBe(ADA);
      expect(state.type).toBe("villain");
    }
  });

  it("A figure that replaces another has another key", () => {
    const first = run([open(ADA)]);
    const second = run([open(ADA)], first);
    expect(first.step === "figure" && second.step === "figure" && first.key !== second.key).toBe(true);
  });

  it("Selecting a pill does not advance to the next step", () => {
    const villain = run([{ type: "select", characterType: "villain" }]);
    expect(villain).toEqual({ step: "form", type: "villain" });
    expect(run([{ type: "select", characterType: "hero" }], villain)).toEqual({ step: "form", type: "hero" });
  });

  it.each(CHARACTER_TYPES)("A %s is made by a submit and discarded by Start Over", (type) => {
    const processing = run([{ type: "submit", link: LINK }], startCreation(type));
    expect(processing).toMatchObject({ step: "processing", type });
    const preview = run([{ type: "finish" }], processing);
    expect(shown(preview)).toEqual({ design: sampleDesign(type), isMade: true });
    expect(run([{ type: "startOver" }], preview)).toEqual({ step: "form", type });
  });

  it.each([
    ["", PROFILE_URL_ERRORS.empty],
    ["nowhere", PROFILE_URL_ERRORS.invalid],
  ])("The error for the link %j stays until a valid link is submitted", (link, error) => {
    const refused = run([{ type: "submit", link }]);
    expect(refused).toEqual({ step: "form", type: "hero", error });
    const villain = run([{ type: "select", characterType: "villain" }], refused);
    expect(villain).toEqual({ step: "form", type: "villain", error });
    expect(run([{ type: "submit", link: LINK }], refused)).toMatchObject({ step: "processing", type: "hero" });
  });

  it("An error of opening stays until the next navigation or figure", () => {
    const failed = run([
      { type: "navigate", isNamed: true },
      { type: "fail", reason: "link" },
    ]);
    expect(failed).toMatchObject({ step: "form", opening: "link" });
    expect(run([{ type: "navigate", isNamed: false }], failed).opening).toBeUndefined();
    expect(run([open(ADA)], failed).opening).toBeUndefined();
  });

  it("Forward shows the figure that Back left, but none after Start Over", () => {
    const left = run([open(ADA), back]);
    expect(left.step).toBe("form");
    expect(shown(run([forward], left))).toBe(ADA);
    expect(run([{ type: "startOver" }, forward], run([forward], left)).step).toBe("form");
  });

  it("Back during processing leaves no figure for Forward", () => {
    expect(run([open(ADA), back, { type: "submit", link: LINK }, back, forward]).step).toBe("form");
  });

  it("Back to the URL of the figure that is already open changes nothing", () => {
    const linked = run([open(LINKED)]);
    expect(run([{ type: "back", url: URL_OF_FIGURE }], linked)).toBe(linked);
    expect(run([back], linked).step).toBe("form");
  });

  it("A copy of a shared figure is the person's", () => {
    const edited = ADA.design;
    expect(shown(run([open(LINKED), { type: "copy", edited }]))).toEqual({ ...LINKED, edited, isShared: false });
  });

  const foreign: [Creation, CreationEvent["type"][]][] = [
    [startCreation(), ["finish", "copy", "back"]],
    [{ step: "processing", type: "hero" }, ["select", "submit", "copy"]],
    [run([open(ADA)]), ["select", "submit", "finish"]],
  ];
  it.each(foreign)("In %j, events of other steps are ignored", (state, types) => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        fc.pre(types.includes(event.type));
        expect(creationReducer(state, event)).toBe(state);
      }),
    );
  });

  it("Any sequence of events gives a state without the link", () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const state = run(events);
        expect(["form", "processing", "figure"]).toContain(state.step);
        expect(CHARACTER_TYPES).toContain(state.type);
        expect(JSON.stringify(state)).not.toContain("linkedin.com");
      }),
    );
  });
});
