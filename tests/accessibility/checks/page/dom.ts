import type { Finding } from "../finding.ts";

/** A finding without the name of its check. */
export type Found = Omit<Finding, "check">;

/** The selector for interactive elements. */
export const CONTROLS =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=switch], [role=tab]";

const NAME_LENGTH = 48;

/** Describes an element by its role, its name, and the component that contains it. */
export function where(element: Element): string {
  const tag = element.getAttribute("role") ?? element.localName;
  const words = nameOf(element).replace(/\s+/g, " ").trim();
  const part = element.closest("[data-slot]")?.getAttribute("data-slot");
  const name = words ? ` “${words.length > NAME_LENGTH ? `${words.slice(0, NAME_LENGTH)}…` : words}”` : "";
  return `${tag}${name}${part ? ` in ${part}` : ""}`;
}

function nameOf(element: Element): string {
  const label = element.getAttribute("aria-label") ?? element.getAttribute("alt");
  if (label) return label;
  const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
  return (labels?.[0] ?? element).textContent ?? "";
}

export const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** Whether the element is visually hidden and only for screen readers: it is in a clipped box of one pixel. */
export function isForReadersAlone(element: Element): boolean {
  for (let box: Element | null = element; box; box = box.parentElement) {
    if (box instanceof HTMLElement && box.offsetWidth <= 1 && box.offsetHeight <= 1 && hides(box, "x")) return true;
  }
  return false;
}

/** Whether a box clips overflowing content in this direction and cannot be scrolled by the user. */
export function hides(box: Element, axis: "x" | "y"): boolean {
  const overflow = getComputedStyle(box)[axis === "x" ? "overflowX" : "overflowY"];
  return overflow === "hidden" || overflow === "clip";
}
export function scrolls(box: Element, axis: "x" | "y"): boolean {
  const overflow = getComputedStyle(box)[axis === "x" ? "overflowX" : "overflowY"];
  return overflow === "auto" || overflow === "scroll";
}

export interface Text {
  readonly parent: Element;
  readonly words: string;
  /** One rectangle per line of text, in viewport coordinates. */
  readonly lines: readonly DOMRect[];
}

/** Returns all visible text outside drawings. Text in drawings scales with the picture, so it is not checked. */
export function visibleTexts(): Text[] {
  const texts: Text[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent?.trim();
    if (!words || !parent || parent.closest("svg, select, script, style, noscript")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isForReadersAlone(parent))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    texts.push({ parent, words, lines: [...range.getClientRects()].filter(({ width }) => width > 0) });
  }
  return texts;
}
