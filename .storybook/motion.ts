/** The toolbar's motion setting: as in the person's system, always reduced, or never reduced. */
export type Motion = "system" | "reduced" | "full";

/**
 * Style sheets and matchMedia use the same media query, prefers-reduced-motion. To force a value, we replace the query
 * with a condition that is always true or never true. Components then respond as to a real preference. The replacements
 * occur nowhere else, so that we can find and revert them.
 */
const CONDITION: Readonly<Record<Motion, string>> = {
  system: "(prefers-reduced-motion: reduce)",
  reduced: "(min-width: 0.01px)",
  full: "(max-width: 0.01px)",
};

let motion: Motion = "system";

const withChoice = (query: string) =>
  Object.values(CONDITION).reduce((text, one) => text.replaceAll(one, CONDITION[motion]), query);

const matchMedia = window.matchMedia.bind(window);
window.matchMedia = (query) => matchMedia(withChoice(query));

function swap(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = withChoice(rule.media.mediaText);
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
