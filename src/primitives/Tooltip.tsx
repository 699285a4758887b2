"use client";
import { useLayoutEffect, useRef } from "react";

/** The least distance from the edge of the window, in pixels. */
const MARGIN = 4;

/**
 * Places the tooltip below the button, or above if there is no space. It is positioned on the page, so it scrolls
 * along.
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
 * Shows the `aria-label` of the icon button around it: on hover, on keyboard focus, and during a touch. Escape or a
 * click hides it. It is inside the button, so the pointer can move onto it. It repeats the name, so it is hidden from
 * assistive technology.
 */
export function Tooltip() {
  const ref = useRef<HTMLSpanElement>(null);
  // A layout effect: the pointer may already be over a button that appears.
  useLayoutEffect(() => {
    const tip = ref.current;
    const button = tip?.parentElement;
    const view = tip?.ownerDocument.defaultView;
    if (!button || !view) return;
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
    // A closing menu returns focus while it is still in the document, when no popover can open yet.
    const showSoon = () => {
      frame = view.requestAnimationFrame(() => button.matches(":focus-visible") && show());
    };
    button.addEventListener("focus", showSoon, { signal });
    // Lifting a finger fires pointerleave.
    for (const type of ["pointerleave", "blur", "click"]) button.addEventListener(type, hide, { signal });
    // Captured on the window, so that Escape does not also close a dialog.
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
