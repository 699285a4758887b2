/** For `returnFocus`: focus returns to what had it, or, where that was removed, to the page's content. */
export const openerOrMain = (previous: HTMLElement | null): HTMLElement | null =>
  previous?.isConnected ? previous : document.getElementById("main");
