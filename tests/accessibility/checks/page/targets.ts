import { CONTROLS, type Found, isForReadersAlone, isShown, where } from "./dom.ts";

/** The minimum size for a finger (WCAG 2.5.5). axe checks the minimum of 24 px (2.5.8). */
const LEAST = 44;

/** Targets too small for a finger. A link in a sentence is exempt, because it has its line's height. */
export function smallTargets(): Found[] {
  return [...document.querySelectorAll(CONTROLS)]
    .filter((one) => isShown(one) && !one.closest("[inert]") && !isForReadersAlone(one) && !isInSentence(one))
    .map((control) => ({ control, box: targetBox(control) }))
    .filter(({ box }) => Math.min(box.width, box.height) < LEAST - 0.5)
    .map(({ control, box }) => ({
      where: where(control),
      what: `is a target of ${Math.round(box.width)} × ${Math.round(box.height)} px. Give it ${LEAST} × ${LEAST}.`,
    }));
}

/** A click on a label counts for its field. */
function targetBox(control: Element): DOMRect {
  const own = control.getBoundingClientRect();
  if (!(control instanceof HTMLInputElement) || !["radio", "checkbox"].includes(control.type)) return own;
  const boxes = [own, ...[...(control.labels ?? [])].map((label) => label.getBoundingClientRect())];
  return boxes.reduce((one, other) => (one.width * one.height > other.width * other.height ? one : other));
}

function isInSentence(control: Element): boolean {
  if (getComputedStyle(control).display !== "inline") return false;
  const around = control.parentElement?.textContent?.trim() ?? "";
  return around.length > (control.textContent?.trim().length ?? 0);
}
