// The walls between the rooms (biome.json): in a copy of the repository, every file of the table below
// imports everything there is, and the linter must report exactly what that file may not import. The copy is linted
// once, for all tests: for one file the linter takes nearly as long as for all.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const COPY = mkdtempSync(join(tmpdir(), "profigure-walls-"));
for (const name of ["biome.json", "lint"]) cpSync(join(ROOT, name), join(COPY, name), { recursive: true });
afterAll(() => rmSync(COPY, { recursive: true }));

/** What can be imported: a file of each room, and the packages that one room alone may use, or any. */
const FILES: Record<string, string> = {
  domain: "src/domain/x.ts",
  figure: "src/figure/x.tsx",
  primitives: "src/primitives/x.tsx",
  components: "src/components/x.tsx",
  styles: "src/styles/x.css",
  labels: "src/labels/x.ts",
  index: "src/index.ts",
  worker: "src/site/worker/x.ts",
  reader: "src/site/import/reader.ts",
  platform: "src/site/platform/x.ts",
  sample: "src/site/sample/x.ts",
  store: "src/site/store/x.ts",
  shell: "src/site/shell/x.ts",
  page: "src/site/landing/LandingPage.tsx",
  feature: "src/site/create/x.tsx",
  "feature's index": "src/site/checkout/index.ts",
  stories: "stories/components/X.stories.tsx",
  scripts: "scripts/x.mjs",
};
const PACKAGES = [
  "react",
  "react-dom",
  "react-dom/server",
  "class-variance-authority",
  "lucide-react",
  "@radix-ui/react-tabs",
  "react-router-dom",
  "react-router",
  "idb",
  "valibot",
  "gifenc",
  "papaparse",
  "pdfjs-dist/build/pdf.mjs",
  "workbox-window",
  "workbox-routing",
  "qr",
  "qr/decode.js",
  "fake-indexeddb/auto",
  "storybook/test",
  "@testing-library/react",
  "profigure",
  "picture:x",
  "node:fs",
  "left-pad",
];

/** Each kind of file, and what it may import beside its own room. */
const MAY: Record<string, string[]> = {
  "src/domain/a.ts": ["domain"],
  "src/domain/part/a.ts": ["domain"],
  "src/figure/A.tsx": ["figure", "domain", "react", "qr"],
  "src/figure/part/A.tsx": ["figure", "domain", "react", "qr"],
  "src/figure/A.test.tsx": [
    ...["figure", "primitives", "domain"],
    ...["react", "react-dom", "react-dom/server", "class-variance-authority", "lucide-react"],
  ],
  "src/primitives/A.tsx": [
    ...["primitives", "domain"],
    ...["react", "react-dom", "class-variance-authority", "lucide-react", "@radix-ui/react-tabs"],
  ],
  "src/primitives/a/A.tsx": [
    ...["primitives", "domain"],
    ...["react", "react-dom", "class-variance-authority", "lucide-react", "@radix-ui/react-tabs"],
  ],
  "src/components/A.tsx": [
    ...["components", "primitives", "figure", "domain"],
    ...["react", "react-dom", "class-variance-authority", "lucide-react"],
  ],
  "src/components/a/A.tsx": [
    ...["components", "primitives", "figure", "domain"],
    ...["react", "react-dom", "class-variance-authority", "lucide-react"],
  ],
  "src/labels/a.ts": ["labels", "index", "primitives", "components", "figure", "domain", "react"],
  "src/labels/de/a.ts": ["labels", "index", "domain", "react"],
  "src/index.ts": ["primitives", "components", "figure", "domain"],
  "src/site/worker/a.ts": ["worker", "workbox-window", "workbox-routing"],
  "src/site/platform/a.ts": ["platform", "index", "domain", "react", "react-dom", "workbox-window", "picture:x"],
  "src/site/sample/a.ts": ["sample", "platform", "index", "domain", "picture:x"],
  "src/site/store/a.ts": ["store", "sample", "platform", "index", "domain", "react", "idb", "valibot"],
  "src/site/store/a.test.ts": [
    ...["store", "sample", "platform", "index", "domain"],
    ...["react", "idb", "valibot", "fake-indexeddb/auto"],
  ],
  "src/site/shell/a.tsx": [
    ...["shell", "platform", "index", "domain", "styles"],
    ...["react", "react-dom", "react-router-dom", "lucide-react", "picture:x"],
  ],
  "src/site/shell/routes.ts": ["shell", "page", "react"],
  "src/site/shell/entry-server.tsx": [
    ...["shell", "platform", "index", "domain"],
    ...["react", "react-dom", "react-dom/server", "react-router-dom"],
  ],
  "src/site/landing/A.tsx": [
    ...["page", "shell", "store", "sample", "platform", "feature's index", "index", "domain"],
    ...["react", "react-dom", "react-router-dom", "lucide-react", "picture:x"],
  ],
  "src/site/import/readers/a.ts": [
    "reader",
    "index",
    "domain",
    "papaparse",
    "pdfjs-dist/build/pdf.mjs",
    "qr/decode.js",
  ],
  "src/site/export/encode-gif.ts": ["gifenc"],
  "src/site/export/A.tsx": [
    ...["shell", "store", "sample", "platform", "feature's index", "index", "domain"],
    ...["react", "react-dom", "react-router-dom", "lucide-react", "picture:x"],
  ],
  "stories/components/A.stories.tsx": ["stories", "index", "react", "lucide-react", "storybook/test", "picture:x"],
  "stories/figure/A.stories.tsx": ["index", "figure", "domain", "react", "lucide-react", "storybook/test", "picture:x"],
  "stories/foundations/A.stories.tsx": ["index", "styles", "react", "lucide-react", "storybook/test", "picture:x"],
  "stories/pages/A.stories.tsx": [
    ...["index", "worker", "reader", "platform", "sample", "store", "shell", "page", "feature", "feature's index"],
    ...["react", "react-router-dom", "lucide-react", "storybook/test", "picture:x"],
  ],
};

/** The forms of an import that the linter must recognize. */
const FORMS = [
  (from: string) => `import { a } from "${from}";`,
  (from: string) => `import type { A } from "${from}";`,
  (from: string) => `import "${from}";`,
  (from: string) => `export { a } from "${from}";`,
  (from: string) => `export const lazy = () => import("${from}");`,
];

const seenFrom = (file: string, target: string) => {
  const path = relative(dirname(file), target);
  return path.startsWith(".") ? path : `./${path}`;
};

/** The files of the copy, by their lines. */
const written = new Map<string, string[]>();
/** Adds lines to a file of the copy. Returns their places: `path:line`. */
function addFile(file: string, lines: readonly string[]): string[] {
  const before = written.get(file) ?? [];
  written.set(file, [...before, ...lines]);
  return lines.map((_, index) => `${file}:${before.length + index + 1}`);
}

interface Override {
  includes: string[];
  linter?: { rules: { style?: { noRestrictedImports?: unknown } } };
}
interface Report {
  diagnostics: { category: string; severity: string; location: { path: string; start: { line: number } } }[];
}
let diagnostics: Report["diagnostics"];
beforeAll(() => {
  for (const [file, lines] of written) {
    mkdirSync(dirname(join(COPY, file)), { recursive: true });
    writeFileSync(join(COPY, file), lines.join("\n"));
  }
  const args = ["lint", "--reporter=json", "--max-diagnostics=none", "."];
  const options = { cwd: COPY, encoding: "utf8", maxBuffer: 64e6 } as const;
  const { stdout } = spawnSync(join(ROOT, "node_modules/.bin/biome"), args, options);
  ({ diagnostics } = JSON.parse(stdout) as Report);
});
const placesOf = (found: Report["diagnostics"]) =>
  found.map(({ location }) => `${location.path}:${location.start.line}`);
/** Everything that a rule reports in the copy. */
const reported = (rule: string) => placesOf(diagnostics.filter(({ category }) => category === `lint/${rule}`));
/** Everything that a plugin refuses: one that fails is an "information" to Biome, and then it refuses nothing. */
const refusedByPlugin = () =>
  placesOf(diagnostics.filter(({ category, severity }) => category === "plugin" && severity === "error"));

const targets = [...Object.keys(FILES), ...PACKAGES];
for (const file of Object.keys(MAY)) {
  const imports = targets.map((target) => (FILES[target] ? seenFrom(file, FILES[target]) : target));
  addFile(
    file,
    imports.flatMap((from) => FORMS.map((write) => write(from))),
  );
}

test("Each room imports what it may and nothing else", () => {
  const found = new Set(reported("style/noRestrictedImports"));
  const wrong: string[] = [];
  for (const [file, may] of Object.entries(MAY))
    for (const [index, target] of targets.entries())
      for (const [form, write] of FORMS.entries()) {
        const refused = found.has(`${file}:${index * FORMS.length + form + 1}`);
        if (refused === may.includes(target))
          wrong.push(`${file} ${refused ? "is refused" : "gets through to"} ${target}: ${write(target)}`);
      }
  expect(wrong).toEqual([]);
});

const DETOURS = [
  ...["./../site/shell/x.ts", "../domain/../site/shell/x.ts", "./part/../../site/shell/x.ts"],
  ...["/src/site/shell/x.ts", "src/site/shell/x.ts"],
];
const detours = addFile(
  "src/components/Detour.tsx",
  DETOURS.map((from) => `import "${from}";`),
);
test("No detour leads around a wall", () => {
  expect(reported("style/noRestrictedImports")).toEqual(expect.arrayContaining(detours));
});

test("Every room has its wall", () => {
  const { overrides } = JSON.parse(readFileSync(join(ROOT, "biome.json"), "utf8"));
  const walled: string[] = overrides
    .filter((override: Override) => override.linter?.rules.style?.noRestrictedImports)
    .flatMap(({ includes }: Override) => includes)
    .flatMap((pattern: string) => {
      const [, before, names, after] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
      return names ? names.split(",").map((name) => `${before}${name}${after}`) : [pattern];
    });
  const rooms = ["src", "src/site"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}`),
  );
  // `styles` has no scripts, and `site` only rooms.
  const open = rooms.filter((room) => !walled.includes(`${room}/**`));
  expect(open).toEqual(["src/site", "src/styles"]);
});

// Biome reads no MDX, so the imports of a documentation page are written to a script in the same folder.
const imports = readdirSync(join(ROOT, "stories"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".mdx"))
  .flatMap((name) => {
    // Examples in code fences are left out: they import the package by its name.
    const text = readFileSync(join(ROOT, "stories", name), "utf8").replace(/^```[\s\S]*?^```/gm, "");
    const found = text.match(/^(import|export)\b[^;]*?["'][^"']+["'];?/gm) ?? [];
    const lines = found.map((line) => line.replaceAll(/\s+/g, " "));
    return addFile(`stories/${name}.tsx`, lines).map((place, index) => ({ place, line: lines[index] }));
  });
const [badPage] = addFile("stories/components/Bad.mdx.tsx", ['import "../../src/components/x.tsx";']);
test("Documentation pages keep the walls of the stories", () => {
  const found = new Set(reported("style/noRestrictedImports"));
  expect(found).toContain(badPage);
  expect(imports.filter(({ place }) => found.has(place)).map(({ line, place }) => `${place} ${line}`)).toEqual([]);
});

addFile("src/components/Good.tsx", ["export const a = 1;"]);
const VIOLATIONS = [
  ["style/noDefaultExport", "src/components/Bad.tsx", "export default 1;"],
  ["suspicious/noExplicitAny", "src/components/Bad.tsx", "export const a: any = 1;"],
  ["style/noNonNullAssertion", "src/components/Bad.tsx", "export const b = (c?: { d: number }) => c!.d;"],
  ["suspicious/noConsole", "src/components/Bad.tsx", "console.log(1);"],
  ["performance/noReExportAll", "src/index.ts", 'export * from "./components/x.tsx";'],
  ["correctness/useImportExtensions", "src/components/Bad.tsx", 'import "./Good";'],
  ["style/noRestrictedGlobals", "src/domain/bad.ts", "export const a = () => setTimeout(() => {}, 1);"],
  ["style/noRestrictedGlobals", "src/figure/Bad.tsx", "export const a = () => document.title;"],
  ["style/noRestrictedGlobals", "src/components/Bad.tsx", 'localStorage.getItem("theme");'],
] as const;
const violations = VIOLATIONS.map(([rule, file, line]) => [rule, file, addFile(file, [line])] as const);
test.each(violations)("The rule %s refuses a violation in %s", (rule, _, places) => {
  expect(reported(rule)).toEqual(expect.arrayContaining(places));
});

const ring = [
  ...addFile("src/domain/ring-a.ts", ['import { b } from "./ring-b.ts";', "export const a = () => b;"]),
  ...addFile("src/domain/ring-b.ts", ['import { a } from "./ring-a.ts";', "export const b = () => a;"]),
];
test("An import cycle is refused", () => {
  expect(reported("suspicious/noImportCycles")).toContain(ring[0]);
});

const fine = addFile("src/site/shell/fine.tsx", ['console.warn("404");', 'localStorage.getItem("theme");']);
test("Code that breaks no rule passes", () => {
  for (const rule of ["suspicious/noConsole", "style/noRestrictedGlobals"])
    expect(reported(rule).filter((place) => fine.includes(place))).toEqual([]);
});

const payments = addFile("src/site/export/Bad.tsx", [
  "export const a = <FigureBox isPaid />;",
  "export const b = <FigureBox isPaid={true} />;",
  "export const c = <FigureBox isPaid={isBought} />;",
  "export const d = <FigureBox isPaid={isPaid(figure)} />;",
]);
test("The site passes isPaid on only as isPaid(figure)", () => {
  const refused = new Set(refusedByPlugin());
  expect(payments.filter((place) => refused.has(place))).toEqual(payments.slice(0, 3));
});

const OWN_STYLES = [
  'export const a = "bg-[#ff0000]";',
  'export const a = "text-[17px]";',
  'export const a = "md:rounded-[12px]";',
  'export const a = "duration-[250ms]";',
  'export const a = "shadow-[0_0_4px_red]";',
  ...[
    "gap-2.5",
    "md:-mt-0.75",
    "px-7",
    "[&>li]:gap-1.25",
    "p-px",
    "p-target",
    "px-[min(1.25rem,6.25vw)]",
    "space-y-9",
  ].map((name) => `export const a = "pf:grid pf:${name}";`),
  ...["[font-stretch:81%]", "max-sm:font-stretch-condensed", "md:stretch-[81%]"].map(
    (name) => `export const a = "pf:${name} pf:grid";`,
  ),
  ...["max-sm:px-3!", "!px-3"].map((name) => `export const a = <p className="pf:${name}" />;`),
  "export const a = { color: `oklch(0.5 0.1 20)` };",
];
const ownStyles = OWN_STYLES.map((line, index) => [line, addFile(`src/components/Bad${index}.tsx`, [line])] as const);
test.each(ownStyles)("A component that writes its own color or size is refused: %s", (_, [place]) => {
  expect(refusedByPlugin().filter((other) => other === place)).toHaveLength(1);
});

const ON_SCALE = [
  ...["-mx-1.5 pf:md:p-0.5 pf:gap-x-14 pf:m-auto pf:p-frame", "ps-[max(var(--pf-spacing-gutter),10cqw)]"],
  ...["min-w-7 pf:top-2.5 pf:size-4.5", "stretch-tight pf:max-sm:stretch-narrow"],
];
const onScale = addFile(
  "src/components/Fine.tsx",
  ON_SCALE.map((name, index) => `export const a${index} = "pf:${name}";`),
);
test("A component takes spacings and widths of type from their scales", () => {
  expect(refusedByPlugin().filter((place) => onScale.includes(place))).toEqual([]);
});

const spacings = addFile(
  "src/components/Steps.tsx",
  Array.from({ length: 200 }, (_, index) => `export const a${index} = "pf:p-${index / 4}";`),
);
test("The spacing scale has sixteen steps and the display face five widths", () => {
  const css = readFileSync(join(ROOT, "src/styles/theme.css"), "utf8");
  const named = css.match(/^ {2}--spacing-(?!target)[\w-]+:/gm) ?? [];
  const steps = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 14];
  const refused = new Set(refusedByPlugin());
  expect(spacings.map((_, index) => index / 4).filter((step) => !refused.has(spacings[4 * step] ?? ""))).toEqual([
    0,
    ...steps,
  ]);
  expect(steps.length + named.length).toBe(16);
  expect(css.match(/^ {2}--stretch-/gm)).toHaveLength(5);
  const widths = [...css.matchAll(/^\s+font-stretch: (.*);$/gm)].map(([, width]) => width);
  expect(widths.filter((width) => !/^(--value\(--stretch-\*\)|var\(--pf-stretch-[a-z]+\))$/.test(width ?? ""))).toEqual(
    [],
  );
});
