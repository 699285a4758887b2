/** Network Information API; Chromium only. */
declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the person asked the browser to save data. The site then prefetches nothing. */
export const savesData = (): boolean => navigator.connection?.saveData === true;
