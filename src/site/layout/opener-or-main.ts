/** A value for `returnFocus`: returns the element that had focus or, if it was removed, the page's main content. */
export const openerOrMain = (previous: HTMLElement | null): HTMLElement | null =>
  previous?.isConnected ? previous : document.getElementById("main");
