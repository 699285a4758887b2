"use client";
import { useLayoutEffect, useRef } from "react";

/** Pixels between a tooltip and the edge of the window. */
const MARGIN = 4;

/** Below the button, or above it where there is no room; on the page, so that it scrolls along. */
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
 * In a button with an icon alone, shows its `aria-label`: under a pointer, on keyboard focus, and while a finger holds the
 * button. Escape hides it, and so does a click. It is in the button, so a pointer may rest on it; it repeats the name, so
 * assistive technology skips it.
 */
export function Tooltip() {
  const ref = useRef<HTMLSpanElement>(null);
  // Before the paint: a pointer may already rest on what appears.
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
    const hide = () => tip.hidePopover();
    button.addEventListener("pointerenter", show, { signal });
    // A menu that closes gives the focus back before it is gone, and then no popover may open.
    button.addEventListener(
      "focus",
      () => view.requestAnimationFrame(() => button.matches(":focus-visible") && show()),
      { signal },
    );
    // A finger that is lifted leaves.
    for (const type of ["pointerleave", "blur", "click"]) button.addEventListener(type, hide, { signal });
    // The window hears it before a dialog, which would close too.
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
