/**
 * Reports sideways scroll, cut text, broken words and overlapping controls, as sentences. Tests inject its source into
 * pages, so it is self-contained. In windows narrower than `wordWidth`, in rem, words may break.
 */
export function layoutProblems(wordWidth = 20): string[] {
  const styleOf = (element: Element) => getComputedStyle(element);
  const remPixels = Number.parseFloat(styleOf(document.documentElement).fontSize);

  function sidewaysScroll(): string[] {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide in a window of ${clientWidth} px.`] : [];
  }

  /** The control or cell that a text must fit in, and the element that clips it, which may also cut the control. */
  function holdersOf(text: Element): Element[] {
    const holders: Element[] = [];
    for (let holder: Element | null = text; holder; holder = holder.parentElement) {
      const { overflow, display } = styleOf(holder);
      if (/auto|scroll/.test(overflow)) break;
      if (/hidden|clip/.test(overflow)) return [...holders, holder];
      if (
        holders.length === 0 &&
        display !== "inline" &&
        holder.matches("button, a, label, [role=tab], th, td, dt, dd, li, summary")
      )
        holders.push(holder);
    }
    return holders;
  }

  /** By how many pixels a text extends beyond its holder. */
  function overhang(text: DOMRect, holder: Element): number {
    const edge = holder.getBoundingClientRect();
    // Visually hidden text is one pixel large.
    if (edge.width <= 1 || edge.height <= 1) return 0;
    const isClipping = /hidden|clip/.test(styleOf(holder).overflow);
    // Unless something clips them, captions can extend 0.25 rem into the gaps of their grid, and tall letters beyond
    // their line.
    const sideways = Math.max(edge.left - text.left, text.right - edge.right) - (isClipping ? 0 : remPixels / 4);
    const upright = isClipping ? Math.max(edge.top - text.top, text.bottom - edge.bottom) : 0;
    return Math.round(Math.max(sideways, upright));
  }

  function cutTexts(): string[] {
    const problems: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const words = node.nodeValue?.trim();
      if (!words || !parent?.checkVisibility() || parent.closest("svg, select, .sb-wrapper")) continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      const over = Math.max(0, ...holdersOf(parent).map((holder) => overhang(text, holder)));
      if (over > 2) problems.push(`“${words}” is cut: ${over} px of it are over the edge.`);
    }
    return problems;
  }

  /** Words of up to 15 letters that break without a hyphen. */
  function brokenWords(): string[] {
    const problems: string[] = [];
    if (innerWidth < wordWidth * remPixels) return problems;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines = () => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest("svg, .sb-wrapper")) continue;
      range.selectNodeContents(node);
      // Text for screen readers alone is in one pixel.
      if (lines() < 2 || range.getBoundingClientRect().width <= 1) continue;
      for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(
        /(?<![\p{L}\p{M}])\p{L}{2,15}(?![\p{L}\p{M}])/gu,
      )) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (lines() > 1) problems.push(`“${word}” breaks inside the word.`);
      }
    }
    return problems;
  }

  /** A menu, a crosshair or a box with a z-index in front of other controls has a separate layer. */
  function layerOf(control: Element): Element | null {
    let layer: Element | null = control;
    while (layer && !/fixed|sticky|absolute/.test(styleOf(layer).position) && styleOf(layer).zIndex === "auto")
      layer = layer.parentElement;
    return layer;
  }

  /** The visible part of a control in its scroll containers. */
  function shownPart(control: Element) {
    let { top, right, bottom, left } = control.getBoundingClientRect();
    for (let holder = control.parentElement; holder; holder = holder.parentElement) {
      if (styleOf(holder).overflowY === "visible") continue;
      const edge = holder.getBoundingClientRect();
      [top, left] = [Math.max(top, edge.top), Math.max(left, edge.left)];
      [bottom, right] = [Math.min(bottom, edge.bottom), Math.min(right, edge.right)];
    }
    return { top, right, bottom, left };
  }

  function overlappingControls(): string[] {
    const controls = [...document.querySelectorAll("a[href], button, input:not([type=range]), select, textarea")]
      // Controls that the browser skips while they are off screen have no place yet.
      .filter((control) => control.checkVisibility({ contentVisibilityAuto: true }) && !control.closest("[inert]"))
      .map((control) => {
        const label = control.closest("label");
        const name = control.getAttribute("aria-label") ?? (label ?? control).textContent;
        return { control, label, name, layer: layerOf(control), edge: shownPart(control) };
      })
      .filter(({ edge }) => edge.right - edge.left > 1 && edge.bottom - edge.top > 1);
    return controls.flatMap((one, at) =>
      controls.slice(at + 1).flatMap((other) => {
        const width = Math.min(one.edge.right, other.edge.right) - Math.max(one.edge.left, other.edge.left);
        const height = Math.min(one.edge.bottom, other.edge.bottom) - Math.max(one.edge.top, other.edge.top);
        const belongTogether = (one.label && one.label === other.label) || one.control.contains(other.control);
        const overlap = width > 2 && height > 2 && one.layer === other.layer && !belongTogether;
        return overlap ? [`“${one.name}” and “${other.name}” overlap.`] : [];
      }),
    );
  }

  return [...sidewaysScroll(), ...cutTexts(), ...brokenWords(), ...overlappingControls()];
}
