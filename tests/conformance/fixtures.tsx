import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type RefCallback,
  StrictMode,
  useEffect,
} from "react";
import * as editor from "../../src/editor.ts";
import * as figures from "../../src/figure.ts";
import * as base from "../../src/index.ts";

/** All exports of the three entry points. */
const library = { ...base, ...figures, ...editor };
const { toFigureDesign, toFigureSpec } = figures;

/** Props that the suite adds to the required props of a component. */
export interface Given {
  readonly ref?: RefCallback<Element>;
  readonly className?: string;
  readonly id?: string;
  readonly style?: CSSProperties;
}

/** Renders a component with its required props, inside the context that it needs. */
export type Fixture = (given: Given) => ReactNode;

type Component = Extract<
  {
    [Name in keyof typeof library]: (typeof library)[Name] extends (props: never) => ReactNode ? Name : never;
  }[keyof typeof library],
  Capitalize<string>
>;

/** Wraps a fixture in the same tree on the server and in the browser, so that `useId` returns the same ids. */
export function Stage({ onReady, children }: { onReady?: () => void; children: ReactNode }) {
  return (
    <StrictMode>
      <Ready onReady={onReady}>{children}</Ready>
    </StrictMode>
  );
}

function Ready({ onReady, children }: { onReady: (() => void) | undefined; children: ReactNode }) {
  useEffect(() => onReady?.(), [onReady]);
  return children;
}

const nothing = () => {};
const figure = { name: "Maya", type: "hero", downloadCount: 1, shareCount: 1, createdAt: "2025-03-12" } as const;
const box = { name: "Maya", jobTitle: "Engineer", isHero: true, isPaid: true };
const spec = toFigureSpec({});
const design = toFigureDesign({});
const plan = { name: "Team", price: "€12", period: "per month", features: ["2 seats"], isPopular: true };
const stats = [{ label: "Friends", value: 12, note: "Since May" }];
const cards = [{ value: "team", label: "Team", description: "€12", picture: <b /> }] as const;
const open = { open: true, onOpenChange: nothing };

/** Returns the children that a state provides, or else those of the fixture. */
const inside = (given: object, own: ReactNode): ReactNode =>
  "children" in given ? (given.children as ReactNode) : own;

/** Every public component except {@link ROOTLESS}. */
export const FIXTURES: Readonly<Record<Exclude<Component, keyof typeof ROOTLESS>, Fixture>> = {
  AccessoryPicker: (given) => (
    <library.AccessoryPicker label="Gear" accessories={spec.accessories} spec={spec} {...given} />
  ),
  AccessoryPicture: (given) => <library.AccessoryPicture spec={spec} kind="belt" {...given} />,
  Button: (given) => <library.Button {...given}>{inside(given, "Press")}</library.Button>,
  ButtonLink: (given) => (
    <library.ButtonLink href="/" {...given}>
      {inside(given, "Plans")}
    </library.ButtonLink>
  ),
  Capsule: (given) => <library.Capsule type="hero" {...given} />,
  Checkbox: (given) => (
    <library.Checkbox label="Add a QR code" error="Choose" description="It opens a link" {...given} />
  ),
  CollectionCard: (given) => <library.CollectionCard figure={figure} picture={null} {...given} />,
  CountedField: (given) => (
    <library.CountedField
      label="Title"
      error="Too short"
      description="On the box"
      value="Engineer"
      limit={10}
      onValueChange={nothing}
      {...given}
    />
  ),
  DialogActions: (given) => (
    <library.DialogActions {...given}>{inside(given, <library.Button>Delete</library.Button>)}</library.DialogActions>
  ),
  DialogClose: (given) => (
    <library.Dialog>
      <library.DialogClose {...given}>{inside(given, "Close")}</library.DialogClose>
    </library.Dialog>
  ),
  DialogContent: (given) => (
    <library.Dialog {...open}>
      <library.DialogContent heading="Delete?" description="It cannot be undone." {...given} />
    </library.Dialog>
  ),
  DialogTrigger: (given) => (
    <library.Dialog>
      <library.DialogTrigger {...given}>{inside(given, "Open")}</library.DialogTrigger>
      <library.DialogContent heading="Delete?" />
    </library.Dialog>
  ),
  DownloadButton: (given) => <library.DownloadButton {...given} />,
  Dropzone: (given) => (
    <library.Dropzone onFiles={nothing} error="This file is empty." {...given}>
      {inside(given, "A PDF")}
    </library.Dropzone>
  ),
  EditorToolbar: (given) => (
    <library.EditorToolbar canUndo canRedo={false} onUndo={nothing} onRedo={nothing} onSurprise={nothing} {...given} />
  ),
  Emblem: (given) => <library.Emblem type="hero" {...given} />,
  EmptyState: (given) => <library.EmptyState heading="An empty shelf" {...given} />,
  FeatureCard: (given) => (
    <library.FeatureCard heading="Boxed" {...given}>
      {inside(given, "Yes.")}
    </library.FeatureCard>
  ),
  Field: (given) => (
    <library.Field label="Country" error="Choose" description="Where it goes" {...given}>
      {(control) => <input {...control} className="pf:block" />}
    </library.Field>
  ),
  FigureAlone: (given) => <library.FigureAlone spec={spec} {...given} />,
  FigureBox: (given) => <library.FigureBox spec={spec} isPaid={false} {...given} />,
  FigureCard: (given) => <library.FigureCard {...box} {...given} />,
  FigureEditor: (given) => <library.FigureEditor design={design} onDesignChange={nothing} {...given} />,
  FigureExport: (given) => <library.FigureExport spec={spec} isPaid={false} format="cover" {...given} />,
  FigurePortrait: (given) => <library.FigurePortrait spec={spec} {...given} />,
  FigureWall: (given) => (
    <library.FigureWall caption="Your box" {...given}>
      {inside(given, <b />)}
    </library.FigureWall>
  ),
  IconButton: (given) => <library.IconButton aria-label="Close" {...given} />,
  LookPicture: (given) => <library.LookPicture spec={spec} field="outfit" {...given} />,
  Notice: (given) => <library.Notice heading="This device is full" {...given} />,
  PillButton: (given) => <library.PillButton type="hero" {...given} />,
  PillPicker: (given) => <library.PillPicker {...given} />,
  PlanCard: (given) => <library.PlanCard {...plan} {...given} />,
  PrintCard: (given) => <library.PrintCard design={design} isPaid={false} {...given} />,
  ProfileCard: (given) => <library.ProfileCard name="Maya Okonkwo" {...given} />,
  ProgressBar: (given) => <library.ProgressBar label="Reading" {...given} />,
  QrCode: (given) => <library.QrCode value="https://profigure.example/r/1" label="Referral link" {...given} />,
  QuickEditor: (given) => <library.QuickEditor design={design} onDesignChange={nothing} {...given} />,
  Radio: (given) => (
    <library.RadioGroup label="Size">
      <library.Radio value="large" description="For a shelf" {...given}>
        {inside(given, "Large")}
      </library.Radio>
    </library.RadioGroup>
  ),
  RadioCards: (given) => <library.RadioCards label="Plan" cards={cards} {...given} />,
  RadioGroup: (given) => (
    <library.RadioGroup label="Size" error="Choose" description="As printed" {...given}>
      <library.Radio value="large">Large</library.Radio>
    </library.RadioGroup>
  ),
  ReferralStats: (given) => <library.ReferralStats stats={stats} {...given} />,
  SearchField: (given) => (
    <library.SearchField
      label="Search"
      error="Nothing"
      description="By name"
      value="Maya"
      onValueChange={nothing}
      {...given}
    />
  ),
  SegmentedControl: (given) => (
    <library.SegmentedControl
      label="Billing"
      error="Choose"
      description="Per seat"
      segments={[{ value: "month", label: "Monthly" }]}
      {...given}
    />
  ),
  SettingsSwitch: (given) => <library.SettingsSwitch label="Mail" description="News." {...given} />,
  SkillsField: (given) => <library.SkillsField skills={["Chess"]} onSkillsChange={nothing} {...given} />,
  Switch: (given) => <library.Switch aria-label="Mail" {...given} />,
  Tabs: (given) => <library.Tabs {...given} />,
  TabsContent: (given) => (
    <library.Tabs defaultValue="one">
      <library.TabsList>
        <library.TabsTrigger value="one">One</library.TabsTrigger>
      </library.TabsList>
      <library.TabsContent value="one" {...given} />
    </library.Tabs>
  ),
  TabsList: (given) => (
    <library.Tabs>
      <library.TabsList aria-label="Parts" {...given} />
    </library.Tabs>
  ),
  TabsTrigger: (given) => (
    <library.Tabs defaultValue="one">
      <library.TabsList>
        <library.TabsTrigger value="one" {...given}>
          {inside(given, "One")}
        </library.TabsTrigger>
      </library.TabsList>
      <library.TabsContent value="one" />
    </library.Tabs>
  ),
  TestimonialCard: (given) => (
    <library.TestimonialCard name="Kofi" {...given}>
      {inside(given, "Yes.")}
    </library.TestimonialCard>
  ),
  TextArea: (given) => <library.TextArea label="About" error="Write" description="Two lines" {...given} />,
  TextField: (given) => (
    <library.TextField label="Name" error="Please enter a name" description="As on the box" {...given} />
  ),
  ThemeButton: (given) => <library.ThemeButton value="light" onValueChange={nothing} {...given} />,
  ThemePicker: (given) => <library.ThemePicker value="light" onValueChange={nothing} {...given} />,
  Toast: (given) => (
    <library.Toast onDismiss={nothing} {...given}>
      {inside(given, "Done.")}
    </library.Toast>
  ),
  TypeBadge: (given) => <library.TypeBadge type="hero" {...given} />,
  TypeSwitch: (given) => <library.TypeSwitch value="hero" onValueChange={nothing} {...given} />,
};

/** For each component, the props of other states in which its fixture can be rendered again. */
type States = {
  readonly [Name in keyof typeof FIXTURES]: readonly Partial<ComponentProps<(typeof library)[Name]>>[];
};

const word = "Other";
const villain = { type: "villain" } as const;
const other = toFigureSpec({ name: word, ...villain });
const hold = { figure: { ...figure, name: word, ...villain } };

/** For each component, states that together change every text and every optional part while it is mounted. */
export const STATES: States = {
  AccessoryPicker: [{ value: "belt" }, { label: word, accessories: other.accessories, spec: other }],
  AccessoryPicture: [{ kind: "coffee" }, { spec: other }],
  Button: [
    { isBusy: true },
    { children: word },
    { isBusy: true, children: [<b key="icon" />, word] },
    { children: [null, "A", " b"] },
  ],
  ButtonLink: [{ children: word }, { children: [<b key="icon" />, word], variant: "primary" }],
  Capsule: [villain],
  Checkbox: [
    { label: word, error: undefined, description: undefined },
    { error: word, description: "More" },
  ],
  CollectionCard: [
    { isDraft: true, actions: <b /> },
    { isDraft: true, date: word },
    { figure: { ...hold.figure, downloadCount: 2, shareCount: 2 }, date: word },
    { figure: { name: word, ...villain, createdAt: figure.createdAt }, headingLevel: 2 },
  ],
  CountedField: [
    { error: undefined, value: word },
    { label: word, description: undefined, limit: 40 },
  ],
  DialogActions: [{ children: word }],
  DialogClose: [{ children: word }, { children: [<b key="icon" />, word] }],
  DialogContent: [
    { heading: word, description: word, children: word },
    { description: undefined, variant: "screen" },
  ],
  DialogTrigger: [{ children: word }, { children: [<b key="icon" />, word] }],
  DownloadButton: [{ onSeePlans: nothing }, { isBusy: true }, { labels: { download: word } }],
  Dropzone: [
    { error: undefined, children: word },
    { error: word, children: null },
  ],
  EditorToolbar: [{ variant: "compact" }, { canUndo: false, canRedo: true, labels: { undo: word } }],
  Emblem: [villain],
  EmptyState: [
    { heading: word, children: word, action: <b /> },
    { children: "More", picture: <b />, variant: "wall" },
  ],
  FeatureCard: [
    { heading: word, children: word, picture: <b /> },
    { children: null, headingLevel: 2 },
  ],
  Field: [
    { label: word, error: undefined, aside: word },
    { error: word, description: undefined },
  ],
  FigureAlone: [{ spec: toFigureSpec({ name: word, ...villain }) }],
  FigureBox: [{ isPaid: true }, { spec: toFigureSpec({ name: word, ...villain }) }, { isEmpty: true }],
  FigureCard: [
    { isPaid: false },
    { onPurchase: nothing, isPaid: false },
    { onDownload: nothing },
    { onSeePlans: nothing },
    { name: word, jobTitle: word, isHero: false },
  ],
  FigureEditor: [
    { defaultTab: "words", onTabChange: nothing },
    {
      design: toFigureDesign({ spec: { name: word, ...villain }, skills: [word] }),
      locks: ["skin"],
      onLocksChange: nothing,
    },
  ],
  FigureExport: [{ isPaid: true }, { format: "square" }, { format: "drawing", link: "https://profigure.example/" }],
  FigurePortrait: [{ spec: toFigureSpec({ name: word, ...villain }) }],
  FigureWall: [{ caption: word, children: word }],
  IconButton: [{ "aria-label": word, children: <b /> }, { variant: "secondary" }],
  LookPicture: [{ spec: other }, { field: "headwear" }],
  Notice: [
    { heading: word, children: word, variant: "danger" },
    { actions: <b />, onDismiss: nothing, icon: <b />, children: "More" },
  ],
  PillButton: [{ isSelected: true }, { ...villain, labels: { heading: word, line: word, action: word } }],
  PillPicker: [{ value: "villain" }, { labels: { hero: { heading: word, line: word } } }],
  PlanCard: [
    { action: <b /> },
    { name: word, price: word, period: word, features: [word, "More"] },
    { period: undefined, features: [], isPopular: false, headingLevel: 2 },
  ],
  PrintCard: [
    { isPaid: true },
    { link: "https://profigure.example/" },
    { design: toFigureDesign({ spec: { name: word } }) },
  ],
  ProfileCard: [
    { name: word, headline: word, note: word, picture: <b /> },
    { headline: undefined, actions: <b />, note: "More", headingLevel: 3 },
  ],
  ProgressBar: [
    { label: word, value: 0.5 },
    { value: 1, action: <b /> },
  ],
  QrCode: [{ label: word, value: "https://profigure.example/r/2" }],
  QuickEditor: [{ design: toFigureDesign({}), suggestedName: word }],
  Radio: [
    { children: word, description: undefined },
    { disabled: true, description: word },
  ],
  RadioCards: [
    { value: "team", layout: "grid" },
    { label: word, cards: [{ value: "own", label: word, description: word }] },
  ],
  RadioGroup: [
    { label: word, error: undefined },
    { description: undefined, error: word },
  ],
  ReferralStats: [
    {
      stats: [
        { label: "Friends", value: word },
        { label: word, value: 1, note: word },
      ],
    },
  ],
  SearchField: [
    { value: "", error: undefined },
    { label: word, value: word, labels: { clear: word } },
  ],
  SegmentedControl: [
    { label: word, segments: [{ value: "year", label: word, icon: <b /> }] },
    { value: "month", error: undefined },
  ],
  SettingsSwitch: [
    { label: word, description: <b className="pf:block">{word}</b> },
    { description: undefined, disabled: true },
  ],
  SkillsField: [{ skills: [] }, { skills: [word], labels: { skills: word } }],
  Switch: [{ disabled: true, name: "mail" }],
  Tabs: [{ children: word }],
  TabsContent: [{ children: word }],
  TabsList: [{ variant: "icons" }, { children: word }],
  TabsTrigger: [{ children: word }, { children: [<b key="icon" />, word] }],
  TestimonialCard: [
    { name: word, jobTitle: word, children: word, stars: 3.5, picture: <b /> },
    { jobTitle: "More", children: <b />, stars: 4 },
    { stars: null },
  ],
  TextArea: [
    { label: word, error: undefined, aside: word },
    { error: word, description: undefined },
  ],
  TextField: [
    { error: undefined, description: word },
    { error: word, description: undefined, label: word },
    { icon: <b />, aside: word },
    { aside: "More", disabled: true },
  ],
  ThemeButton: [{ value: "dark" }, { value: "system" }],
  ThemePicker: [{ value: "dark" }, { labels: { light: word } }],
  Toast: [
    { children: word, variant: "success" },
    { action: { label: word, onClick: nothing }, variant: "warning" },
    { variant: "error" },
  ],
  TypeBadge: [villain, { children: word }],
  TypeSwitch: [{ value: "villain" }],
};

/** Public components that have no root element, each with the reason. */
export const ROOTLESS = {
  Dialog: "holds the state of its parts",
  ToastRegion: "renders a live region, and toasts only after a message",
};

/** Components whose `className` goes to a wrapper, with the wrapper's selector. All other props go to the control. */
export const CLASS_ELSEWHERE: Readonly<Record<string, string>> = {
  Checkbox: "[data-slot=checkbox]",
  CountedField: "[data-slot=counted-field]",
  Radio: "[data-slot=radio]",
  SearchField: "[data-slot=search-field]",
  SettingsSwitch: "[data-slot=settings-switch]",
  TextArea: "[data-slot=text-area]",
  TextField: "[data-slot=text-field]",
};
