import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as Axe from "axe-core";
import type { Engine } from "../engines/engine.ts";
import type { Check, Finding } from "./checks/finding.ts";

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const ACE = readFileSync(require.resolve("accessibility-checker-engine/ace-window.js"), "utf8");

/** The fields of a result that we use. Equal Access's own types cannot be imported without building it. */
interface AceResult {
  readonly ruleId: string;
  readonly value: readonly [level: string, outcome: string];
  readonly message: string;
  readonly path: { readonly dom: string };
  readonly snippet: string;
}
declare global {
  interface Window {
    drawings: (readonly [copy: Node, drawing: SVGSVGElement])[];
    axe: typeof Axe;
    ace_ibma: {
      Checker: new () => { check(place: Node, rules: string[]): Promise<{ results: AceResult[] }> };
    };
  }
}

type Found = Omit<Finding, "check">;

async function axe(engine: Engine): Promise<Found[]> {
  if (!(await engine.evaluate(() => "axe" in window))) await engine.install(AXE);
  return engine.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any }) => ({
        where: target.join(" "),
        what: `${id}: ${any[0]?.message ?? help}`,
      })),
    );
  });
}

/**
 * Returns every definite violation of WCAG 2.2 that IBM's Equal Access finds. If a dialog is open, only the dialog is
 * checked, because Equal Access would treat the content behind it as reachable.
 */
async function ace(engine: Engine): Promise<Found[]> {
  if (!(await engine.evaluate(() => "ace_ibma" in window))) await engine.install(ACE);
  return engine.evaluate(async () => {
    const place = document.querySelector("[role=dialog]") ?? document;
    const { results } = await new window.ace_ibma.Checker().check(place, ["WCAG_2_2"]);
    return results
      .filter(({ value: [, outcome] }) => outcome === "FAIL")
      .map(({ ruleId, message, path, snippet }) => ({
        where: `${path.dom} ${snippet.replace(/ class=".*?"/, "")}`,
        what: `${ruleId}: ${message}`,
      }));
  });
}

/**
 * Temporarily replaces each drawing with a copy without shapes. Assistive technology treats a drawing as one image, but
 * its thousand shapes would cost each rule seconds. The original is kept for React, which can still update it.
 */
function emptyDrawings() {
  window.drawings = [...document.querySelectorAll("svg")].map((drawing) => {
    const copy = drawing.cloneNode(false) as SVGSVGElement;
    for (const title of drawing.querySelectorAll(":scope > title")) copy.append(title.cloneNode(true));
    drawing.replaceWith(copy);
    return [copy, drawing];
  });
}
function fillDrawings() {
  for (const [copy, drawing] of window.drawings) copy.parentNode?.replaceChild(drawing, copy);
}

const check = (name: string, isFor: Check["isFor"], inspect: (engine: Engine) => Promise<Found[]>): Check => ({
  name,
  isFor,
  run: async (engine) => {
    await engine.evaluate(emptyDrawings);
    const found = await inspect(engine);
    await engine.evaluate(fillDrawings);
    return found.map((one) => ({ check: name, ...one }));
  },
});

/** The two third-party rule engines. */
export const RULE_ENGINES: readonly Check[] = [
  check("axe", () => true, axe),
  // Equal Access is slow, because it reads all computed styles. It runs in one view of each engine, and in a second one
  // (320 px, dark) in Chromium.
  check(
    "Equal Access",
    ({ engine, width, theme }) =>
      (width === 1440 && theme === "light") || (engine === "Chromium" && width === 320 && theme === "dark"),
    ace,
  ),
];
