import { type Found, where } from "./dom.ts";
import { contrast, luminance, pictureOf, pixelsOf } from "./pictures.ts";
import { RING, reached, seen, visiblePart } from "./tab-walk.ts";

/** The latest screenshot without focus, and its scroll position. */
let rest: { scroll: string; picture: ImageBitmap } | undefined;

/** Whether a screenshot without focus still has to be taken at this scroll position. */
export const needsRest = (scroll: string) => rest?.scroll !== scroll;

export const blur = () => (document.activeElement as HTMLElement).blur();
/** Focuses the last control again, as a key press would, so that `:focus-visible` matches. */
export function refocus(): void {
  const last = reached();
  if (last instanceof HTMLElement) last.focus({ preventScroll: true });
}
export async function keepRest(scroll: string, png: string): Promise<void> {
  rest = { scroll, picture: await pictureOf(png) };
}

/** How many pixels outside its element a ring can be. The ring of a field with an icon is around both. */
const AROUND = 64;
const BAND = 4;
const LEAST = 3;

/**
 * Checks the focus ring by the pixels that differ between the screenshots. Only pixels that change with a contrast of
 * 3:1 count. They must cover the area of a one-pixel outline, or of a four-pixel line along the shorter side, and must
 * be on all four sides.
 */
export async function indicator(png: string): Promise<Found[]> {
  const element = reached();
  if (!element || !rest) return [];
  const place = where(element);
  const box = visiblePart(seen(element));
  if (box.width <= 0 || box.height <= 0) return [];
  const part = visiblePart(
    new DOMRect(box.x - AROUND, box.y - AROUND, box.width + 2 * AROUND, box.height + 2 * AROUND),
  );
  const [x = 0, y = 0, end = 0, foot = 0] = [part.left, part.top, part.right, part.bottom].map(Math.round);
  const area = new DOMRect(x, y, end - x, foot - y);
  const strong = changes(pixelsOf(rest.picture, area), pixelsOf(await pictureOf(png), area));
  // Requires only nine tenths of the outline, because corners may be rounded.
  const least = Math.round(0.9 * Math.min(2 * (box.width + box.height), 4 * Math.min(box.width, box.height)));
  if (strong.length < least) {
    const what = `shows its focus on ${strong.length} px with a contrast of ${LEAST}:1, of at least ${least}.`;
    return [{ where: place, what: `${what} Give it a stronger ring.` }];
  }
  const [left, right] = ends(strong.map(([x]) => x));
  const [top, bottom] = ends(strong.map(([, y]) => y));
  const rows = (side: typeof strong) => share(new Set(side.map(([, y]) => y)), bottom - top);
  const columns = (side: typeof strong) => share(new Set(side.map(([x]) => x)), right - left);
  const sides = {
    left: rows(strong.filter(([x]) => x < left + BAND)),
    right: rows(strong.filter(([x]) => x > right - BAND)),
    top: columns(strong.filter(([, y]) => y < top + BAND)),
    bottom: columns(strong.filter(([, y]) => y > bottom - BAND)),
  };
  // If the frame around a field is larger than the compared area, the ring continues outside it.
  const goesOn = {
    left: left === 0 && area.left > 0,
    right: right === area.width - 1 && area.right < document.documentElement.clientWidth,
    top: top === 0 && area.top > 0,
    bottom: bottom === area.height - 1 && area.bottom < document.documentElement.clientHeight,
  };
  // Firefox does not scroll to an element of which a part is visible, and not to its ring.
  const { top: upper, bottom: lower } = seen(element);
  const isOut = { left: false, right: false, top: upper < RING, bottom: lower > innerHeight - RING };
  return (["left", "right", "top", "bottom"] as const)
    .filter((side) => sides[side] < 0.25 && !goesOn[side] && !isOut[side])
    .map((side) => ({ where: place, what: `has no ring at its ${side}. Remove the clip or cover.` }));
}

/** Returns the pixels that differ with a contrast of at least 3:1. */
function changes(before: ImageData, after: ImageData): [x: number, y: number][] {
  const old = new Uint32Array(before.data.buffer);
  const strong: [x: number, y: number][] = [];
  new Uint32Array(after.data.buffer).forEach((pixel, i) => {
    if (pixel !== old[i] && contrast(luminance(before.data, i * 4), luminance(after.data, i * 4)) >= LEAST)
      strong.push([i % after.width, Math.floor(i / after.width)]);
  });
  return strong;
}

function ends(places: number[]): [least: number, most: number] {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const at of places) {
    least = Math.min(least, at);
    most = Math.max(most, at);
  }
  return [least, most];
}
const share = (places: Set<number>, length: number) => places.size / (length + 1);
