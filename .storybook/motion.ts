/** Motion as the reader's system prefers, always reduced, or never reduced. */
export type Motion = "system" | "reduced" | "full";

/**
 * Components ask one question: does the reader prefer reduced motion? Forcing swaps that question, in style sheets
 * and in matchMedia, for one that is always or never true. What then happens is what a true preference makes happen.
 * The substitutes are conditions that nobody else writes, so that they can be swapped back.
 */
const QUESTION: Readonly<Record<Motion, string>> = {
  system: "(prefers-reduced-motion: reduce)",
  reduced: "(min-width: 0.01px)",
  full: "(max-width: 0.01px)",
};

let motion: Motion = "system";

const inStep = (query: string) =>
  Object.values(QUESTION).reduce((text, one) => text.replaceAll(one, QUESTION[motion]), query);

const matchMedia = window.matchMedia.bind(window);
window.matchMedia = (query) => matchMedia(inStep(query));

function swap(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = inStep(rule.media.mediaText);
      if (query !== rule.media.mediaText) rule.media.mediaText = query;
    }
    if ("cssRules" in rule && rule.cssRules instanceof CSSRuleList) swap(rule.cssRules);
  }
}

export function setMotion(next: Motion) {
  if (next === "system" && motion === "system") return;
  motion = next;
  for (const sheet of document.styleSheets) swap(sheet.cssRules);
}
