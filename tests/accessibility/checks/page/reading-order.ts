import { type Found, isShown, where } from "./dom.ts";

/** Reports neighbors in a row or grid whose visual order differs from the document order. */
export function readingOrder(): Found[] {
  const found: Found[] = [];
  for (const box of document.body.querySelectorAll("*")) {
    if (!/flex|grid/.test(getComputedStyle(box).display) || !isShown(box)) continue;
    const children = [...box.children].filter(isRead);
    children.slice(1).forEach((child, i) => {
      const before = children[i];
      if (before && comesBefore(child.getBoundingClientRect(), before.getBoundingClientRect(), isRtl(box)))
        found.push({
          where: where(child),
          what: `is before ${where(before)} on the screen and after it in the document. Use one order.`,
        });
    });
  }
  return found;
}

const isRtl = (element: Element) => getComputedStyle(element).direction === "rtl";

/** Whether the element is in the page's flow and has content. */
function isRead(element: Element): boolean {
  const { position, display } = getComputedStyle(element);
  const isPlaced = ["absolute", "fixed", "sticky"].includes(position) || display === "contents";
  if (isPlaced || !isShown(element) || element.closest("[aria-hidden=true], svg")) return false;
  const text = element.textContent?.trim() || element.matches("input, select, textarea, [aria-label]");
  return Boolean(text || element.querySelector("input, select, textarea, [aria-label], img:not([alt=''])"));
}

/** Whether `one` is visually before `other`: on an earlier line, or earlier on the same one. */
export function comesBefore(one: DOMRect, other: DOMRect, rtl: boolean): boolean {
  const isAbove = one.bottom <= other.top + 1;
  const isBeside = rtl ? one.left >= other.right - 1 : one.right <= other.left + 1;
  const isAfter = rtl ? one.right <= other.left + 1 : one.left >= other.right - 1;
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const isSameLine = overlap > Math.min(one.height, other.height) / 2;
  return (isAbove && !isAfter) || (isSameLine && isBeside);
}
