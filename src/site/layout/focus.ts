/** A value for `returnFocus`: returns the element that had focus or, if it was removed, the page's main content. */
export const openerOrMain = (previous: HTMLElement | null): HTMLElement | null =>
  previous?.isConnected ? previous : document.getElementById("main");

/** A callback `ref` that focuses a heading when it appears, before the paint. */
export const focusOnMount = (heading: HTMLElement | null): void => heading?.focus({ preventScroll: true });
