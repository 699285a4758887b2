// Every text of the library has its German: the compiler knows each text by its name, and this what it says.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PLAN, randomFigureSpec, toFigureSpec } from "../../src/index.ts";
import type { Catalogue, Texts } from "../../src/labels/catalogue.ts";
import * as de from "../../src/labels/de.ts";
import { en } from "../../src/labels/en.ts";

const { describeFigure, describePortrait, ...german } = de;
german satisfies Catalogue;
// @ts-expect-error A text is missing.
({ on: "An" }) satisfies Texts<"SettingsSwitch">["labels"];
// @ts-expect-error A component is missing.
({ Notice: german.Notice }) satisfies Catalogue;

/** Words that German has too, names, and what is the same in every language. */
const SAME: ReadonlySet<string> = new Set([
  ...["", "2", "true", "false", "Name", "Person", "Pose", "Filter", "Downloads"],
  ...["Bindi", "Uniform", "Sport", "Orange", "Sand", "Oval", "Indigo", "Hammer", "Ball", "Laptop", "Server", "Headset"],
  ...["Sari", "Kurta", "Turban", "Patka", "Gele", "Tichel", "Durag", "Afro", "Locs", "Twists", "Cornrows", "Fade"],
  ...["Undercut", "Bob"],
]);

const spec = toFigureSpec({ hair: "turban", headwear: "hard-hat", type: "villain" });
const names = ["Maya", "Viktor"];
/** What each function of the catalogue is called with; several calls where it has several answers. */
const CALLS: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  accessory: [[1]],
  accessoryPicture: [[1]],
  change: [["A", "B"]],
  chooseAccessory: [[1]],
  selected: [[[]], [names]],
  collected: [["Maya"]],
  count: [[1234]],
  credentialsTooLong: [[40]],
  current: [["Basic"]],
  date: [["2026-01-01T12:00:00Z"]],
  describe: [[spec, { isPaid: false }]],
  downloads: [[1], [2]],
  feature: Object.values(PLAN).flatMap(({ features }) => features.map((feature) => [feature])),
  found: [
    [1, 1],
    [2, 2],
  ],
  from: [["profile.pdf"]],
  full: [[40]],
  "ComparePlansDialog.labels.heading": [["basic"], ["legendary"]],
  "CurrentPlanCard.labels.heading": [[PLAN.basic]],
  keep: [["Basic"]],
  left: [[1], [2]],
  line: Object.values(PLAN).flatMap((plan) => [1, 2, Number.POSITIVE_INFINITY].map((left) => [plan, left])),
  lock: [["Skin"]],
  money: [[1899]],
  named: [["Share", "Maya"]],
  nothingFound: [["zebra"]],
  offered: [],
  oneTime: [["Hero"]],
  switched: [[PLAN.basic]],
  period: Object.values(PLAN).map(({ period }) => [period]),
  planPrice: Object.values(PLAN).map((plan) => [plan]),
  position: [
    [1, 2],
    [1, 2, "Sand"],
  ],
  price: [[1899], [123456]],
  priceOf: Object.values(PLAN).map((plan) => [plan]),
  purchase: [[1899]],
  quote: [["Yes."]],
  reason: ["covered", "tall", "hat", "beard"].map((conflict) => [conflict, spec]),
  remaining: [[1], [2], [Number.POSITIVE_INFINITY]],
  removeSkill: [["Go"]],
  sample: [[["name"]], [["name", "jobTitle", "industry", "skills"]]],
  set: [[2]],
  shares: [[1], [2]],
  show: [["Skin"]],
  singlePrice: [[1899]],
  skillAdded: [["Go"]],
  skillKnown: [["Go"]],
  skillRemoved: [["Go"]],
  social: [["Threads"]],
  swapAccessory: [[1]],
  switchName: [["Skin"]],
  switchTo: [["Basic"]],
  takeName: [["Maya"]],
  tooLong: ["name", "email", "headline"].map((field) => [field, 1, 40]),
  used: [[1, 40]],
  whyNot: [[2]],
};

type Tree = { readonly [key: string]: unknown };
type Text = (...args: unknown[]) => ReactNode;
/** What else things are found by, in words of no sentence. */
const SEARCH_WORDS = "searchWords";

/** Each text with its place: what a function answers stands under its call. */
function* textsOf(value: unknown, path: string): Generator<readonly [path: string, text: string]> {
  if (typeof value === "function") {
    const name = path.split(".").at(-1) ?? "";
    const calls = CALLS[path] ?? CALLS[name];
    if (!calls) throw new Error(`${path} is called with nothing here: add a line to CALLS`);
    for (const [index, args] of calls.entries())
      yield [`${path} ${index}`, renderToStaticMarkup((value as Text)(...args))];
  } else if (typeof value === "object" && value !== null) {
    for (const [key, part] of Object.entries(value as Tree))
      if (key !== SEARCH_WORDS) yield* textsOf(part, `${path}.${key}`);
  } else yield [path, String(value)];
}
const all = (catalogue: Tree) =>
  new Map(Object.entries(catalogue).flatMap(([name, texts]) => [...textsOf(texts, name)]));
const english = all(en);
const inGerman = all(german);

test("The catalogues have the same texts", () => {
  expect([...inGerman.keys()].sort()).toEqual([...english.keys()].sort());
});

test("No German text is the English one, but for words that both languages have", () => {
  const same = [...inGerman].filter(([path, text]) => text === english.get(path) && !SAME.has(text));
  expect(same.map(([path, text]) => `${path}: ${text}`)).toEqual([]);
  const texts = new Set(inGerman.values());
  expect([...SAME].filter((word) => !texts.has(word))).toEqual([]);
});

test("German texts have German quotation marks and a space before dots of omission", () => {
  const wrong = /[“”"](?=\w)|\w”|\.\.\.|\w…$/;
  expect([...inGerman].filter(([, text]) => wrong.test(text))).toEqual([]);
});

test("German money, numbers and dates are written as Germans do", () => {
  const money = "18,99\u00a0$";
  expect(german.PlanCard.labels.price(1899)).toBe(money);
  expect(german.CheckoutDialog.labels.singlePrice(1899)).toBe(`${money} einmalig`);
  expect(german.PlanDialog.labels.line(PLAN.legendary, Number.POSITIVE_INFINITY)).toBe(
    "999,99\u00a0$ für immer. Unbegrenzte Downloads",
  );
  expect(german.CollectionCard.labels.count(1234)).toBe("1.234");
  expect(german.CollectionCard.labels.date("2026-01-01T23:59:00Z")).toBe("1. Januar 2026");
  expect([1, 2].map(german.CurrentPlanCard.labels.remaining)).toEqual(["noch 1 Download", "noch 2 Downloads"]);
});

test("In neither language do two options of one choice have the same name", () => {
  for (const { options } of [en.FigureEditor.labels, german.FigureEditor.labels])
    for (const [field, option] of Object.entries(options))
      expect(new Set(Object.values(option)).size, field).toBe(Object.keys(option).length);
});

test("German names of things fit on the box, and each is another", () => {
  const labels = Object.values(german.FigureEditor.labels.accessoryLabels);
  expect(labels.filter((label) => [...label].length > 34)).toEqual([]);
  expect(new Set(labels).size).toBe(labels.length);
});

test("German search words stand for the same options as the English ones", () => {
  const keys = (words: Tree) =>
    Object.entries(words).flatMap(([field, of]) => Object.keys(of as Tree).map((key) => `${field}.${key}`));
  const options: Tree = german.FigureEditor.labels.options;
  for (const { searchWords } of [en.FigureEditor.labels, german.FigureEditor.labels])
    expect(
      keys(searchWords).filter((key) => {
        const [field = "", option = ""] = key.split(".");
        return option !== "*" && !(option in (options[field] as Tree));
      }),
    ).toEqual([]);
});

test("A German text alternative of any figure is whole sentences", () => {
  for (let seed = 0; seed < 200; seed++) {
    const one = { ...randomFigureSpec(seed), tagline: "Los", accessories: spec.accessories };
    const text = describeFigure(one, { isPaid: seed % 2 === 0 });
    expect(text).toMatch(/^Actionfigur \((Held|Schurke)\) von .+„Los“\. Zubehör: .+\.$/);
    expect(`${text} ${describePortrait(one)}`).not.toMatch(/undefined|, ,|: \.|\.\./);
  }
  expect(describeFigure(spec, { isPaid: true, empty: true })).toMatch(/^Leere Schachtel \(Schurke\)/);
});

test("An English default of a component’s own text is in the catalogue", () => {
  const room = join(import.meta.dirname, "../../src/components");
  const found = readdirSync(room)
    .filter((file) => /^[A-Z]\w+\.tsx$/.test(file) && !file.includes(".test"))
    .flatMap((file) =>
      [...readFileSync(join(room, file), "utf8").matchAll(/^ {2}(\w+) = "([A-Z][^"]*)",$/gm)].map(
        ([, prop, text]) => [`${file.replace(".tsx", "")}.${prop}`, text] as const,
      ),
    );
  expect(found).toHaveLength(7);
  expect(found.filter(([path, text]) => english.get(path) !== text)).toEqual([]);
});
