import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as library from "../../src/index.ts";

/** Everything that others may import as a value. A change here is a change for every consumer. */
const PUBLIC_LIST = [
  "Button",
  "Capsule",
  "CheckoutDialog",
  "CollectionCard",
  "CollectionToolbar",
  "ComparePlansDialog",
  "CreateFigureTile",
  "CurrentPlanCard",
  "Dialog",
  "DialogActions",
  "DialogClose",
  "DialogContent",
  "DialogTrigger",
  "DownloadButton",
  "DownloadDialog",
  "Dropzone",
  "EDITOR_LABELS",
  "EditorToolbar",
  "Emblem",
  "EmptyState",
  "FeatureCard",
  "FigureAlone",
  "FigureBox",
  "FigureCard",
  "FigureEditor",
  "FigureExport",
  "FigurePortrait",
  "FigureWall",
  "IconButton",
  "LOOP_MS",
  "Logo",
  "NewsletterForm",
  "Notice",
  "PLAN",
  "PLANS",
  "PROFILE_URL_ERRORS",
  "PartError",
  "PicturePreview",
  "PillButton",
  "PillPicker",
  "PlanCard",
  "PlanDialog",
  "PrintCard",
  "Processing",
  "ProfileCard",
  "ProfileDetailsList",
  "ProfileDialog",
  "ProfileReviewForm",
  "ProfileUrlForm",
  "ProgressBar",
  "QrCode",
  "QuickEditor",
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
  "ToastProvider",
  "ToastViewport",
  "TypeBadge",
  "TypeSwitch",
  "WizardSteps",
  "applyReview",
  "buttonStyles",
  "describeFigure",
  "editingReducer",
  "formatMoney",
  "loadAllFigureParts",
  "loadFigureParts",
  "poseFigure",
  "randomFigureSpec",
  "referralStats",
  "startEditing",
  "surpriseFigureSpec",
  "toFigureDesign",
  "toFigureSpec",
  "useAnnounce",
  "useFigureMotion",
  "useFileDrop",
  "useToast",
  "useToasts",
  "useUndoKeys",
  "validateProfileUrl",
  "watchFigure",
];

interface StoryFile {
  readonly default: { readonly component?: unknown; readonly subcomponents?: Readonly<Record<string, unknown>> };
}
const storyFiles = import.meta.glob<StoryFile>("../../stories/**/*.stories.tsx", { eager: true });
const pathOf = (file: string) => join(import.meta.dirname, file);
const components = Object.entries(library).filter(([name]) => /^[A-Z][a-z]/.test(name));
const names = components.map(([name]) => name);

test("The library exports the names of the public list", () => {
  expect(Object.keys(library).sort()).toEqual(PUBLIC_LIST);
});

test.each(components)("%s has stories and a page", (_, component) => {
  const files = Object.entries(storyFiles)
    .filter(([, { default: meta }]) => [meta.component, ...Object.values(meta.subcomponents ?? {})].includes(component))
    .map(([file]) => file);
  expect(files).not.toEqual([]);
  expect(files.some((file) => existsSync(pathOf(file.replace(".stories.tsx", ".mdx"))))).toBe(true);
});

test.each(Object.keys(storyFiles))("%s takes public components from the public list", (file) => {
  const source = readFileSync(pathOf(file), "utf8");
  const imports = source.matchAll(/import \{([^}]+)\} from "[./]+src\/(?:components|figure|primitives)\//g);
  const imported = [...imports].flatMap(([, list = ""]) => list.split(",").map((name) => name.trim()));
  expect(imported.filter((name) => names.includes(name))).toEqual([]);
});
