/** Turns every width query to a phone's answer, so that a phone's layout can be tested in a window of any width. */
export function likeAPhone() {
  const undo: (() => void)[] = [];
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.conditionText.includes("width")) {
        const { media } = rule;
        const asWritten = media.mediaText;
        const least = /min-width|width\s*>/.test(asWritten) && !/not/.test(asWritten);
        media.mediaText = least ? "not all" : "all";
        undo.push(() => {
          media.mediaText = asWritten;
        });
      }
      if ("cssRules" in rule) visit(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
  return () => {
    for (const step of undo) step();
  };
}
