import { CONTROLS, type Found, isForReadersAlone, isShown, where } from "./dom.ts";

/** The minimum target size in pixels for touch (WCAG 2.5.5). axe checks only the lower minimum of 24 px (2.5.8). */
const LEAST = 44;

/**
 * Reports targets that are too small for touch. Links in a sentence are exempt, because their height is that of the
 * line.
 */
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

/** The clickable area of a field includes its label. */
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
