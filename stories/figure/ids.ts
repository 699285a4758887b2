import { expect } from "storybook/test";

/** Expects that all ids are unique and that each picture refers only to its own ids. */
export async function expectUniqueIds(canvas: HTMLElement) {
  const pictures = Array.from(canvas.querySelectorAll<SVGSVGElement>("svg:not(svg svg)"));
  const ids = pictures.flatMap((picture) => Array.from(picture.querySelectorAll("[id]"), ({ id }) => id));
  await expect(ids).not.toHaveLength(0);
  await expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  for (const picture of pictures) {
    const links = Array.from(picture.outerHTML.matchAll(/(?: href="#|url\(#)([^")]+)/g), ([, id = ""]) => id);
    await expect(links.filter((id) => picture.querySelector(`[id="${id}"]`) === null)).toEqual([]);
  }
}
