// Every component that the package exports, in a server component; those that need a callback are in `interactive.jsx`.
// biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
import * as base from "profigure";
// biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
import * as editor from "profigure/editor";
// biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
import * as figure from "profigure/figure";
import { Interactive } from "./interactive.jsx";
import { INTERACTIVE } from "./names.js";

const spec = figure.toFigureSpec({ name: "Maya Okonkwo", jobTitle: "Engineer" });
const design = figure.toFigureDesign({ spec });
const aFigure = /** @type {const} */ ({
  name: "Maya Okonkwo",
  type: "hero",
  createdAt: "2025-03-12",
  downloadCount: 3,
});

/** @type {Record<string, import("react").ReactNode>} */
const SHOWN = {
  Button: (
    <base.Button asChild>
      <a href="/team">Team</a>
    </base.Button>
  ),
  ButtonLink: <base.ButtonLink href="/">Home</base.ButtonLink>,
  Checkbox: <base.Checkbox label="Weekly mail" />,
  CollectionCard: <base.CollectionCard figure={aFigure} picture={null} actions={<base.Button>Share</base.Button>} />,
  Dialog: (
    <base.Dialog>
      <base.DialogTrigger>Open</base.DialogTrigger>
      <base.DialogContent heading="One figure" description="In its box.">
        <base.DialogActions>
          <base.DialogClose>Close</base.DialogClose>
        </base.DialogActions>
      </base.DialogContent>
    </base.Dialog>
  ),
  DownloadButton: <base.DownloadButton />,
  EmptyState: <base.EmptyState heading="An empty shelf">Nothing yet.</base.EmptyState>,
  FeatureCard: <base.FeatureCard heading="Open all night">Bring a lamp.</base.FeatureCard>,
  Field: <base.Field label="Size">{(control) => <input {...control} />}</base.Field>,
  FigureCard: <base.FigureCard name="Maya Okonkwo" jobTitle="Engineer" isHero isPaid={false} />,
  FigureWall: (
    <base.FigureWall caption="The team">
      <b />
    </base.FigureWall>
  ),
  IconButton: (
    <base.IconButton aria-label="Search">
      <b />
    </base.IconButton>
  ),
  Notice: <base.Notice heading="This device is full">Back up first.</base.Notice>,
  PillButton: <base.PillButton type="villain" />,
  PillPicker: <base.PillPicker name="pill" />,
  PlanCard: <base.PlanCard name="Ride" price="9 €" period="a month" features={["Insurance"]} />,
  ProfileCard: <base.ProfileCard name="Dana Whitfield" headline="Nurse" />,
  ProgressBar: <base.ProgressBar label="Reading" value={0.5} />,
  QrCode: <base.QrCode value="https://velo.example/" label="The club" />,
  RadioCards: <base.RadioCards label="Frame" cards={[{ value: "steel", label: "Steel", description: "Heavy" }]} />,
  RadioGroup: (
    <base.RadioGroup label="Size">
      <base.Radio value="s">Small</base.Radio>
    </base.RadioGroup>
  ),
  ReferralStats: <base.ReferralStats stats={[{ label: "Free months", value: 3 }]} />,
  SegmentedControl: <base.SegmentedControl label="Order" segments={[{ value: "new", label: "Newest" }]} />,
  SettingsSwitch: <base.SettingsSwitch label="Weekly mail" />,
  Switch: <base.Switch aria-label="Mail" />,
  Tabs: (
    <base.Tabs defaultValue="one">
      <base.TabsList aria-label="Club">
        <base.TabsTrigger value="one">Rides</base.TabsTrigger>
      </base.TabsList>
      <base.TabsContent value="one">On Sunday</base.TabsContent>
    </base.Tabs>
  ),
  TestimonialCard: (
    <base.TestimonialCard name="Dana Whitfield" stars={3.5}>
      Good tools.
    </base.TestimonialCard>
  ),
  TextArea: <base.TextArea label="About you" />,
  TextField: <base.TextField label="Your name" />,
  ThemePicker: <base.ThemePicker />,
  Toast: <base.Toast>Saved.</base.Toast>,
  ToastRegion: <base.ToastRegion />,
  TypeBadge: <base.TypeBadge type="hero" />,
  AccessoryPicker: <editor.AccessoryPicker label="Gear" accessories={spec.accessories} spec={spec} />,
  AccessoryPicture: <editor.AccessoryPicture spec={spec} kind="laptop" />,
  LookPicture: <editor.LookPicture spec={spec} field="hair" />,
  Capsule: <figure.Capsule type="hero" />,
  Emblem: <figure.Emblem type="villain" />,
  FigureAlone: <figure.FigureAlone spec={spec} />,
  FigureBox: <figure.FigureBox spec={spec} isPaid />,
  FigureExport: <figure.FigureExport spec={spec} isPaid format="square" />,
  FigurePortrait: <figure.FigurePortrait spec={spec} />,
  PrintCard: <figure.PrintCard design={design} isPaid />,
};
const INSIDE = /^((Dialog|Tabs)[A-Z]|Radio$)/;

const exported = Object.keys({ ...base, ...figure, ...editor }).filter((name) => /^[A-Z][a-z]/.test(name));
const missing = exported.filter((name) => !(name in SHOWN) && !INSIDE.test(name) && !INTERACTIVE.includes(name));
if (missing.length > 0) throw new Error(`Not on the page of a server component: ${missing.join(", ")}`);

export default function Everything() {
  const first = editor.startEditing(design);
  const edited = editor.editingReducer(first, { type: "edit", design: { ...design, industry: "Bicycles" } });
  return (
    <main>
      <h1>{figure.describeFigure(spec, { isPaid: true })}</h1>
      <p>{edited.present.industry}</p>
      {Object.entries(SHOWN).map(([name, shown]) => (
        <section key={name} aria-label={name}>
          {shown}
        </section>
      ))}
      <Interactive design={design} />
    </main>
  );
}
