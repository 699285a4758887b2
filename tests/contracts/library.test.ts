import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ENTRIES as FILES } from "../../scripts/entries.mjs";
import * as editor from "../../src/editor.ts";
import * as figure from "../../src/figure.ts";
import * as profigure from "../../src/index.ts";

/** The public values that each entry point exports. Changing this list affects every consumer. */
const PUBLIC_LISTS = {
  profigure: `
    Button ButtonLink Checkbox CollectionCard CountedField Dialog DialogActions DialogClose DialogContent
    DialogTrigger DownloadButton Dropzone EmptyState FeatureCard Field FigureCard FigureWall IconButton Notice
    PillButton PillPicker PlanCard ProfileCard ProgressBar QrCode Radio RadioCards RadioGroup ReferralStats
    SearchField SegmentedControl SettingsSwitch Switch Tabs TabsContent TabsList TabsTrigger TestimonialCard
    TextArea TextField ThemeButton ThemePicker Toast ToastRegion TypeBadge TypeSwitch announce buttonStyles
    closeToasts toast useFileDrop useToast`,
  "profigure/figure": `
    ACCESSORY_KINDS Capsule Emblem FigureAlone FigureBox FigureExport FigurePortrait LOOP_MS PICTURE_FORMATS
    PrintCard describeFigure drawFigureFile figureOptions loadAllFigureParts loadFigureParts parseFigureDesign
    parseFigureSpec poseFigure randomFigureSpec surpriseFigureSpec toFigureDesign toFigureSpec useFigureMotion
    watchFigure writeDetails`,
  "profigure/editor": `
    AccessoryPicker AccessoryPicture EDITOR_LABELS EditorToolbar FigureEditor LookPicture QuickEditor SkillsField
    editingReducer startEditing useUndoKeys`,
};
const ENTRIES = { profigure, "profigure/figure": figure, "profigure/editor": editor };

interface StoryFile {
  readonly default: { readonly component?: unknown; readonly subcomponents?: Readonly<Record<string, unknown>> };
}
const storyFiles = import.meta.glob<StoryFile>("../../stories/**/*.stories.tsx", { eager: true });
const pathOf = (file: string) => join(import.meta.dirname, file);
const exported = Object.values(ENTRIES).flatMap((entry) => Object.entries(entry));
const components = exported.filter(([name]) => /^[A-Z][a-z]/.test(name));
const names = components.map(([name]) => name);

test("Each entry point exports exactly its listed names", () => {
  const lists = Object.entries(ENTRIES).map(([entry, module]) => [entry, Object.keys(module).sort()]);
  expect(lists).toEqual(Object.entries(PUBLIC_LISTS).map(([entry, names]) => [entry, names.trim().split(/\s+/)]));
});

test("Each component's props type is exported", () => {
  const lists = Object.values(FILES).map((file) => readFileSync(join(import.meta.dirname, "../..", file), "utf8"));
  const types = new Set(lists.join().match(/\w+Props\b/g));
  expect(names.filter((name) => !types.has(`${name}Props`))).toEqual([]);
});

test("No name is exported by two entry points", () => {
  const all = exported.map(([name]) => name);
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
});

test.each(components)("%s has stories and a docs page", (_, component) => {
  const files = Object.entries(storyFiles)
    .filter(([, { default: meta }]) => [meta.component, ...Object.values(meta.subcomponents ?? {})].includes(component))
    .map(([file]) => file);
  expect(files).not.toEqual([]);
  expect(files.some((file) => existsSync(pathOf(file.replace(".stories.tsx", ".mdx"))))).toBe(true);
});

test.each(Object.keys(storyFiles))("%s imports public components from the entry points", (file) => {
  const source = readFileSync(pathOf(file), "utf8");
  const imports = source.matchAll(/import \{([^}]+)\} from "[./]+src\/(?:components|figure|primitives)\//g);
  const imported = [...imports].flatMap(([, list = ""]) => list.split(",").map((name) => name.trim()));
  expect(imported.filter((name) => names.includes(name))).toEqual([]);
});
