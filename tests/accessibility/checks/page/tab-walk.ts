import { type Found, isShown, scrolls, where } from "./dom.ts";
import { waitForAnimations } from "./motion.ts";
import { comesBefore } from "./reading-order.ts";

const FOCUSABLE =
  "a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex], [contenteditable=true]";
/** Composite widgets, in which only one item is a tab stop. */
const COMPOSITE = "[role=tablist], [role=radiogroup], [role=toolbar], [role=listbox], [role=menu]";

/** The elements that Tab must reach, in document order. */
let expected: Element[] = [];
let visited: Element[] = [];
let dialog: Element | null = null;
/**
 * Sentinels at the start and the end of the page. The walk ends there, because in Firefox a script cannot take the
 * focus back from the browser's toolbar.
 */
const [start, end] = [document.createElement("span"), document.createElement("span")];
/** The number of walks. It is part of the scroll position, so that no screenshot is reused in a later walk. */
let walks = 0;

const isReached = (element: Element) =>
  element instanceof HTMLElement &&
  element.tabIndex >= 0 &&
  isShown(element) &&
  !element.matches(`:disabled, [inert] *, [data-radix-focus-guard], ${COMPOSITE}`) &&
  !(element instanceof HTMLInputElement && element.type === "radio" && !isGroupsStop(element));

/** Whether Tab stops at this radio button: the checked one of its group, or the first if none is checked. */
function isGroupsStop(radio: HTMLInputElement): boolean {
  const group = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].filter(
    ({ name, form, disabled }) => name === radio.name && form === radio.form && !disabled,
  );
  return radio === (group.find(({ checked }) => checked) ?? group[0]);
}

export const openDialog = () =>
  [...document.querySelectorAll("[role=dialog]:not([inert]), dialog[open]")].find(isShown) ?? null;

/**
 * Moves the focus to where the walk starts: into the open dialog, or before the first control of the page. Returns how
 * many elements Tab must reach.
 */
export function beginWalk(): number {
  dialog = openDialog();
  expected = [...(dialog ?? document.body).querySelectorAll(FOCUSABLE)].filter(isReached);
  visited = [];
  walks++;
  if (dialog) {
    const at = expected.indexOf(document.activeElement as Element);
    expected = [...expected.slice(at + 1), ...expected.slice(0, at + 1)];
  } else {
    start.tabIndex = -1;
    end.tabIndex = 0;
    for (const mark of [start, end]) mark.style.position = "fixed";
    document.body.prepend(start);
    document.body.append(end);
    start.focus({ preventScroll: true });
  }
  return expected.length;
}

/**
 * The result of pressing Tab. `kind` is the same for controls with the same classes and ancestors on one page, so that
 * only one of them needs a screenshot.
 */
export type Stop = { state: "left" | "again" } | { state: "on"; scroll: string; kind: string; found: Found[] };

/** Records where the focus is after Tab was pressed. */
export async function stop(): Promise<Stop> {
  const element = document.activeElement;
  const isOut = element === document.body || element === end || element === start;
  if (!element || isOut || (dialog && !dialog.contains(element))) return { state: "left" };
  if (visited.includes(element)) return { state: "again" };
  visited.push(element);
  let found = coverOf(element);
  // On a busy machine, Firefox scrolls to the focused element some frames later, or only if it is focused again.
  for (let frame = 0; found.length > 0 && frame < 30; frame++) {
    await waitForAnimations();
    if (frame === 20 && element instanceof HTMLElement) {
      element.blur();
      element.focus();
    }
    found = coverOf(element);
  }
  return { state: "on", scroll: scrollOf(element), kind: kindOf(element), found };
}

function scrollOf(element: Element): string {
  const places = [walks, scrollX, scrollY];
  for (let box: Element | null = element; box; box = box.parentElement) places.push(box.scrollLeft, box.scrollTop);
  return places.join();
}

function kindOf(element: Element): string {
  const classes = [location.href];
  for (let box: Element | null = element; box; box = box.parentElement)
    classes.push(`${box.localName}.${box.getAttribute("class")}`);
  return classes.join();
}

/** The last element that the walk has reached. */
export const reached = () => visited.at(-1);

/** Returns the visible box of the focused element. For a visually hidden radio button, that is its label. */
export function seen(element: Element): DOMRect {
  const label = element instanceof HTMLInputElement && !element.checkVisibility({ opacityProperty: true });
  return ((label && element.labels?.[0]) || element).getBoundingClientRect();
}

export function visiblePart(box: DOMRect): DOMRect {
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(box.left, 0);
  const top = Math.max(box.top, 0);
  return new DOMRect(left, top, Math.min(box.right, clientWidth) - left, Math.min(box.bottom, clientHeight) - top);
}

/** How far a focus ring extends beyond its element, in pixels. */
export const RING = 6;

/** Reports an element that covers the focused element at one of nine points, or a fixed or sticky one over its ring. */
function coverOf(element: Element): Found[] {
  const { left, top, width, height } = visiblePart(seen(element));
  const place = where(element);
  if (width <= 0 || height <= 0)
    return [{ where: place, what: "has the focus outside the window. Scroll it into view." }];
  // Does not test the corners, which may be rounded.
  const covers = gridOf(left + width * 0.2, top + height * 0.2, width * 0.6, height * 0.6)
    .map(([x, y]) => document.elementFromPoint(x, y))
    .filter((above) => above && !above.contains(element) && !element.contains(above) && !isPartOf(above, element));
  // An element taller than the viewport only has to be partly visible (WCAG 2.4.11).
  if (seen(element).height > document.documentElement.clientHeight && covers.length < 9) return [];
  const [inside] = covers;
  const around = gridOf(left - RING, top - RING, width + 2 * RING, height + 2 * RING)
    .map(([x, y]) => document.elementFromPoint(x, y))
    .map((above) => above && floatOf(above))
    .find((float) => float && !float.contains(element));
  const cover = inside ?? around;
  return cover
    ? [{ where: place, what: `has the focus under ${where(cover)}. Scroll it out from under the cover.` }]
    : [];
}

const gridOf = (left: number, top: number, width: number, height: number) =>
  [0, 0.5, 1].flatMap((x) => [0, 0.5, 1].map((y): [number, number] => [left + width * x, top + height * y]));

/** Whether `above` belongs to the field: its label, or a button in its padding. */
const isPartOf = (above: Element, field: Element) =>
  field instanceof HTMLInputElement &&
  (isInPadding(above, field) || [...(field.labels ?? [])].some((label) => label.contains(above)));

function isInPadding(above: Element, field: Element): boolean {
  const { paddingLeft, paddingRight } = getComputedStyle(field);
  const [inner, outer] = [above, field].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect];
  return (
    inner.right <= outer.left + Number.parseFloat(paddingLeft) ||
    inner.left >= outer.right - Number.parseFloat(paddingRight)
  );
}

/** Reports elements that Tab missed, focus traps, and a tab order that differs from the reading order. */
export function endWalk(last: "left" | "again" | "on"): Found[] {
  start.remove();
  end.remove();
  const found: Found[] = [];
  const stops = visited.filter((one) => expected.includes(one) || !scrolls(one, "y"));
  const missed = expected.filter((one) => !visited.includes(one) && one.isConnected && isReached(one));
  for (const one of missed)
    found.push({ where: where(one), what: "is never reached by Tab. Check which element takes the focus before it." });
  const here = document.activeElement;
  const isRound = dialog && here === visited[0] && missed.length === 0;
  if (here && (last === "on" || (last === "again" && !isRound)))
    found.push({ where: where(here), what: "traps the focus: Tab does not leave it." });
  if (dialog && last === "left")
    found.push({ where: where(dialog), what: "loses the focus by Tab. Keep it in while the dialog is open." });
  stops.slice(1).forEach((one, i) => {
    const before = stops[i];
    if (!before) return;
    // In a dialog, Tab moves from the last control to the first.
    const isTurn = before.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING;
    if (expected.includes(one) && expected.indexOf(before) > expected.indexOf(one))
      found.push({ where: where(one), what: `comes after ${where(before)} by Tab. Use the document order.` });
    else if (!isTurn && layerOf(before) === layerOf(one) && isMisplaced(before, one))
      found.push({ where: where(one), what: `is seen before ${where(before)} and reached after it.` });
  });
  return found;
}

function isMisplaced(first: Element, second: Element): boolean {
  if (first.contains(second) || second.contains(first)) return false;
  const rtl = getComputedStyle(second.parentElement ?? second).direction === "rtl";
  return comesBefore(seen(second), seen(first), rtl);
}

const isFloat = (box: Element) => ["fixed", "sticky"].includes(getComputedStyle(box).position);

/** Returns the element's nearest fixed or sticky ancestor, if any. */
const floatOf = (element: Element) => nearest(element, isFloat);

/** Returns the nearest ancestor that moves independently when something is scrolled. */
const layerOf = (element: Element) => nearest(element, (box) => isFloat(box) || scrolls(box, "y"));

function nearest(element: Element, isWanted: (box: Element) => boolean): Element | undefined {
  for (let box: Element | null = element; box; box = box.parentElement) if (isWanted(box)) return box;
  return undefined;
}
