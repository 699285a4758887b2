// Each rule of biome.json and each plugin in lint/ reports a violation, and nothing in code without one.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GLOBAL_RULES } from "../../lint/import-rules.mjs";
import { lintFiles, ROOT } from "./linted-copy.ts";

const COMPONENT = "src/components/Bad.tsx";
const VIOLATIONS = [
  ["lint/style/noDefaultExport", COMPONENT, "export default 1;"],
  ["lint/suspicious/noExplicitAny", COMPONENT, "export const a: any = 1;"],
  ["lint/style/noNonNullAssertion", COMPONENT, "export const b = (c?: { d: number }) => c!.d;"],
  ["lint/suspicious/noConsole", COMPONENT, "console.log(1);"],
  ["lint/correctness/useImportExtensions", COMPONENT, 'import "./Good";'],
  ["lint/performance/noReExportAll", "src/index.ts", 'export * from "./components/Good.tsx";'],
  ["lint/suspicious/noImportCycles", "src/domain/ring-a.ts", 'import { b } from "./ring-b.ts";'],
  ["lint/suspicious/noImportCycles", "src/domain/ring-b.ts", 'import { a } from "./ring-a.ts";'],
  ...GLOBAL_RULES.flatMap(({ files, denied }) =>
    files.flatMap((pattern) =>
      denied.map((name) => {
        const file = pattern.replace("**", "globals.ts");
        return ["lint/style/noRestrictedGlobals", file, `export const ${name}_ = () => ${name};`] as const;
      }),
    ),
  ),
  ...["", "={true}", "={isBought}"].map(
    (value) => ["plugin", "src/site/export/Bad.tsx", `export const a = <FigureBox isPaid${value} />;`] as const,
  ),
  ...["bg-[#ff0000]", "text-[17px]", "md:rounded-[12px]", "duration-[250ms]", "shadow-[0_0_4px_red]"].map(
    (name) => ["plugin", COMPONENT, `export const a = "${name}";`] as const,
  ),
  ...[
    ...["pf:gap-2.5", "pf:md:-mt-0.75", "pf:px-7", "pf:[&>li]:gap-1.25", "pf:p-px", "pf:p-target", "pf:space-y-9"],
    ...["pf:px-[min(1.25rem,6.25vw)]", "pf:max-sm:px-3!", "pf:!px-3"],
    ...["pf:[font-stretch:81%]", "pf:max-sm:font-stretch-condensed", "pf:md:stretch-[81%]"],
  ].map((name) => ["plugin", COMPONENT, `export const a = <p className="pf:grid ${name}" />;`] as const),
  ["plugin", COMPONENT, "export const a = { color: `oklch(0.5 0.1 20)` };"],
] as const;

const FINE = {
  "src/components/Good.tsx": [
    ...["pf:-mx-1.5 pf:md:p-0.5 pf:gap-x-14 pf:m-auto pf:p-frame", "pf:ps-[max(var(--pf-spacing-gutter),10cqw)]"],
    ...["pf:min-w-7 pf:top-2.5 pf:size-4.5", "pf:stretch-tight pf:max-sm:stretch-narrow"],
  ].map((name, index) => `export const a${index} = "${name}";`),
  "src/site/shell/fine.tsx": [
    'console.warn("404");',
    'localStorage.getItem("theme");',
    "export const a = <FigureBox isPaid={isPaid(figure)} />;",
  ],
};

const STEPS = Array.from({ length: 200 }, (_, index) => index / 4);
const stepLine = (step: number) => `export const a = "pf:p-${step}";`;

const files: Record<string, string[]> = { ...FINE, "src/components/Steps.tsx": STEPS.map(stepLine) };
for (const [, file, line] of VIOLATIONS) files[file] = [...(files[file] ?? []), line];
files["src/domain/ring-a.ts"]?.push("export const a = () => b;");
files["src/domain/ring-b.ts"]?.push("export const b = () => a;");
const reported = lintFiles(files);

test.each(VIOLATIONS)("%s refuses in %s: %s", (rule, file, line) => {
  expect(reported(rule, file)).toContain(line);
});

test.each(Object.keys(FINE))("Nothing is refused in %s", (file) => {
  for (const rule of ["plugin", "lint/suspicious/noConsole", "lint/style/noRestrictedGlobals"])
    expect(reported(rule, file)).toEqual([]);
});

test("The spacing scale has sixteen steps and the display face five widths", () => {
  const refused = reported("plugin", "src/components/Steps.tsx");
  const steps = STEPS.filter((step) => step > 0 && !refused.includes(stepLine(step)));
  expect(steps).toEqual([0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 14]);
  const css = readFileSync(join(ROOT, "src/styles/theme.css"), "utf8");
  const named = css.match(/^ {2}--spacing-(?!target)[\w-]+:/gm) ?? [];
  expect(steps.length + named.length).toBe(16);
  expect(css.match(/^ {2}--stretch-/gm)).toHaveLength(5);
  const widths = [...css.matchAll(/^\s+font-stretch: (.*);$/gm)].map(([, width]) => width ?? "");
  expect(widths.filter((width) => !/^(--value\(--stretch-\*\)|var\(--pf-stretch-[a-z]+\))$/.test(width))).toEqual([]);
});
