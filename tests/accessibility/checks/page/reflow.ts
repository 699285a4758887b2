import { type Found, hides, scrolls, visibleTexts, where } from "./dom.ts";

/** Rows that may scroll sideways, because users can swipe them on a phone and reach every item by keyboard. */
const ROWS = "[data-slot=quick-editor] [data-slot=tabs], [data-slot=figure-editor] nav";

/** Reports elements that make the page, or a part of it, scroll sideways. */
export function sideways(): Found[] {
  const root = document.documentElement;
  const elements = [...document.body.querySelectorAll("*")].filter((one) => !one.closest(ROWS));
  const parts = elements.filter((one) => one.scrollWidth > one.clientWidth + 1 && scrolls(one, "x"));
  const found = parts.map((part) => ({
    where: where(part),
    what: `scrolls sideways: ${part.scrollWidth} px in ${part.clientWidth}. Let its content wrap.`,
  }));
  if (root.scrollWidth <= root.clientWidth) return found;
  const wide = elements.filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    return width > 0 && (right > root.clientWidth + 1 || left < -1) && !isCut(one);
  });
  // Reports only the innermost wide elements, because they cause the width of the elements around them.
  const causes = wide.filter((one) => !wide.some((other) => other !== one && one.contains(other)));
  const what = `makes the page scroll sideways: ${root.scrollWidth} px in ${root.clientWidth}. Let it wrap or shrink.`;
  return [...found, ...(causes.length > 0 ? causes.map(where) : ["the page"]).map((place) => ({ where: place, what }))];
}

function isCut(element: Element): boolean {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (hides(box, "x") || scrolls(box, "x")) return true;
  }
  return false;
}

/** Reports text that is cut off by a box or by the left or right side of the viewport. */
export function clipped(): Found[] {
  const found = new Map<Element, Found>();
  for (const { parent, words, lines } of visibleTexts()) {
    for (const line of lines) {
      const box = cutter(parent, line);
      if (box && !found.has(parent))
        found.set(parent, {
          where: where(parent),
          what: `is cut off (“${words.slice(0, 40)}”) by ${box}. Let the box grow with its text.`,
        });
    }
  }
  return [...found.values()];
}

function cutter(parent: Element, { left, right, top, bottom }: DOMRect): string | undefined {
  let isReachable = { x: false, y: false };
  for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
    const edge = box.getBoundingClientRect();
    const isLine = getComputedStyle(box).display === "inline";
    if (!isLine && !isReachable.x && hides(box, "x") && (left < edge.left - 1 || right > edge.right + 1))
      return where(box);
    // The browser reports the height of the line box, but letters are smaller.
    const slack = (bottom - top) / 4;
    if (!isLine && !isReachable.y && hides(box, "y") && (top < edge.top - slack || bottom > edge.bottom + slack))
      return where(box);
    isReachable = { x: isReachable.x || scrolls(box, "x"), y: isReachable.y || scrolls(box, "y") };
  }
  const isOut = left < -1 || right > document.documentElement.clientWidth + 1;
  return isOut && !isReachable.x ? "the window" : undefined;
}

const sheets = new Map<string, CSSStyleSheet>();

/** Adds or removes a constructed style sheet, because the Content-Security-Policy blocks `<style>` elements. */
export function toggleStyles(css: string, on: boolean): void {
  const sheet = sheets.get(css) ?? new CSSStyleSheet();
  sheets.set(css, sheet);
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets.filter((other) => other !== sheet),
    ...(on ? [sheet] : []),
  ];
}
