/** Focus goes back to what had it, or, where that is gone, to the page's content. */
export const openerOrMain = (previous: HTMLElement | null): HTMLElement | null =>
  previous?.isConnected ? previous : document.getElementById("main");
