import { CONTROLS, type Found, isForReadersAlone, isShown, visibleTexts, where } from "./dom.ts";
import { contrast, luminance, pictureOf, pixelsOf } from "./pictures.ts";

/** Reports controls that have no edge, fill, underline or link color in forced colors. */
export function boundaries(): Found[] {
  const controls = [...document.querySelectorAll(CONTROLS)].filter((one) => isShown(one) && !isForReadersAlone(one));
  return controls
    .filter((control) => !isDrawnByBrowser(control) && !hasEdge(control) && !hasLinkColor(control))
    .map((control) => ({ where: where(control), what: "has no edge in forced colors. Give it a border there." }));
}

const hasLinkColor = (control: Element) =>
  control.matches("a[href]") && getComputedStyle(control).color !== getComputedStyle(document.body).color;

function hasEdge(control: Element): boolean {
  const { width, height } = control.getBoundingClientRect();
  const boxes = [control, ...bodyOf(control).querySelectorAll("*")];
  // The frame of a field can belong to its parent, and that of a radio button to its label or its group.
  const isField = control.matches("input, select, textarea");
  for (let box = control.parentElement, steps = 0; box; box = box.parentElement, steps++) {
    const around = box.getBoundingClientRect();
    const isNear = around.width <= width + 96 && around.height <= height + 24;
    if (!isNear && !(isField && steps < 3)) break;
    boxes.push(box);
  }
  return boxes.some((box) => !box.closest("svg") && [null, "::before", "::after"].some((part) => isEdged(box, part)));
}

/** Returns the control's visible element. A transparent native radio button or checkbox covers the visible one. */
function bodyOf(control: Element): Element {
  const isSeen = control.checkVisibility({ opacityProperty: true });
  return control.closest("label") ?? (isSeen ? control : (control.parentElement ?? control));
}

function isEdged(box: Element, part: string | null): boolean {
  const style = getComputedStyle(box, part);
  if (part && style.content === "none") return false;
  const ground = groundOf(box.parentElement);
  const sides = ["Top", "Right", "Bottom", "Left"] as const;
  const edges = sides.filter(
    (side) =>
      Number.parseFloat(style[`border${side}Width`]) > 0 && contrastOf(style[`border${side}Color`], ground) >= 3,
  );
  const isOutlined = style.outlineStyle !== "none" && contrastOf(style.outlineColor, ground) >= 3;
  const isUnderlined = style.textDecorationLine.includes("underline") || edges.includes("Bottom");
  return isUnderlined || edges.length === 4 || isOutlined || contrastOf(style.backgroundColor, ground) >= 3;
}

const painter = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
const paints = new Map<string, Uint8ClampedArray>();

/** Converts a CSS color in any notation to red, green, blue and alpha. */
function paint(color: string): Uint8ClampedArray {
  const known = paints.get(color);
  if (known || !painter) return known ?? new Uint8ClampedArray(4);
  painter.clearRect(0, 0, 1, 1);
  painter.fillStyle = color;
  painter.fillRect(0, 0, 1, 1);
  const { data } = painter.getImageData(0, 0, 1, 1);
  paints.set(color, data);
  return data;
}

function contrastOf(color: string, ground: string): number {
  const paintOfIt = paint(color);
  return paintOfIt[3] === 0 ? 1 : contrast(luminance(paintOfIt, 0), luminance(paint(ground), 0));
}

function groundOf(element: Element | null): string {
  for (let box = element; box; box = box.parentElement) {
    const { backgroundColor } = getComputedStyle(box);
    if (paint(backgroundColor)[3] === 255) return backgroundColor;
  }
  return getComputedStyle(document.documentElement).backgroundColor;
}

/** Each state, a selector for controls in that state, and a selector for controls not in it. */
const STATES = [
  ["checked", "input:checked, [aria-checked=true]", "input:not(:checked), [aria-checked=false]"],
  ["selected", "[aria-selected=true]", "[aria-selected=false]"],
  ["pressed", "[aria-pressed=true]", "[aria-pressed=false]"],
  ["current", "[aria-current]:not([aria-current=false])", ":not([aria-current])"],
  ["disabled", ":disabled", ":enabled"],
  ["invalid", "[aria-invalid=true]", ":not([aria-invalid=true])"],
] as const;

/** Reports states that only a background shows, because forced colors remove backgrounds. */
export function states(): Found[] {
  return STATES.flatMap(([state, on, off]) =>
    [...document.querySelectorAll(on)].filter(isShown).flatMap((one) => {
      const peers = peersOf(one, off);
      if (peers.length === 0 || isDrawnByBrowser(one) || isDescribed(state, one) || isTold(one, peers)) return [];
      return [
        {
          where: where(one),
          what: `looks in forced colors as if it were not ${state}. Use more than a background.`,
        },
      ];
    }),
  );
}

const isDrawnByBrowser = (one: Element) =>
  one.matches("[type=radio], [type=checkbox]") && getComputedStyle(one).appearance === "auto";

const isDescribed = (state: string, one: Element) =>
  state === "invalid" &&
  (one.getAttribute("aria-describedby") ?? "").split(" ").some((id) => {
    const error = document.getElementById(id);
    return error && isShown(error) && error.textContent;
  });

/** Returns controls of the same kind that are not in the state, from the smallest container that has any. */
function peersOf(one: Element, off: string): Element[] {
  for (let part = one.parentElement; part; part = part.parentElement) {
    const peers = [...part.querySelectorAll(off)].filter((other) => isShown(other) && kindOf(other) === kindOf(one));
    if (peers.length > 0) return peers;
  }
  return [];
}

const kindOf = (element: Element) =>
  [
    element.localName,
    ...["role", "type", "name", "data-slot", "data-variant", "data-type"].map((name) => element.getAttribute(name)),
  ].join();

/** Whether the control has a style, other than a background, that none of its peers has. */
function isTold(one: Element, peers: readonly Element[]): boolean {
  const others = peers.map(looksOf);
  return [...looksOf(one)].some((look) => others.every((other) => !other.has(look)));
}

const LOOKS = [
  "color",
  "borderTopColor",
  "borderBottomColor",
  "borderTopWidth",
  "borderBottomWidth",
  "borderInlineStartWidth",
  "borderTopStyle",
  "borderBottomStyle",
  "outline",
  "textDecorationLine",
  "fontWeight",
  "content",
] as const;

function looksOf(control: Element): Set<string> {
  const root = bodyOf(control);
  const box = root.getBoundingClientRect();
  const inner = [...root.querySelectorAll("*")].filter((one) => isShown(one) && !one.closest("svg *, .sr-only"));
  const all = new Set([`${inner.filter(({ localName }) => localName === "svg").length} icons`]);
  for (const one of [root, ...inner]) {
    for (const part of [null, "::before", "::after"]) {
      const style = getComputedStyle(one, part);
      if (part && style.content === "none") continue;
      for (const look of LOOKS) all.add(`${part ?? one.localName} ${look} ${style[look]}`);
    }
    // Also compares the position of a switch's thumb.
    const { left, top } = one.getBoundingClientRect();
    if (!one.textContent) all.add(`${one.localName} at ${Math.round(left - box.left)}, ${Math.round(top - box.top)}`);
  }
  return all;
}

/** Reports text that has no contrast to its background in the screenshot. */
export async function vanished(png: string): Promise<Found[]> {
  const { data, width, height } = pixelsOf(await pictureOf(png));
  const found: Found[] = [];
  for (const { parent, words, lines } of visibleTexts()) {
    const isLost = (line: DOMRect) => {
      const isInside = line.left >= 0 && line.top >= 0 && line.right <= width && line.bottom <= height;
      if (!isInside || !isOnTop(parent, line)) return false;
      let [least, most] = [1, 0];
      for (let y = Math.floor(line.top); y < line.bottom; y++) {
        for (let x = Math.floor(line.left); x < line.right; x++) {
          const light = luminance(data, (y * width + x) * 4);
          least = Math.min(least, light);
          most = Math.max(most, light);
        }
      }
      return contrast(least, most) < 3;
    };
    if (lines.some(isLost))
      found.push({ where: where(parent), what: `cannot be read in forced colors (“${words.slice(0, 40)}”).` });
  }
  return found;
}

function isOnTop(parent: Element, { left, top, width, height }: DOMRect): boolean {
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return Boolean(above && (above.contains(parent) || parent.contains(above)) && above !== document.documentElement);
}
