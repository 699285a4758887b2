import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ComponentType, createElement, createRef, isValidElement, type ReactElement, type Ref } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import * as library from "../../src/index.ts";

const { PLAN, referralStats, toFigureSpec } = library;
const ROOT = join(import.meta.dirname, "../..");

/** Everything that others may import as a value. A change here is a change for every consumer: see CHANGELOG.md. */
const PUBLIC_LIST = [
  "Button",
  "Capsule",
  "CheckoutDialog",
  "CollectionCard",
  "CollectionToolbar",
  "ComparePlansDialog",
  "CreateFigureTile",
  "CurrentPlanCard",
  "DEFAULT_ACCESSORIES",
  "DEFAULT_TAGLINES",
  "Dialog",
  "DialogClose",
  "DialogContent",
  "DialogTrigger",
  "DownloadDialog",
  "EDITOR_LABELS",
  "EditorStrip",
  "EditorToolbar",
  "Emblem",
  "EmptyState",
  "FeatureCard",
  "FigureAlone",
  "FigureBox",
  "FigureCard",
  "FigureEditor",
  "FigurePlate",
  "FigurePortrait",
  "FigureWall",
  "IconButton",
  "Logo",
  "NewsletterForm",
  "Notice",
  "PLAN",
  "PLANS",
  "PROFILE_URL_ERRORS",
  "PartError",
  "PillButton",
  "PillPicker",
  "PlanCard",
  "PlanDialog",
  "Poster",
  "PrintCard",
  "Processing",
  "ProfileCard",
  "ProfileDetailsList",
  "ProfileDialog",
  "ProfileUrlForm",
  "QrCode",
  "ReferralLink",
  "ReferralStats",
  "SettingsSwitch",
  "SiteFooter",
  "SiteHeader",
  "Switch",
  "Tabs",
  "TabsContent",
  "TabsList",
  "TabsTrigger",
  "TestimonialCard",
  "TextField",
  "ThemeButton",
  "ThemePicker",
  "Toast",
  "TypeBadge",
  "WizardSteps",
  "buttonStyles",
  "describeFigure",
  "editingReducer",
  "formatMoney",
  "randomFigureSpec",
  "referralStats",
  "startEditing",
  "surpriseFigureSpec",
  "toFigureDesign",
  "toFigureSpec",
  "validateProfileUrl",
];

/** Where a component is shown, if not in a file of its own name in `stories/components`. */
const SHOWN_IN: Readonly<Record<string, string>> = {
  Button: "primitives/Button",
  Capsule: "figure/Signs",
  Dialog: "primitives/Dialog",
  DialogClose: "primitives/Dialog",
  DialogContent: "primitives/Dialog",
  DialogTrigger: "primitives/Dialog",
  EditorStrip: "components/EditorToolbar",
  Emblem: "figure/Signs",
  FigureAlone: "figure/Alone",
  FigureBox: "figure/Box",
  FigurePlate: "figure/Plate",
  FigurePortrait: "figure/Portrait",
  IconButton: "primitives/IconButton",
  Poster: "figure/Poster",
  PrintCard: "figure/PrintCard",
  Switch: "primitives/Switch",
  Tabs: "primitives/Tabs",
  TabsContent: "primitives/Tabs",
  TabsList: "primitives/Tabs",
  TabsTrigger: "primitives/Tabs",
  TextField: "primitives/TextField",
};

const SECTIONS = [
  /^## When to use/m,
  /^## When not/m,
  /^## Anatomy/m,
  /^## States/m,
  /^## Content/m,
  /^## Keyboard/m,
  /^## Accessibility/m,
  /^## (Known )?[Ll]imits/m,
];

interface StoryFile {
  readonly default: { readonly title?: string };
  readonly [story: string]: { readonly name?: string; readonly play?: unknown; readonly title?: string };
}

const storyFiles = import.meta.glob<StoryFile>("../../stories/{components,figure,primitives}/*.stories.tsx", {
  eager: true,
});
const components = Object.keys(library).filter((name) => /^[A-Z][a-z]/.test(name));
const files = [...new Set(components.map((name) => SHOWN_IN[name] ?? `components/${name}`))];

/** "A link closes the menu": a capital, at least four words, no full stop. */
const isSentence = (name: string) => /^[A-Z“].*[^.]$/.test(name) && name.split(" ").length >= 4;

test("the public list is this one", () => {
  expect(Object.keys(library).sort()).toEqual(PUBLIC_LIST);
});

describe.each(files)("%s", (file) => {
  const [room = "", name] = file.split("/");
  const page = join(ROOT, "stories", `${file}.mdx`);

  test("has Default, Playground and a behaviour, under the title of its room", () => {
    const found = storyFiles[`../../stories/${file}.stories.tsx`];
    if (!found) throw new Error(`stories/${file}.stories.tsx is missing`);
    const { default: meta, ...stories } = found;
    expect(meta.title).toBe(`${room.charAt(0).toUpperCase()}${room.slice(1)}/${name}`);
    expect(Object.keys(stories)).toEqual(expect.arrayContaining(["Default", "Playground"]));
    const behaviours = Object.values(stories).filter((story) => story.play && isSentence(story.name ?? ""));
    expect(behaviours, "a story with a play function, whose name is a sentence").not.toHaveLength(0);
  });

  test("has a page with every section", () => {
    expect(existsSync(page), `stories/${file}.mdx`).toBe(true);
    const text = readFileSync(page, "utf8");
    expect(text).toContain(`<Meta of={`);
    expect(SECTIONS.filter((section) => !section.test(text))).toEqual([]);
  });
});

// Conformance of every component that renders one root element.
const nothing = () => {};
const details = { name: "Maya Okonkwo", jobTitle: "Engineer", industry: "Technology", skills: ["Debugging"] };
const links = [{ href: "/", label: "Home" }];
const figure = { name: "Maya", type: "hero", downloadCount: 1, shareCount: 1, createdAt: "2025-03-12" } as const;
const view = { search: "", type: "all", state: "all", sort: "newest" } as const;
const box = { name: "Maya", jobTitle: "Engineer", isHero: true, isPaid: true };

const row = <Props extends object>(component: ComponentType<Props>, props: Props) => ({
  name: component.name,
  component: component as ComponentType<object>,
  props,
});
const ROOTS = [
  row(library.Button, { children: "Press" }),
  row(library.CollectionCard, { figure, picture: null }),
  row(library.CollectionToolbar, { view, onViewChange: nothing }),
  row(library.CreateFigureTile, { href: "/create" }),
  row(library.CurrentPlanCard, { plan: PLAN.basic, remaining: 1 }),
  row(library.EditorStrip, { spec: toFigureSpec({}), isPaid: true, children: null }),
  row(library.EditorToolbar, {
    canUndo: true,
    canRedo: false,
    onUndo: nothing,
    onRedo: nothing,
    onSurprise: nothing,
  }),
  row(library.EmptyState, { heading: "An empty shelf" }),
  row(library.FeatureCard, { heading: "Boxed", art: null, children: "Yes." }),
  row(library.FigureCard, box),
  row(library.FigureEditor, { design: library.toFigureDesign({}), onDesignChange: nothing }),
  row(library.FigureWall, { caption: "Shelf", children: null }),
  row(library.IconButton, { label: "Close", icon: null }),
  row(library.Logo, {}),
  row(library.NewsletterForm, {}),
  row(library.Notice, { heading: "This device is full" }),
  row(library.PartError, { onRetry: nothing }),
  row(library.PillButton, { side: "hero" }),
  row(library.PillPicker, {}),
  row(library.PlanCard, { plan: PLAN.premium }),
  row(library.Processing, { type: "hero" }),
  row(library.ProfileCard, { profile: { name: "Maya", headline: "Engineer" }, picture: null }),
  row(library.ProfileDetailsList, { details, type: "hero" }),
  row(library.ProfileUrlForm, { onSubmit: nothing, action: null }),
  row(library.QrCode, { value: "https://profigure.example/r/1", label: "Referral link" }),
  row(library.ReferralLink, { link: "https://profigure.example/r/1" }),
  row(library.ReferralStats, { stats: referralStats(1) }),
  row(library.SettingsSwitch, { label: "Mail" }),
  row(library.SiteFooter, { quickLinks: links, legalLinks: links }),
  row(library.SiteHeader, { links, theme: "system", onThemeChange: nothing }),
  row(library.Switch, { "aria-label": "Mail" }),
  row(library.TestimonialCard, { testimonial: { name: "Kofi", role: "Chef", content: "Yes." }, picture: null }),
  row(library.ThemeButton, { value: "light", onValueChange: nothing }),
  row(library.ThemePicker, { value: "light", onValueChange: nothing }),
  row(library.Toast, { children: "Done.", onDismiss: nothing }),
  row(library.TypeBadge, { type: "hero" }),
  row(library.WizardSteps, { steps: ["One"], current: 1 }),
  row(library.FigureBox, { spec: toFigureSpec({}), isPaid: true }),
  row(library.FigurePortrait, { spec: toFigureSpec({}) }),
  row(library.FigureAlone, { spec: toFigureSpec({}) }),
  row(library.PrintCard, { design: library.toFigureDesign({}), isPaid: true }),
  row(library.Capsule, { type: "hero" }),
  row(library.Emblem, { type: "hero" }),
];

/** The first tag that a component renders on the server. */
function rootTag(component: ComponentType<object>, props: object): string {
  return /<[a-z][^>]*>/.exec(renderToStaticMarkup(createElement(component, props)))?.[0] ?? "";
}
const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

const caught: { element: unknown } = { element: undefined };

/** Calls a function component inside a render, where its hooks may run, and keeps what it returns. */
function Catch({ type, given }: { type: (props: object) => unknown; given: object }) {
  caught.element = type(given);
  return null;
}

/** Whether a ref given to a component stands on an element of what it returns, however many components deep. */
function refArrives(element: ReactElement, ref: Ref<unknown>): boolean {
  const { type, props } = element as ReactElement<{ ref?: Ref<unknown> }>;
  if (typeof type !== "function") return props.ref === ref;
  renderToStaticMarkup(createElement(Catch, { type: type as (props: object) => unknown, given: props }));
  return isValidElement(caught.element) && refArrives(caught.element, ref);
}

describe.each(ROOTS)("$name", ({ component, props }) => {
  const slot = () => attribute(rootTag(component, props), "data-slot");

  test("renders on the server, and says which part it is", () => {
    expect(slot()).toMatch(/^[a-z-]+$/);
  });
  test("merges className last", () => {
    expect(attribute(rootTag(component, { ...props, className: "own" }), "class")).toMatch(/(^|\s)own$/);
  });
  test("passes other props on", () => {
    expect(attribute(rootTag(component, { ...props, "data-x": "1" }), "data-x")).toBe("1");
  });
  test("keeps its data-slot", () => {
    expect(attribute(rootTag(component, { ...props, "data-slot": "other" }), "data-slot")).toBe(slot());
  });
  test("hands a ref to its root", () => {
    const ref = createRef<unknown>();
    expect(refArrives(createElement(component, { ...props, ref } as object), ref)).toBe(true);
  });
});
