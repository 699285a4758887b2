"use client";
import { useLayoutEffect, useRef } from "react";

/** The minimum distance from the edge of the viewport, in pixels. */
const MARGIN = 4;

/**
 * Places the tooltip below the button, or above it if there is no space below. The position is relative to the page, so
 * the tooltip scrolls with it.
 */
function place(tip: HTMLElement, button: HTMLElement, view: Window) {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = tip.ownerDocument.documentElement;
  const { offsetWidth, offsetHeight } = tip;
  const x = Math.max(MARGIN, Math.min((left + right - offsetWidth) / 2, clientWidth - offsetWidth - MARGIN));
  const y = bottom + offsetHeight + MARGIN > clientHeight ? top - offsetHeight : bottom;
  tip.style.inset = "0 auto auto 0";
  tip.style.translate = `${x + view.scrollX}px ${y + view.scrollY}px`;
}

/**
 * A tooltip that shows the `aria-label` of its parent, an icon button, on hover, on keyboard focus, and during a touch.
 * Escape, a click or a resize of the window hides it. Because it is inside the button, it stays open while the pointer
 * is over it. Because it repeats the button's name, it is hidden from assistive technology.
 */
export function Tooltip() {
  const ref = useRef<HTMLSpanElement>(null);
  // A layout effect, because the pointer may be over the button as soon as it appears.
  useLayoutEffect(() => {
    const tip = ref.current;
    const button = tip?.parentElement;
    const view = tip?.ownerDocument.defaultView;
    // jsdom and happy-dom have no popovers.
    if (!button || !view || !tip.showPopover) return;
    const controller = new AbortController();
    const { signal } = controller;
    const show = () => {
      tip.textContent = button.ariaLabel;
      tip.showPopover();
      place(tip, button, view);
    };
    let frame = 0;
    const hide = () => {
      view.cancelAnimationFrame(frame);
      tip.hidePopover();
    };
    button.addEventListener("pointerenter", show, { signal });
    // Waits a frame: a menu that closes returns focus while it is still in the document, and no popover can open then.
    const showSoon = () => {
      frame = view.requestAnimationFrame(() => button.matches(":focus-visible") && show());
    };
    button.addEventListener("focus", showSoon, { signal });
    // Lifting a finger fires pointerleave, too.
    for (const type of ["pointerleave", "blur", "click"]) button.addEventListener(type, hide, { signal });
    // In a window that became narrower, it could make the page scroll sideways.
    view.addEventListener("resize", hide, { signal });
    // Listens in the window's capture phase, so that Escape does not also close a dialog.
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !tip.matches(":popover-open")) return;
      event.stopPropagation();
      hide();
    };
    view.addEventListener("keydown", dismiss, { signal, capture: true });
    return () => controller.abort();
  }, []);
  return (
    <span
      ref={ref}
      popover="manual"
      aria-hidden
      data-slot="tooltip"
      className="pf:absolute pf:w-max pf:max-w-60 pf:animate-tooltip pf:rounded-sm pf:bg-ink pf:px-3 pf:py-1.5 pf:font-semibold pf:text-background pf:text-small pf:leading-snug pf:forced-colors:border"
    />
  );
}
