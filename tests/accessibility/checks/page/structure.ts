import { type Found, isShown, where } from "./dom.ts";

/**
 * Checks what axe does not: exactly one h1, which is the first heading, one status region, polite live regions, and
 * unique ids.
 */
export function structure(): Found[] {
  const found: Found[] = [];
  const titles = [...document.querySelectorAll("h1")].filter(isShown);
  if (titles.length !== 1) found.push({ where: "the page", what: `has ${titles.length} h1. Use exactly one.` });

  const first = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].find(isShown);
  if (first && first.localName !== "h1" && !first.closest("[role=dialog]"))
    found.push({ where: where(first), what: "comes before the h1. Begin the page's content with its h1." });

  const statuses = document.querySelectorAll("[role=status]").length;
  if (statuses !== 1)
    found.push({ where: "the page", what: `has ${statuses} status regions. Render one, from the start.` });
  for (const region of document.querySelectorAll("[role=alert], [aria-live=assertive]"))
    found.push({ where: where(region), what: "interrupts the screen reader. Use a polite live region." });
  for (const region of document.querySelectorAll("[aria-live=polite] [aria-live=polite], [role=status] [aria-live]"))
    found.push({
      where: where(region),
      what: "is a live region in a live region and read twice. Remove the inner one.",
    });

  const seen = new Set<string>();
  for (const element of document.querySelectorAll("[id]")) {
    if (seen.has(element.id))
      found.push({ where: where(element), what: `has the id “${element.id}”, which another element has.` });
    seen.add(element.id);
  }
  return found;
}
