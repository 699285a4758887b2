// Tests our lint rules: the plugins in lint/ and the restricted globals report each violation and nothing else.
import { expect, test } from "vitest";
import { GLOBAL_RULES } from "../../lint/import-rules.mjs";
import { lintFiles } from "./linted-copy.ts";

const COMPONENT = "src/components/Bad.tsx";
const VIOLATIONS = [
  ...GLOBAL_RULES.flatMap(({ files, denied }) =>
    files.flatMap((pattern) =>
      denied.map((name) => {
        const file = pattern.replace("**", "globals.ts");
        return ["lint/style/noRestrictedGlobals", file, `export const ${name}_ = () => ${name};`] as const;
      }),
    ),
  ),
  ...["", "={true}", "={isBought}"].map(
    (value) => ["plugin", "src/site/downloads/Bad.tsx", `export const a = <FigureBox isPaid${value} />;`] as const,
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
  ...["test", "it.each([1])", "describe"].map(
    (call) => ["plugin", "src/domain/bad.test.ts", `${call}("${"a".repeat(71)}", () => {});`] as const,
  ),
] as const;

const FINE = {
  "src/components/Good.tsx": [
    ...["pf:-mx-1.5 pf:md:p-0.5 pf:gap-x-14 pf:m-auto pf:p-frame", "pf:ps-[max(var(--pf-spacing-gutter),10cqw)]"],
    ...["pf:min-w-7 pf:top-2.5 pf:size-4.5", "pf:stretch-tight pf:max-sm:stretch-narrow"],
  ].map((name, index) => `export const a${index} = "${name}";`),
  "src/site/layout/fine.tsx": [
    'localStorage.getItem("theme");',
    "export const a = <FigureBox isPaid={isPaid(figure)} />;",
  ],
  "tests/site/fine.spec.ts": [`test("${"a".repeat(70)}", () => {});`, `expect("${"a".repeat(71)}").toBe("");`],
};

const files: Record<string, string[]> = { ...FINE };
for (const [, file, line] of VIOLATIONS) files[file] = [...(files[file] ?? []), line];
const reported = lintFiles(files);

test.each(VIOLATIONS)("The rule %s reports a violation in %s: %s", (rule, file, line) => {
  expect(reported(rule, file)).toContain(line);
});

test.each(Object.keys(FINE))("The lint rules report nothing in %s", (file) => {
  for (const rule of ["plugin", "lint/style/noRestrictedGlobals"]) expect(reported(rule, file)).toEqual([]);
});
